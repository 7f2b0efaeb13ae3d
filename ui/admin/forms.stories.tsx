import type { AdminPageId } from '@gatehouse/sdk/admin';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { openPage, pageElement, type Requests, settled, startAgain } from './story-pages/walk';
import { WalkStage } from './story-pages/walk-stage';

const meta = {
  title: 'Admin/Forms',
  component: WalkStage,
  // Each page and dialog is looked at in stories of its own.
  parameters: { emulator: { seed: 'demo' }, a11y: { test: 'off' } },
} satisfies Meta<typeof WalkStage>;

export default meta;
type Story = StoryObj<typeof meta>;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Emulator = Requests & {
  fail(rule: object): { stop(): void };
};

const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
const isNamed = (element: Element, name: string) =>
  name.endsWith('…') ? nameOf(element).startsWith(name.slice(0, -1)) : nameOf(element) === name;

const press = async (emulator: Emulator, name: string) => {
  const found = await waitFor(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-slot=menu-item], button')];
    const one = all.find(
      (element) => element.checkVisibility() && isNamed(element, name) && !element.closest('[aria-label=Pages]'),
    );
    if (!one) throw new Error(`There is nothing to press with the name ${name}.`);
    return one;
  }, quick);
  fireEvent.click(found);
  await settled(emulator);
};
const quick = { timeout: 20_000, onTimeout: (error: Error) => error };

const fieldsOf = (form: HTMLElement): Field[] =>
  [...form.querySelectorAll<Field>('input, textarea, select')].filter((field) => field.name && field.checkVisibility());
const isTyped = ({ type }: Field) => /^(?:text|email|tel|url|textarea)$/.test(type);

/** What is wrong with each field, as its control says it. */
const errorsOf = (form: HTMLElement): string[] =>
  [...form.querySelectorAll('[aria-invalid=true]')].map((control) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
const alertsOf = (form: HTMLElement) =>
  [...form.querySelectorAll('[role=alert]')]
    .map(({ textContent }) => textContent)
    .join(' ')
    .trim();
const said = (form: HTMLElement) =>
  waitFor(() => {
    const text = `${alertsOf(form)} ${errorsOf(form).join(' ')}`.trim();
    if (!text) throw new Error('The form says nothing.');
    return text;
  }, quick);

const suitable: Readonly<Record<string, string>> = {
  email: 'kim@forms.test',
  tel: '+491701234567',
  url: 'https://forms.test/typed',
};

const valuesOf = (form: HTMLElement) =>
  fieldsOf(form).map((field) => [field.name, field.value, field instanceof HTMLInputElement && field.checked]);

const submit = async (form: HTMLElement, asks: string | undefined) => {
  fireEvent.click(form.querySelector('[type=submit]') ?? form);
  if (!asks) return;
  const question = within(await screen.findByRole('alertdialog', {}, quick));
  fireEvent.click(question.getByRole('button', { name: asks }));
};
/** None that is sent again by itself. */
const statuses = [400, 403, 404, 409, 413];

/** Refuses every change from now on, without a word. */
const refuse = (emulator: Emulator, status: number) => {
  const faults = ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => emulator.fail({ method, status, body: {} }));
  return {
    stop: () => {
      for (const fault of faults) fault.stop();
    },
  };
};

/** Pages with sections that save by themselves, and how many of them have a form here. */
const settings: readonly { page: AdminPageId; tab?: string; sections: number }[] = [
  { page: 'profile', sections: 1 },
  { page: 'account', sections: 2 },
  { page: 'account', tab: 'Login page', sections: 2 },
  { page: 'security', tab: 'Sessions', sections: 3 },
  { page: 'security', tab: 'Sign-in', sections: 3 },
  { page: 'security', tab: 'IP addresses', sections: 1 },
  { page: 'security', tab: 'Email domains', sections: 1 },
];
const answers: Readonly<Record<string, string>> = {
  'Two-step verification': 'Require it',
  'Email domains': 'Save anyway',
};

/** Changes the first field of a section that can be changed. */
const change = (form: HTMLElement) => {
  const fields = fieldsOf(form);
  const text = fields.find(isTyped);
  const value = text?.name === 'timezone' ? 'Europe/Berlin' : (suitable[text?.type ?? ''] ?? 'Typed here');
  if (text) return fireEvent.change(text, { target: { value } });
  const choice = fields.find(
    (field) => field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type) && !field.checked,
  );
  return fireEvent.click(choice ?? fields[0] ?? form);
};

/** Each section: what is refused is told there and stays as it was typed. */
export const Sections: Story = {
  play: async ({ loaded: { emulator } }) => {
    for (const [index, { page, tab, sections }] of settings.entries()) {
      startAgain();
      await openPage(emulator, page);
      if (tab) await press(emulator, tab);
      const forms = [...pageElement().querySelectorAll<HTMLElement>('[data-slot=settings-section] form')];
      await expect(forms).toHaveLength(sections);
      const refused = refuse(emulator, statuses[index % statuses.length] ?? 400);
      for (const form of forms) {
        change(form);
        const typed = valuesOf(form);
        await within(form).findByRole('button', { name: 'Save', hidden: true }, quick);
        await submit(form, answers[form.getAttribute('aria-label') ?? '']);
        await expect(await said(form)).not.toMatch(/Error \d{3}/);
        await expect(valuesOf(form)).toEqual(typed);
        fireEvent.click(within(form).getByRole('button', { name: 'Reset', hidden: true }));
      }
      refused.stop();
    }
  },
};
