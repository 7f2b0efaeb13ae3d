import type { AdminPageId } from '@gatehouse/sdk/admin';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { type ConfirmationCase, confirmations, withConfirmations } from './story-pages/confirmations';
import {
  alertsOf,
  errorsOf,
  type Faulty,
  fieldsOf,
  isTyped,
  liveRegionsOf,
  messagesOf,
  patience,
  press,
  refuse,
  submit,
  suitable,
  unannounced,
  valuesOf,
} from './story-pages/form-steps';
import { type Sheet, sheets } from './story-pages/sheets';
import { openPage, pageElement, type Requests, settled, startAgain } from './story-pages/walk';
import { WalkFixture } from './story-pages/walk-fixture';

const meta = {
  title: 'Admin/Forms',
  tags: ['long'],
  component: WalkFixture,
  // The stories of each page and dialog check accessibility and appearance.
  parameters: { emulator: { seed: 'demo' }, a11y: { test: 'off' } },
} satisfies Meta<typeof WalkFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the form of the open sheet. */
const openForm = () =>
  waitFor(() => {
    const form = document.querySelector<HTMLElement>('[role=dialog] form');
    if (!form) throw new Error('No form has opened.');
    return form;
  }, patience);

/** Invalid text: too long, with line breaks, a NUL, markup, a formula and an emoji. */
const hostileText = `=1+1${'long '.repeat(5_000)}\u0000\n\t<b onclick=alert(1)>\u{1f600}</b>`;

const enterHostileText = async (form: HTMLElement) => {
  const typed = fieldsOf(form).filter(isTyped);
  if (typed.length === 0) return;
  for (const field of typed) fireEvent.change(field, { target: { value: hostileText } });
  const regions = liveRegionsOf(form);
  await submit(form);
  await messagesOf(form);
  await expect(unannounced(form, regions), 'errors outside of live regions').toEqual([]);
  const invalid = form.querySelector('[aria-invalid=true]');
  if (invalid) await waitFor(() => expect(invalid.contains(document.activeElement)).toBe(true), patience);
  for (const error of errorsOf(form)) {
    await expect(error.length).toBeLessThan(400);
    await expect(error).not.toContain('Check this field.');
  }
};

const pickFirst = async (form: HTMLElement, label: string) => {
  const box = within(form).getAllByRole('combobox', { name: new RegExp(`^${label}`) })[0];
  await userEvent.click(box ?? form);
  const option = await waitFor(() => {
    const found = document.querySelector('[role=option]:not([aria-disabled=true])');
    if (!found) throw new Error(`There is no choice for ${label}.`);
    return found;
  }, patience);
  await userEvent.click(option);
  await userEvent.keyboard('{Escape}');
};

const fill = async (form: HTMLElement, { values = {}, adds = {}, picks = [], presses = [] }: Sheet) => {
  for (const field of fieldsOf(form)) {
    const value = values[field.name] ?? (isTyped(field) ? (suitable[field.type] ?? 'Typed here') : undefined);
    if (value !== undefined) fireEvent.change(field, { target: { value } });
    if (field instanceof HTMLSelectElement && !field.value) {
      fireEvent.change(field, { target: { value: [...field.options].find(({ value: one }) => one)?.value } });
    }
  }
  for (const [label, address] of Object.entries(adds)) {
    await userEvent.type(within(form).getByRole('textbox', { name: new RegExp(`^${label}`) }), `${address},`);
  }
  for (const name of presses) fireEvent.click(within(form).getByLabelText(name, { exact: false }));
  for (const label of picks) await pickFirst(form, label);
  await waitFor(() => expect(errorsOf(form)).toEqual([]), patience);
};

/** Requests that change something; the numbers of users per account are read by a POST. */
const changes = ({ requests }: Requests) =>
  requests.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/count'));
const changesOf = (emulator: Requests) => changes(emulator).length;

