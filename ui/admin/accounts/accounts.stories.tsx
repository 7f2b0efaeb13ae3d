import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageFixture } from '../story-pages/page-fixture';
import { choose, confirm, findConfirmation, findDialog } from '../story-pages/steps';

const meta = {
  title: 'Admin/All accounts',
  component: PageFixture,
  args: { page: 'allAccounts' },
  parameters: { emulator: { seed: 'demo' }, signedInAs: 'reseller@resale.test' },
} satisfies Meta<typeof PageFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Emulator members used by these stories. */
interface Rows {
  db: {
    tenants: {
      get(id: string): { name: string; isReseller?: boolean } | undefined;
      patch(id: string, change: object): unknown;
    };
    memberships: {
      list(): readonly { id: string; tenantId: string; roleIds: readonly string[]; subAccountAccess?: boolean }[];
      patch(id: string, change: object): unknown;
    };
  };
}

const HIERARCHY = '/tenants/resources/hierarchy/v2';

/** A user with read-only permissions for sub-accounts. */
const onlooker = {
  email: 'ola@resale.test',
  tenantId: 'tenant-resale',
  memberships: [{ tenantId: 'tenant-resale', roleIds: ['role-auditor'], subAccountAccess: true }],
};

const row = (name: RegExp) => screen.findByRole('row', { name });
/** Confirms a save that replaces another administrator's change, which is named. */
const saveMine = async (theirs: string) => {
  const confirmation = await findConfirmation('Changed by someone else');
  await expect(confirmation.getByText(/^Currently saved:/)).toHaveTextContent(theirs);
  await userEvent.click(confirmation.getByRole('button', { name: 'Save my version' }));
};

