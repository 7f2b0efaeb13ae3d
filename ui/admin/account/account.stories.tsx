import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageFixture } from '../story-pages/page-fixture';
import { savedRows } from '../story-pages/saved-rows';
import { findConfirmation, findSection } from '../story-pages/steps';

const meta = {
  title: 'Admin/Account',
  component: PageFixture,
  args: { page: 'account' },
} satisfies Meta<typeof PageFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Emulator members used by these stories. */
interface Rows {
  db: {
    documents: {
      get(id: string): { value: unknown } | undefined;
      put(row: { id: string; tenantId: string; value: unknown }): unknown;
    };
    tenants: { get(id: string): { name: string } | undefined; patch(id: string, change: { name: string }): unknown };
    memberships: { patch(id: string, change: { roleIds: string[] }): unknown };
  };
}
const { remember, emulator: emulatorRows } = savedRows<Rows>();
const tenantId = 'tenant-acme';
const saved = (name: string) => emulatorRows().db.documents.get(`${name}:${tenantId}`)?.value;

const withSettings = (emulator: Rows) => {
  remember(emulator);
  const value = {
    website: 'https://acme.example',
    address: '12 Foundry Lane\nLeeds LS1 4AP',
    timezone: 'Europe/London',
    currency: 'GBP',
    dateFormat: 'DD/MM/YYYY',
    timeFormat: 'HH:mm',
  };
  emulator.db.documents.put({ id: `account-settings:${tenantId}`, tenantId, value });
};

const save = async (form: ReturnType<typeof within>) =>
  userEvent.click(await form.findByRole('button', { name: 'Save' }));
/** Returns the field with the account's name once it has loaded. */
const companyName = async (company: Awaited<ReturnType<typeof findSection>>) => {
  const field = await company.findByRole('textbox', { name: 'Company name' });
  await waitFor(() => expect(field).toHaveValue('Acme'));
  return field;
};

const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

/**
 * The new name is refetched everywhere it is rendered. Replacing another administrator's change requires confirmation,
 * and undoing the save restores it.
 */
export const Company: Story = {
  parameters: { prepare: withSettings },
  play: async () => {
    const { tenants } = emulatorRows().db;
    const company = await findSection('Company');
    await type(await companyName(company), 'Acme Works');
    tenants.patch(tenantId, { name: 'Acme Group' });
    await save(company);
    const confirmation = await findConfirmation('Changed by someone else');
    await expect(confirmation.getByText('Company name').nextSibling).toHaveTextContent('Acme Group');
    await userEvent.click(confirmation.getByRole('button', { name: 'Save my version' }));
    await screen.findByText('Company saved');
    await expect(tenants.get(tenantId)?.name).toBe('Acme Works');
    await expect(saved('account-settings')).toMatchObject({ website: 'https://acme.example', currency: 'GBP' });
    const shown = (name: string) =>
      waitFor(() => expect(company.getByRole('textbox', { name: 'Company name' })).toHaveValue(name));
    await shown('Acme Works');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await shown('Acme Group');
    await expect(tenants.get(tenantId)?.name).toBe('Acme Group');
  },
};

export const Formats: Story = {
  parameters: { prepare: withSettings },
  play: async () => {
    const formats = await findSection('Formats');
    const example = within(await formats.findByLabelText('Example'));
    await userEvent.selectOptions(await formats.findByRole('combobox', { name: 'Date format' }), 'YYYY-MM-DD');
    await waitFor(() => expect(example.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)).toBeVisible());
    await example.findByText(/^\d{4}-\d\d-\d\d · \$49\.00$/);
    await save(formats);
    await screen.findByText('Formats saved');
    await expect(saved('account-settings')).toMatchObject({ dateFormat: 'YYYY-MM-DD', timezone: 'Europe/London' });
  },
};