/** Submits invalid input, then values that the server refuses, then the same values again with ten clicks. */
const trySheet = async (emulator: Faulty, sheet: Sheet, row: number) => {
  startAgain();
  await openPage(emulator, sheet.page);
  for (const [at, name] of sheet.path.entries()) {
    if (at > 0) await settled(emulator);
    await press(name);
  }
  const form = await openForm();
  await settled(emulator);

  const before = changesOf(emulator);
  await enterHostileText(form);
  await expect(changesOf(emulator)).toBe(before);

  await fill(form, sheet);
  const typed = valuesOf(form);
  const refused = refuse(emulator, row, sheet.status);
  const regions = liveRegionsOf(form);
  await submit(form, sheet.confirmLabel);
  await expect(await messagesOf(form)).not.toMatch(/Error \d{3}/);
  await expect(unannounced(form, regions), 'errors outside of live regions').toEqual([]);
  await expect(valuesOf(form)).toEqual(typed);

  refused.stop();
  const refusedChanges = changesOf(emulator);
  await submit(form, sheet.confirmLabel, 10);
  await waitFor(() => {
    if (form.isConnected) throw new Error(`It is not saved: ${alertsOf(form)} ${errorsOf(form)}`);
  }, patience);
  await settled(emulator);
  const saved = changes(emulator)
    .slice(refusedChanges)
    .map(({ method, path }) => `${method} ${path}`);
  await expect(saved.length).toBeGreaterThan(0);
  await expect(saved, 'requests of ten clicks').toEqual([...new Set(saved)]);
};

/**
 * For each sheet: invalid input is reported at its field and not sent; a refused save keeps the input; the next one
 * succeeds, and ten clicks send it once.
 */
export const Sheets: Story = {
  play: async ({ loaded: { emulator } }) => {
    for (const [row, sheet] of sheets.entries()) {
      await trySheet(emulator, sheet, row).catch((cause: unknown) => {
        throw new Error(`${sheet.file}, ${sheet.path.join(', ')}: ${cause instanceof Error ? cause.message : cause}`, {
          cause,
        });
      });
    }
  },
};

const askAndCancel = async (emulator: Faulty, { page, path, title }: ConfirmationCase) => {
  startAgain();
  await openPage(emulator, page);
  for (const [at, name] of path.entries()) {
    if (at > 0) await settled(emulator);
    await press(name);
  }
  const dialog = await waitFor(
    () => screen.queryByRole('alertdialog', { name: title }) ?? screen.getByRole('dialog', { name: title }),
  );
  const before = changesOf(emulator);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await expect(changesOf(emulator)).toBe(before);
};

/** Each confirmation names its object; canceling changes nothing. */
export const Confirmations: Story = {
  parameters: { prepare: withConfirmations },
  play: async ({ loaded: { emulator } }) => {
    for (const confirmation of confirmations) await askAndCancel(emulator, confirmation);
  },
};

/** Pages with sections that save separately, and the number of their forms. */
const settings: readonly { page: AdminPageId; tab?: string; sections: number }[] = [
  { page: 'profile', sections: 1 },
  { page: 'account', sections: 2 },
  { page: 'account', tab: 'Login page', sections: 2 },
  { page: 'security', tab: 'Sessions', sections: 3 },
  { page: 'security', tab: 'Sign-in', sections: 3 },
  { page: 'security', tab: 'IP addresses', sections: 1 },
  { page: 'security', tab: 'Email domains', sections: 1 },
];
const expectedTexts: Readonly<Record<string, string>> = {
  'Two-step verification': 'Require it',
  'Email domains': 'Save anyway',
};

/** Changes the first editable field of a section. */
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

/** For each section: ten clicks send one save; when it is refused, that is reported there and the input is kept. */
export const Sections: Story = {
  play: async ({ loaded: { emulator } }) => {
    for (const [index, { page, tab, sections }] of settings.entries()) {
      startAgain();
      await openPage(emulator, page);
      if (tab) await press(tab);
      await settled(emulator);
      const forms = [...pageElement().querySelectorAll<HTMLElement>('[data-slot=settings-section] form')];
      await expect(forms).toHaveLength(sections);
      const refused = refuse(emulator, index);
      for (const form of forms) {
        change(form);
        const typed = valuesOf(form);
        await within(form).findByRole('button', { name: 'Save', hidden: true }, patience);
        const before = changesOf(emulator);
        await submit(form, expectedTexts[form.getAttribute('aria-label') ?? ''], 10);
        await expect(await messagesOf(form)).not.toMatch(/Error \d{3}/);
        await expect(changesOf(emulator) - before, 'requests of ten clicks').toBe(1);
        await expect(valuesOf(form)).toEqual(typed);
        fireEvent.click(within(form).getByRole('button', { name: 'Reset', hidden: true }));
      }
      refused.stop();
    }
  },
};
