import { fireEvent, screen, waitFor, within } from 'storybook/test';
import type { Requests } from './walk';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Emulator members used by these steps. */
export interface Faulty extends Requests {
  fail(rule: object): { stop(): void };
}

/** Timeout of a step in milliseconds; on timeout its own error is thrown. */
export const patience = { timeout: 20_000, onTimeout: (error: Error) => error };

const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
const isNamed = (element: Element, name: string) =>
  name.endsWith('…') ? nameOf(element).startsWith(name.slice(0, -1)) : nameOf(element) === name;
/** Returns whether an element can be pressed: busy buttons, and those disabled with a reason, ignore clicks. */
const isReady = (element: Element) => !element.matches(':disabled, [aria-disabled=true]');

/** Presses a tab, button or menu item once it is enabled. */
export const press = async (name: string): Promise<void> => {
  const control = await waitFor(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-slot=menu-item], button')];
    const match = all.find(
      (element) => element.checkVisibility() && isNamed(element, name) && !element.closest('[aria-label=Pages]'),
    );
    if (!match || !isReady(match)) throw new Error(`Nothing with the name ${name} can be pressed.`);
    return match;
  }, patience);
  fireEvent.click(control);
};

/** Returns the visible fields. */
export const fieldsOf = (form: HTMLElement): Field[] =>
  [...form.querySelectorAll<Field>('input, textarea, select')].filter((field) => field.name && field.checkVisibility());

/** Returns whether a field accepts text. */
export const isTyped = (field: Field) =>
  /^(?:text|email|tel|url|textarea)$/.test(field.type) && !field.matches('[readonly]');

/** Returns the error of each invalid field, as described by its control. */
export const errorsOf = (form: HTMLElement): string[] =>
  [...form.querySelectorAll('[aria-invalid=true]')].map((control) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

const LIVE = '[role=alert], [role=status], [aria-live]';

/** Returns the live regions of a form. */
export const liveRegionsOf = (form: HTMLElement): ReadonlySet<Element> => new Set(form.querySelectorAll(LIVE));

/** Returns the errors, of fields and of the whole form, outside the live regions that were there before them. */
export const unannounced = (form: HTMLElement, before: ReadonlySet<Element>): string[] => {
  const described = [...form.querySelectorAll('[aria-invalid=true]')]
    .flatMap((control) => (control.getAttribute('aria-describedby') ?? '').split(' '))
    .map((id) => document.getElementById(id))
    .filter((element) => element?.dataset.slot === 'field-error');
  return [...described, ...form.querySelectorAll('[role=alert]')].flatMap((element) => {
    const text = element?.textContent?.trim();
    const region = element?.closest(LIVE);
    return text && !(region && before.has(region)) ? [text] : [];
  });
};

/** Returns the errors of the whole form. */
export const alertsOf = (form: HTMLElement) =>
  [...form.querySelectorAll('[role=alert]')]
    .map(({ textContent }) => textContent)
    .join(' ')
    .trim();

/** Resolves with the errors of the form. */
export const messagesOf = (form: HTMLElement) =>
  waitFor(() => {
    const text = `${alertsOf(form)} ${errorsOf(form).join(' ')}`.trim();
    if (!text) throw new Error(`The form ${form.isConnected ? 'says nothing' : 'is gone'}.`);
    return text;
  }, patience);

const typicalTexts: Readonly<Record<string, string>> = {
  email: 'kim@forms.test',
  tel: '+491701234567',
  url: 'https://forms.test/typed',
  numeric: '7',
};

/** Returns a valid text for a field, unless the step defines a value. */
export const typicalText = ({ type, inputMode }: Field) =>
  typicalTexts[inputMode] ?? typicalTexts[type] ?? 'Typed here';

/** Returns the values of the fields. */
export const valuesOf = (form: HTMLElement) =>
  fieldsOf(form).map((field) => [field.name, field.value, field instanceof HTMLInputElement && field.checked]);

const clickTimes = (button: Element, times: number) => {
  for (let click = 0; click < times; click += 1) fireEvent.click(button);
};

/**
 * Submits a form once it is enabled, and presses the button of its confirmation, if it has one. Both are clicked
 * `times` times without a pause.
 */
export const submit = async (form: HTMLElement, confirmLabel?: string, times = 1): Promise<void> => {
  const button = await waitFor(() => {
    const element = form.querySelector('[type=submit]');
    if (!element || !isReady(element)) throw new Error('The form cannot be sent.');
    return element;
  }, patience);
  clickTimes(button, times);
  if (!confirmLabel) return;
  const confirmation = within(await screen.findByRole('alertdialog', {}, patience));
  clickTimes(confirmation.getByRole('button', { name: confirmLabel }), times);
};

/** Requests by POST that read: the numbers of users per account, groups by their ids, and a token with the present roles after a 403. */
const reading = /\/(?:count|bulkGet|authorize\/silent)$/;

/** Returns a function that returns the later requests that change something. The provider keeps only the last requests. */
export const changesFromNow = (emulator: Requests) => {
  const before = new Set(emulator.requests);
  return () =>
    emulator.requests.filter(
      (request) => !before.has(request) && request.method !== 'GET' && !reading.test(request.path),
    );
};

/** Statuses that the client does not retry. */
const statuses = [400, 403, 404, 409, 413];

/** Refuses every write from now on, without an error body, with a status chosen by the row of a table. */
export const refuse = (emulator: Faulty, row: number, status = statuses[row % statuses.length]) => {
  const faults = ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => emulator.fail({ method, status, body: {} }));
  return {
    stop: () => {
      for (const fault of faults) fault.stop();
    },
  };
};