export const Empty: Story = { parameters: { prepare: remember } };
export const Narrow: Story = { parameters: { prepare: withSettings }, globals: { width: '320px' } };
export const Dark: Story = { parameters: { prepare: withSettings }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { parameters: { prepare: withSettings }, globals: { direction: 'rtl' } };

export const WrongInput: Story = {
  parameters: { prepare: withSettings },
  play: async () => {
    const company = await findSection('Company');
    await type(await company.findByRole('textbox', { name: /^Website/ }), 'javascript:alert(1)');
    await userEvent.clear(company.getByRole('textbox', { name: 'Company name' }));
    await save(company);
    await company.findByText('Enter a full web address, such as https://example.com.');
    await company.findByText('Enter the name of your company.');
    const formats = await findSection('Formats');
    await type(await formats.findByRole('combobox', { name: /^Time zone/ }), 'Atlantis');
    await save(formats);
    await formats.findByText('Choose a time zone from the list, such as Europe/Berlin.');
    await expect(saved('account-settings')).toMatchObject({ timezone: 'Europe/London' });
  },
};

/** A file that is not a picture is rejected with the reason. */
export const WrongFile: Story = {
  parameters: { prepare: withSettings },
  play: async () => {
    const company = await findSection('Company');
    await company.findByRole('button', { name: 'Upload' });
    const input = document.querySelector<HTMLInputElement>('[data-slot=logo-file]');
    if (!input) throw new Error('There is no file input.');
    await userEvent.upload(input, new File(['<svg/>'], 'logo.png', { type: 'image/png' }));
    await company.findByText(/^This file cannot be used/);
  },
};

export const Failing: Story = {
  parameters: { faults: [{ path: '/tenants/resources/account-settings/v1', method: 'GET', status: 500 }] },
  play: async () => {
    const company = await findSection('Company');
    await company.findByRole('button', { name: 'Try again' });
  },
};

export const ReadOnly: Story = {
  parameters: {
    signedInAs: { email: 'watcher@acme.test', memberships: [{ tenantId, roleIds: ['role-support'] }] },
    prepare: withSettings,
  },
  play: async () => {
    await screen.findByText('12 Foundry Lane Leeds LS1 4AP', { exact: false });
    await expect(screen.queryByRole('textbox')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

/** Addresses keep the order of their words, and start where the labels do. */
export const ReadOnlyRightToLeft: Story = {
  parameters: ReadOnly.parameters,
  globals: { direction: 'rtl' },
  play: async () => {
    const address = await screen.findByText('12 Foundry Lane Leeds LS1 4AP', { exact: false });
    const rightOf = (from: number, to: number) => {
      const range = document.createRange();
      range.setStart(address.firstChild ?? address, from);
      range.setEnd(address.firstChild ?? address, to);
      return range.getBoundingClientRect().right;
    };
    const [number, line] = [rightOf(0, '12'.length), rightOf(0, '12 Foundry Lane'.length)];
    await expect(number).toBeLessThan(line);
    await expect(line).toBeCloseTo(address.getBoundingClientRect().right, 0);
  },
};

/** What users type has its own direction. */
export const TypedRightToLeft: Story = {
  parameters: { prepare: withSettings },
  globals: { direction: 'rtl' },
  play: async () => {
    const company = await findSection('Company');
    for (const name of ['Company name', /^Address/]) {
      const { unicodeBidi, textAlign } = getComputedStyle(await company.findByRole('textbox', { name }));
      await expect([unicodeBidi, textAlign]).toEqual(['plaintext', 'right']);
    }
  },
};

export const FieldsHidden: Story = {
  args: {
    appearance: {
      fields: { account: { companyName: 'viewOnly', website: 'hidden', timezone: 'hidden' } },
      tabs: { account: { customLogin: 'hidden' } },
    },
  },
  parameters: { prepare: withSettings },
  play: async () => {
    const company = await findSection('Company');
    await company.findByText('Acme');
    await expect(company.queryByRole('textbox', { name: /^Website/ })).toBeNull();
    await expect(screen.queryByRole('link', { name: 'Login page' })).toBeNull();
  },
};

export const LoginPage: Story = {
  args: { rest: 'login' },
  parameters: { prepare: withSettings },
  play: async () => {
    const look = await findSection('Login box');
    const primary = await look.findByRole('textbox', { name: /^Buttons and links/ });
    await type(primary, '#ffe14d');
    await type(await look.findByRole('textbox', { name: /^Title in English/ }), 'Welcome back');
    const contrast = within(look.getByRole('list', { name: 'Contrast' }));
    await expect(contrast.getAllByText(/^Hard to read/)).toHaveLength(2);
    await type(primary, '#7a1f5c');
    await expect(contrast.queryByText(/^Hard to read/)).toBeNull();
    await save(look);
    await screen.findByText('Login box saved');
    await expect(saved('admin-box')).toEqual({
      themeV2: { loginBox: { palette: { primary: { main: '#7a1f5c' } } } },
      localizations: { en: { loginBox: { login: { title: 'Welcome back' } } } },
    });
  },
};

export const LoginPageNarrow: Story = {
  args: { rest: 'login' },
  parameters: { prepare: withSettings },
  globals: { width: '320px' },
};
export const LoginPageRightToLeft: Story = {
  args: { rest: 'login' },
  parameters: { prepare: withSettings },
  globals: { direction: 'rtl', theme: 'dark' },
};

export const LoginPageWrongInput: Story = {
  args: { rest: 'login' },
  parameters: { prepare: withSettings },
  play: async () => {
    const look = await findSection('Login box');
    await type(await look.findByRole('textbox', { name: /^Text on buttons/ }), 'red');
    await save(look);
    await look.findByText('Enter a color such as #0b5947.');
    const addresses = await findSection('Addresses');
    await type(await addresses.findByRole('textbox', { name: /^Login address/ }), 'login');
    await save(addresses);
    await addresses.findByText('Enter a full web address, such as https://login.example.com.');
    await expect(saved('admin-box')).toBeUndefined();
  },
};
