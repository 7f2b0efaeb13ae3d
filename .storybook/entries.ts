import type { StoryContext } from '@storybook/react-vite';

/** `autocomplete` of the fields that password managers and devices fill in, by name. */
const filledIn: Readonly<Record<string, RegExp>> = {
  email: /^(username|email)\b/,
  password: /^(current|new)-password$/,
  code: /^one-time-code$/,
  phoneNumber: /^tel/,
};

const describe = ({ outerHTML }: Element): string => outerHTML.slice(0, 160);

/** Whether the field refuses what is pasted. */
const refusesPaste = (field: HTMLInputElement): boolean => {
  const before = field.value;
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', '123456');
  const isTaken = field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  return !isTaken && field.value === before;
};

/** Returns the fields of a form that ask for what another one asks for. */
const askedTwice = (form: Element): Element[] => {
  const seen = new Set<string>();
  return [...form.querySelectorAll<HTMLInputElement>('input[autocomplete]')].filter((field) => {
    const { autocomplete } = field;
    if (!field.checkVisibility({ opacityProperty: true }) || autocomplete === 'off') return false;
    if (seen.has(autocomplete)) return true;
    seen.add(autocomplete);
    return false;
  });
};

/**
 * Under test, checks the fields of the login at the end of a story: each takes what is pasted, names what a password
 * manager may fill in (WCAG 3.3.8), and no form asks for the same twice (3.3.7).
 */
export const checkEntries = ({ canvasElement, title }: Pick<StoryContext, 'canvasElement' | 'title'>): void => {
  if (!title.startsWith('Login/')) return;
  const page = canvasElement.ownerDocument;
  const fields = [...page.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio], [readonly])')];
  const found = [
    ...fields
      .filter(({ name, autocomplete }) => filledIn[name]?.test(autocomplete) === false)
      .map((field) => `not filled in by a password manager: ${describe(field)}`),
    ...fields.filter(refusesPaste).map((field) => `refuses what is pasted: ${describe(field)}`),
    ...[...page.querySelectorAll('form')].flatMap(askedTwice).map((field) => `asks again: ${describe(field)}`),
  ];
  if (found.length > 0) throw new Error(found.join('\n'));
};