export const Listed: Story = {
  play: async () => {
    const east = await row(/Resale East/);
    await expect(within(east).getByText('Always on')).toBeVisible();
    await expect(within(east).getByRole('switch', { name: 'Resale East manages accounts' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Expand Resale East' }));
    await expect(await row(/Bilbao Research/)).toHaveAttribute('aria-level', '2');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
/** On narrow screens only names are rendered. */
export const Narrow: Story = {
  globals: { width: '320px' },
  play: async () => {
    const east = await row(/Resale East/);
    await expect(within(east).getByText('Always on')).not.toBeVisible();
    await expect(within(east).getByRole('button', { name: 'Resale East' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { emulator: { seed: 'small' } },
  play: async () => {
    await screen.findByText('Create one for each customer you manage.');
  },
};

/** An account without permission to manage sub-accounts. */
export const Unmanaged: Story = {
  parameters: {
    emulator: { seed: 'small' },
    signedInAs: {
      email: 'lab@acme.test',
      tenantId: 'tenant-acme-labs',
      memberships: [{ tenantId: 'tenant-acme-labs', roleIds: ['role-admin'] }],
    },
  },
  play: async () => {
    await screen.findByText(/This account cannot manage sub-accounts/);
    await expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
  },
};

export const Failing: Story = {
  parameters: { faults: [{ method: 'GET', path: HIERARCHY, status: 500, times: 10 }] },
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' });
  },
};

export const ReadOnly: Story = {
  parameters: { signedInAs: onlooker },
  play: async () => {
    const east = await row(/Resale East/);
    await screen.findByText(/You can view this page/);
    await expect(within(east).getByText('On')).toBeVisible();
    await expect(screen.queryByRole('switch')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
    await userEvent.click(within(east).getByRole('button', { name: 'Actions for Resale East' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['Open', 'Switch to this account']);
  },
};

/** Search covers all levels and shows the path of each account. */
export const Searched: Story = {
  play: async () => {
    await row(/Resale East/);
    await userEvent.type(screen.getByRole('searchbox'), 'bilbao');
    await screen.findByText('1 account');
    await expect(await row(/Bilbao Research/)).toHaveAttribute('aria-level', '1');
    await screen.findByText('Resale East');
    await userEvent.type(screen.getByRole('searchbox'), 'xyz');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Bilbao/ })).toBeNull());
  },
};

export const Created: Story = {
  play: async () => {
    await choose('Resale East', 'Create sub-account');
    const form = await findDialog('Create an account');
    await form.findByText('It will be a sub-account of Resale East.');
    await userEvent.type(form.getByLabelText('Name'), 'Cadiz Research');
    await userEvent.click(form.getByRole('button', { name: 'Create account' }));
    await screen.findByText('“Cadiz Research” created');
    await userEvent.click(await screen.findByRole('button', { name: 'Expand Resale East' }));
    await row(/Cadiz Research/);
  },
};

export const WrongInput: Story = {
  play: async () => {
    await row(/Resale East/);
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    const form = await findDialog('Create an account');
    await userEvent.type(form.getByLabelText(/Website/), 'javascript:alert(1)');
    await userEvent.type(form.getByLabelText(/^ID/), 'two words');
    await userEvent.click(form.getByRole('button', { name: 'Create account' }));
    await form.findByText('Give the account a name.');
    await form.findByText('Enter an http or https address.');
    await form.findByText('Use letters, digits, hyphens and underscores.');
    // The provider rejects an ID that is in use; the error is rendered at the field.
    await userEvent.type(form.getByLabelText('Name'), 'Acme again');
    await userEvent.clear(form.getByLabelText(/Website/));
    await userEvent.clear(form.getByLabelText(/^ID/));
    await userEvent.type(form.getByLabelText(/^ID/), 'tenant-acme');
    await userEvent.click(form.getByRole('button', { name: 'Create account' }));
    await form.findByText('This ID is taken. Choose another one.');
    await expect(form.getByLabelText('Name')).toHaveValue('Acme again');
  },
};

/** Replacing another administrator's name requires confirmation. */
export const Renamed: Story = {
  play: async ({ loaded }) => {
    const { db }: Rows = loaded.emulator;
    await choose('Resale East', 'Rename');
    const form = await findDialog('Rename “Resale East”');
    await userEvent.clear(form.getByLabelText('Name'));
    await userEvent.type(form.getByLabelText('Name'), 'Resale Orient');
    db.tenants.patch('tenant-region-east', { name: 'Resale Levant' });
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await saveMine('Resale Levant');
    await screen.findByText('Account renamed to “Resale Orient”');
    await row(/Resale Orient/);
  },
};

/** The switch changes only after confirmation. */
export const ManagementDisabled: Story = {
  play: async ({ loaded }) => {
    const { db }: Rows = loaded.emulator;
    const east = await row(/Resale East/);
    const manages = within(east).getByRole('switch');
    await userEvent.click(manages);
    await expect(manages).toBeChecked();
    await confirm('Turn off account management for “Resale East”?', 'Disable management');
    await screen.findByText('“Resale East” no longer manages accounts');
    await waitFor(async () => expect(within(await row(/Resale East/)).getByRole('switch')).not.toBeChecked());
    await expect(db.tenants.get('tenant-region-east')?.isReseller).toBe(false);
  },
};

export const HierarchySettings: Story = {
  play: async ({ loaded }) => {
    const { db }: Rows = loaded.emulator;
    await choose('Resale East', 'Hierarchy settings');
    const form = await findDialog('Hierarchy settings of “Resale East”');
    await userEvent.click(form.getByRole('radio', { name: /Off by default/ }));
    db.tenants.patch('tenant-region-east', { subAccountAccessType: 'defaultOn' });
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await saveMine('On by default');
    await waitFor(async () => expect(within(await row(/Resale East/)).getByText('Off by default')).toBeVisible());
  },
};

/** Deleting an account and its data requires typing its name. */
export const Deleted: Story = {
  play: async () => {
    await choose('Resale East', 'Delete');
    const form = await findDialog('Delete “Resale East”?');
    await form.findByText(/9 sub-accounts/);
    await userEvent.type(form.getByRole('textbox'), 'Resale');
    await userEvent.click(form.getByRole('button', { name: 'Delete account' }));
    await form.findByText('This does not match the name of the account.');
    await userEvent.type(form.getByRole('textbox'), ' East');
    await userEvent.click(form.getByRole('button', { name: 'Delete account' }));
    await screen.findByText('“Resale East” deleted');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Resale East/ })).toBeNull());
  },
};

export const DeleteRefused: Story = {
  parameters: {
    faults: [
      {
        method: 'DELETE',
        path: '/tenants/resources/sub-tenants/v1/*',
        status: 409,
        body: { errors: ['Delete its sub-accounts first.'] },
      },
    ],
  },
  play: async () => {
    await choose('Resale East', 'Delete');
    const form = await findDialog('Delete “Resale East”?');
    await userEvent.type(form.getByRole('textbox'), 'Resale East');
    await userEvent.click(form.getByRole('button', { name: 'Delete account' }));
    await form.findByText('Delete its sub-accounts first.');
    await expect(form.getByRole('textbox')).toHaveValue('Resale East');
  },
};

export const UsersAdded: Story = {
  play: async () => {
    await choose('Resale East', 'Add users');
    const form = await findDialog('Add users to “Resale East”');
    await userEvent.type(form.getByLabelText('Email addresses'), 'ann@new.test, bob');
    await userEvent.click(form.getByRole('button', { name: 'Add users' }));
    await form.findByText('Not an email address: bob');
    await userEvent.type(form.getByLabelText('Email addresses'), '@new.test');
    await userEvent.click(form.getByRole('button', { name: 'Add users' }));
    await screen.findByText('2 users added');
  },
};

const openEast = async () => {
  await row(/Resale East/);
  await userEvent.click(screen.getByRole('button', { name: 'Resale East' }));
  return findDialog('Resale East');
};

/** Settings are loaded and saved with the sub-account's own token. */
export const DrawerSettings: Story = {
  play: async () => {
    const drawer = await openEast();
    await drawer.findByText('Account ID');
    await userEvent.type(await drawer.findByLabelText(/Website/), 'https://east.test');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await screen.findByText('Settings inside the account saved');
  },
};

export const DrawerUsers: Story = {
  play: async () => {
    const drawer = await openEast();
    await userEvent.click(await drawer.findByRole('tab', { name: 'Users' }));
    await drawer.findByText('All users of this account can access its sub-accounts.');
    await expect((await drawer.findAllByRole('row')).length).toBeGreaterThan(1);
    await userEvent.click(drawer.getByRole('button', { name: 'Add users' }));
    await findDialog('Add users to “Resale East”');
  },
};

/** With access per user, a switch grants each user access to sub-accounts. */
export const AccessGranted: Story = {
  parameters: {
    prepare: ({ db }: Rows) => db.tenants.patch('tenant-region-east', { subAccountAccessType: 'defaultOff' }),
  },
  play: async ({ loaded }) => {
    const { db }: Rows = loaded.emulator;
    const drawer = await openEast();
    await userEvent.click(await drawer.findByRole('tab', { name: 'Users' }));
    const [first] = await drawer.findAllByRole('switch');
    if (!first) throw new Error('no switch');
    await expect(first).not.toBeChecked();
    await userEvent.click(first);
    await waitFor(() => expect(drawer.getAllByRole('switch')[0]).toBeChecked());
    const withAccess = db.memberships
      .list()
      .filter((membership) => membership.tenantId === 'tenant-region-east' && membership.subAccountAccess);
    await expect(withAccess).toHaveLength(1);
  },
};

export const ParentAccounts: Story = {
  play: async () => {
    const drawer = await openEast();
    await userEvent.click(await drawer.findByRole('tab', { name: 'Parents' }));
    await drawer.findByText('Resale Partners');
    await drawer.findByText('This account');
  },
};

/** A user without access to a sub-account sees the reason. */
export const AccessDenied: Story = {
  parameters: {
    prepare: ({ db }: Rows) => db.memberships.patch('user-reseller:tenant-resale', { subAccountAccess: false }),
  },
  play: async () => {
    const drawer = await openEast();
    await drawer.findByText('You cannot open this account');
    await drawer.findByText(/Ask an administrator for access/);
  },
};

export const UsersOfSubAccounts: Story = {
  args: { rest: 'users' },
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Users of sub-accounts' });
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBe(11));
  },
};

export const RolesEdited: Story = {
  args: { rest: 'users' },
  play: async ({ loaded }) => {
    const { db }: Rows = loaded.emulator;
    await userEvent.type(await screen.findByRole('searchbox'), '.0001@');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit roles' }));
    const form = await findDialog(/^Roles of/);
    await userEvent.click((await form.findAllByRole('button', { name: /^Remove/ }))[0] ?? document.body);
    const membership = () => db.memberships.list().find(({ id }) => id.startsWith('user-customer-0001:'));
    const { id, roleIds } = membership() ?? { id: '', roleIds: [] };
    await expect(roleIds).toHaveLength(1);
    // Another administrator assigns a role in the meantime.
    const roleId = roleIds[0] === 'role-editor' ? 'role-viewer' : 'role-editor';
    db.memberships.patch(id, { roleIds: [...roleIds, roleId] });
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    const confirmation = await findConfirmation('Changed by someone else');
    await confirmation.findByText(/^[^:]+: \w.*, \w.*$/);
    await userEvent.click(confirmation.getByRole('button', { name: 'Save my version' }));
    await screen.findByText(/^Roles of .* saved$/);
    await expect(membership()?.roleIds).toEqual([]);
  },
};

/** Thousands of accounts: one page of each level is loaded, and the list is virtualized. */
export const Large: Story = {
  parameters: { emulator: { seed: 'large' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Expand Resale East' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Expand Resale East, area 1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Expand Resale East, area 1, district 1' }));
    await waitFor(async () =>
      expect((await screen.findAllByRole('row')).some((row) => row.getAttribute('aria-level') === '4')).toBe(true),
    );
    await expect(screen.getAllByRole('row').length).toBeLessThan(60);
  },
};
