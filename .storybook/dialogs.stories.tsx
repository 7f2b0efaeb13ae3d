import type { AdminPageId } from '@gatehouse/sdk/admin';
import { adminPages } from '@gatehouse/sdk/admin';
import { createQueryClient } from '@gatehouse/sdk/query';
import { useIdentity } from '@gatehouse/ui';
import { AdminPortal, adminLoadersOf, type PageTasks } from '@gatehouse/ui/admin';
import { en } from '@gatehouse/ui/locales/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { configure } from '../demo/preview/frame/configure';
import { pressAll } from '../demo/preview/frame/press';
import { addPasskey, addTypicalRows, typicalUser } from '../demo/preview/frame/typical';
import { type DialogView, taskDialogs } from '../demo/preview/screens/dialogs';
import { defaultSetup } from '../demo/preview/state/setup';
import type { Emulator } from '../emulator/emulator';
import {
  alertsOf,
  changesFromNow,
  errorsOf,
  fieldsOf,
  isTyped,
  liveRegionsOf,
  messagesOf,
  patience,
  refuse,
  submit,
  typicalText,
  unannounced,
  valuesOf,
} from '../ui/admin/story-pages/form-steps';
import { pageElement, settled } from '../ui/admin/story-pages/walk';

let openPath: (path: string) => void = () => {};

/** Renders the portal; a path that is opened remounts it without cached data, whatever is open or unsaved. */
function Portal() {
  const identity = useIdentity();
  const start = (turn: number, path: string) => ({ turn, path, client: createQueryClient(identity).client });
  const [{ turn, path, client }, setView] = useState(() => start(0, 'profile'));
  openPath = (next) => setView(start(turn + 1, next));
  return (
    <AdminPortal
      key={turn}
      frame="standalone"
      pages={{ reports: { visibility: 'always' } }}
      routing={{
        base: '/account',
        current: `/account/${path}`,
        navigate: (to) => setView({ turn, client, path: to.replace('/account/', '') }),
      }}
      queryClient={client}
    />
  );
}

const meta = {
  title: 'Admin/Dialogs',
  tags: ['long'],
  component: Portal,
  parameters: {
    emulator: { seed: 'demo' },
    prepare: async (emulator: Emulator) => {
      await addTypicalRows(emulator);
      addPasskey(emulator, 'user-admin');
      emulator.db.users.patch('user-admin', typicalUser);
      const createdAt = new Date(0).toISOString();
      const phoneNumber = { phoneNumber: '+4915100000009', verified: false, createdAt };
      emulator.db.phoneNumbers.put({ id: 'new', userId: 'user-admin', ...phoneNumber });
    },
    // The stories of each page and dialog check accessibility and appearance.
    a11y: { test: 'off' },
  },
} satisfies Meta<typeof Portal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Input of a form beyond a default text by the type of each field. */
interface FormInput {
  /** Texts to type by field name. */
  values?: Readonly<Record<string, string>>;
  /** Addresses to add one by one, by the start of the label. */
  adds?: Readonly<Record<string, string>>;
  /** Fields whose first option is chosen, by the start of the label. */
  picks?: readonly string[];
  /** Further switches and options to press. */
  presses?: readonly string[];
  /** Confirm button of a question before the form is sent. */
  confirmLabel?: string;
  /** Status of the refused save, if the usual one would mean success. */
  status?: number;
}

const webhook = { url: 'https://hooks.acme.test/typed', payload: '{"typed":"here"}' };
const inputs: { readonly [Page in keyof PageTasks]?: Readonly<Partial<Record<PageTasks[Page], FormInput>>> } = {
  apiTokens: { add: { confirmLabel: 'Add token' } },
  allAccounts: {
    add: { values: { tenantId: 'typed-here' } },
    settings: { presses: ['On by default'] },
    addUsers: { values: { emails: 'kim@forms.test' } },
    addUser: { values: { email: 'lee@forms.test' }, picks: ['Accounts'] },
    editRoles: { picks: ['Roles in'] },
  },
  users: {
    add: { values: { emails: 'kim@forms.test' } },
    // The later tasks look for their rows on the first page.
    edit: { values: { name: 'Aaron Edited' } },
    setEnd: { values: { ends: '30' } },
    'application.assign': { picks: ['Users'] },
  },
  groups: {
    edit: { values: { name: 'Edited' } },
    addMembers: { picks: ['Users to add'] },
    settings: { presses: ['Roles through groups'], confirmLabel: 'Save' },
  },
  roles: { add: { values: { key: 'typed-here' } }, edit: { values: { name: 'Edited' } } },
  security: {
    'ip.add': { values: { ip: '203.0.113.77' } },
    'ip.addMany': { values: { ips: '203.0.113.78, 203.0.113.79' } },
    // A domain that is already listed counts as added.
    'domain.add': { values: { domains: 'forms.test' }, status: 403 },
  },
  provisioning: { edit: { presses: ['Show in user management'] } },
  webhooks: {
    'webhook.add': { values: webhook, presses: ['All events'] },
    'webhook.edit': { values: webhook },
    'slack.add': { picks: ['Channels'] },
    'slack.edit': { picks: ['Channels'] },
  },
  reports: { send: { adds: { Recipients: 'board@forms.test' } } },
};

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
    const first = document.querySelector('[role=option]:not([aria-disabled=true])');
    if (!first) throw new Error(`There is no choice for ${label}.`);
    return first;
  }, patience);
  await userEvent.click(option);
  await userEvent.keyboard('{Escape}');
};

