import { fireEvent, screen, waitFor, within } from 'storybook/test';
import type { Requests } from './walk';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The part of the emulator that these steps use. */
export interface Faulty extends Requests {
  fail(rule: object): { stop(): void };
}

/** How long a step is waited for, and that its own error is shown when the wait ends. */
export const patience = { timeout: 20_000, onTimeout: (error: Error) => error };

const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
const isNamed = (element: Element, name: string) =>
  name.endsWith('…') ? nameOf(element).startsWith(name.slice(0, -1)) : nameOf(element) === name;
/** A button that waits or gives a reason against it takes the press and does nothing. */
const isReady = (element: Element) => !element.matches(':disabled, [aria-disabled=true]');

/** Presses a tab, a button or an entry of a menu, once it can be pressed. */
export const press = async (name: string): Promise<void> => {
  const found = await waitFor(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-slot=menu-item], button')];
    const one = all.find(
      (element) => element.checkVisibility() && isNamed(element, name) && !element.closest('[aria-label=Pages]'),
    );
    if (!one || !isReady(one)) throw new Error(`Nothing with the name ${name} can be pressed.`);
    return one;
  }, patience);
  fireEvent.click(found);
};

/** The fields that are seen. */
export const fieldsOf = (form: HTMLElement): Field[] =>
  [...form.querySelectorAll<Field>('input, textarea, select')].filter((field) => field.name && field.checkVisibility());

/** Whether a field takes text. */
export const isTyped = ({ type }: Field) => /^(?:text|email|tel|url|textarea)$/.test(type);

/** What is wrong with each field, as its control says it. */
export const errorsOf = (form: HTMLElement): string[] =>
  [...form.querySelectorAll('[aria-invalid=true]')].map((control) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

/** What is wrong with the form as a whole. */
export const alertsOf = (form: HTMLElement) =>
  [...form.querySelectorAll('[role=alert]')]
    .map(({ textContent }) => textContent)
    .join(' ')
    .trim();

/** Resolves with what the form says is wrong. */
export const said = (form: HTMLElement) =>
  waitFor(() => {
    const text = `${alertsOf(form)} ${errorsOf(form).join(' ')}`.trim();
    if (!text) throw new Error(`The form ${form.isConnected ? 'says nothing' : 'is gone'}.`);
    return text;
  }, patience);

/** What is typed into a field by its type, unless the step names a value. */
export const suitable: Readonly<Record<string, string>> = {
  email: 'kim@forms.test',
  tel: '+491701234567',
  url: 'https://forms.test/typed',
};

/** What the fields hold. */
export const valuesOf = (form: HTMLElement) =>
  fieldsOf(form).map((field) => [field.name, field.value, field instanceof HTMLInputElement && field.checked]);

/** Sends a form, once it can be sent, and answers the question that it `asks` first. */
export const submit = async (form: HTMLElement, asks?: string): Promise<void> => {
  const button = await waitFor(() => {
    const found = form.querySelector('[type=submit]');
    if (!found || !isReady(found)) throw new Error('The form cannot be sent.');
    return found;
  }, patience);
  fireEvent.click(button);
  if (!asks) return;
  const question = within(await screen.findByRole('alertdialog', {}, patience));
  fireEvent.click(question.getByRole('button', { name: asks }));
};

/** None that is sent again by itself. */
const statuses = [400, 403, 404, 409, 413];

/** Refuses every change from now on, without a word; with a status of its own for each row of a table. */
export const refuse = (emulator: Faulty, row: number, status = statuses[row % statuses.length]) => {
  const faults = ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => emulator.fail({ method, status, body: {} }));
  return {
    stop: () => {
      for (const fault of faults) fault.stop();
    },
  };
};