const fill = async (form: HTMLElement, { values = {}, adds = {}, picks = [], presses = [] }: FormInput) => {
  for (const field of fieldsOf(form)) {
    const value = values[field.name] ?? (isTyped(field) ? typicalText(field) : undefined);
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

/** Submits invalid input, then values that the server refuses, then the same values again with ten clicks. */
const tryForm = async (emulator: Emulator, form: HTMLElement, input: FormInput, row: number) => {
  const typedChanges = changesFromNow(emulator);
  await enterHostileText(form);
  await expect(typedChanges()).toEqual([]);

  await fill(form, input);
  const typed = valuesOf(form);
  const refused = refuse(emulator, row, input.status);
  const regions = liveRegionsOf(form);
  await submit(form, input.confirmLabel);
  await expect(await messagesOf(form)).not.toMatch(/Error \d{3}/);
  await expect(unannounced(form, regions), 'errors outside of live regions').toEqual([]);
  await expect(valuesOf(form)).toEqual(typed);

  refused.stop();
  const changes = changesFromNow(emulator);
  await submit(form, input.confirmLabel, 10);
  await waitFor(() => {
    if (form.isConnected) throw new Error(`It is not saved: ${alertsOf(form)} ${errorsOf(form)}`);
  }, patience);
  await settled(emulator);
  const saved = changes().map(({ method, path }) => `${method} ${path}`);
  await expect(saved.length).toBeGreaterThan(0);
  await expect(saved, 'requests of ten clicks').toEqual([...new Set(saved)]);
};

/** Returns what is open, confirmations first. */
const openDialogs = () => [...screen.queryAllByRole('alertdialog'), ...screen.queryAllByRole('dialog')];

/** Presses Escape until nothing is open: a menu or a drawer may be behind a dialog. */
const closeDialogs = async () => {
  for (let [dialog] = openDialogs(); dialog; [dialog] = openDialogs()) {
    const closing = dialog;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(closing).not.toBeInTheDocument(), { timeout: 2000 }).catch(() => undefined);
  }
};

const tryDialog = async (emulator: Emulator, page: AdminPageId, view: DialogView, input: FormInput, row: number) => {
  emulator.faults.clear();
  configure(emulator, { ...defaultSetup, ...view.needs }, undefined);
  openPath(`${adminPages[page].path}${view.at ? `/${view.at}` : ''}`);
  await waitFor(pageElement);
  await settled(emulator);
  const presses = await view.open({ admin: adminLoadersOf(en), checkout: en.checkout });
  if (!(await pressAll(presses, new AbortController().signal))) throw new Error('It does not open.');
  const [dialog] = openDialogs();
  await expect(dialog).toHaveAccessibleName();
  const form = dialog?.querySelector<HTMLElement>('[data-slot=sheet-form]');
  if (form) {
    await settled(emulator);
    return tryForm(emulator, form, input, row);
  }
  const changes = changesFromNow(emulator);
  const isConfirmation = dialog?.getAttribute('role') === 'alertdialog';
  await closeDialogs();
  // Other dialogs may load a preview or a QR code by a POST when they open.
  if (isConfirmation) await expect(changes()).toEqual([]);
};

/**
 * Opens every dialog. A confirmation that is canceled changes nothing. In a form, invalid input is reported at its field
 * and not sent; a refused save keeps the input; the next one succeeds, and ten clicks send it once.
 */
export const EveryDialog: Story = {
  play: async ({ loaded: { emulator } }) => {
    const failures: string[] = [];
    let row = 0;
    for (const [page, tasks] of Object.entries(taskDialogs)) {
      const pageInputs: Readonly<Record<string, FormInput>> = inputs[page as keyof PageTasks] ?? {};
      for (const [task, view] of Object.entries<DialogView>(tasks)) {
        await tryDialog(emulator, page as AdminPageId, view, pageInputs[task] ?? {}, row++).catch((cause: unknown) =>
          failures.push(`${page}, ${task}: ${cause instanceof Error ? cause.message.slice(0, 300) : cause}`),
        );
      }
    }
    await expect(failures).toEqual([]);
  },
};
