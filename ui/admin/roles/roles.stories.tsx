import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageFixture } from '../story-pages/page-fixture';
import { auditor } from '../story-pages/readers';
import { choose, findConfirmation, findDialog } from '../story-pages/steps';

const meta = {
  title: 'Admin/Roles',
  component: PageFixture,
  args: { page: 'roles' },
  parameters: { emulator: { seed: 'demo' } },
} satisfies Meta<typeof PageFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

const everyRole = '/identity/resources/roles/*';

export const Listed: Story = {
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Roles' });
    const customRow = await within(table).findByRole('row', { name: /Lab lead/ });
    await expect(within(customRow).getByText('Custom')).toBeVisible();
    await expect(screen.queryByText('LabLead')).toBeNull();
    const admin = await within(table).findByRole('row', { name: /^Admin/ });
    await expect(within(admin).queryByText('For new users')).toBeNull();
    const support = await within(table).findByRole('row', { name: /^Support/ });
    await expect(within(support).getByText('For new users')).toBeVisible();
    // All permissions, as the matrix shows them, not the five that the role names.
    await expect(within(admin).getByRole('cell', { name: '106' })).toBeVisible();
    // The vendor's roles can only be duplicated.
    await userEvent.click(within(admin).getByRole('button', { name: 'Actions for Admin' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['Duplicate']);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { width: '320px' } };

export const StandardRolesOnly: Story = {
  parameters: { emulator: { seed: 'small' } },
  play: async () => {
    await screen.findByText('You use the standard roles. Add one of your own when none fits.');
  },
};

export const Failing: Story = {
  parameters: { faults: [{ method: 'GET', path: '/identity/resources/roles/v1', status: 500, times: 10 }] },
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' });
  },
};

export const ReadOnly: Story = {
  parameters: { signedInAs: auditor },
  play: async () => {
    await screen.findByRole('row', { name: /Lab lead/ });
    await screen.findByText(/You can view this page/);
    await expect(screen.queryByRole('button', { name: 'Add role' })).toBeNull();
  },
};

const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add role' }));
  return findDialog('Add a role');
};

/** The key follows the name until the user edits it. */
export const Added: Story = {
  play: async () => {
    const form = await openForm();
    await userEvent.type(form.getByLabelText('Name'), 'Lab lead');
    await waitFor(() => expect(form.getByLabelText('Key')).toHaveValue('LabLead2'));
    await userEvent.clear(form.getByLabelText('Key'));
    await userEvent.type(form.getByLabelText('Key'), 'HeadOfLab');
    await userEvent.clear(form.getByLabelText('Name'));
    await userEvent.type(form.getByLabelText('Name'), 'Head of lab');
    await expect(form.getByLabelText('Key')).toHaveValue('HeadOfLab');
    await userEvent.selectOptions(form.getByLabelText(/Start from/), 'Editor');
    await form.findByText('9 permissions are copied.');
    await userEvent.click(form.getByRole('button', { name: 'Add role' }));
    await screen.findByText('“Head of lab” added');
    // Its permissions come next.
    await screen.findByRole('columnheader', { name: /Head of lab/ });
    await expect(await screen.findByRole('button', { name: 'Remove Head of lab' })).toBeVisible();
  },
};

export const WrongInput: Story = {
  play: async () => {
    const form = await openForm();
    await userEvent.type(form.getByLabelText('Key'), 'lab lead');
    await userEvent.click(form.getByRole('button', { name: 'Add role' }));
    await form.findByText('Give the role a name.');
    await form.findByText(/Begin with a letter/);
    await userEvent.clear(form.getByLabelText('Key'));
    await userEvent.type(form.getByLabelText('Key'), 'LABLEAD');
    await form.findByText('Another role has this key. Choose a different one.');
    await expect(form.getByLabelText('Name')).toHaveValue('');
    await userEvent.type(form.getByLabelText('Name'), ' lab LEAD');
    await form.findByText('Another role has this name. Choose a different one.');
  },
};

/** The provider’s error is rendered at its field. */
export const Refused: Story = {
  parameters: {
    faults: [
      {
        method: 'POST',
        path: everyRole,
        status: 409,
        body: { errors: ['Somebody else just took this key.'], errorContext: { name: 'key' } },
      },
    ],
  },
  play: async () => {
    const form = await openForm();
    await userEvent.type(form.getByLabelText('Name'), 'Reviewer');
    await userEvent.click(form.getByRole('button', { name: 'Add role' }));
    await form.findByText('Somebody else just took this key.');
    await waitFor(() => expect(form.getByLabelText('Key')).toHaveFocus());
    await expect(form.getByLabelText('Name')).toHaveValue('Reviewer');
  },
};

/** A copy of an administrator's role has only the permissions that the user can grant. */
export const Duplicated: Story = {
  play: async () => {
    await choose('Admin', 'Duplicate');
    const form = await findDialog('Add a role');
    await expect(form.getByLabelText('Name')).toHaveValue('Copy of Admin');
    await expect(form.getByLabelText('Key')).toHaveValue('CopyOfAdmin');
    await form.findByText('4 permissions are copied. 1 cannot be given by you and is left out.');
    await userEvent.click(form.getByRole('button', { name: 'Add role' }));
    await screen.findByText('“Copy of Admin” added');
  },
};

export const Edited: Story = {
  play: async () => {
    await choose('Lab lead', 'Edit');
    const form = await findDialog('Edit “Lab lead”');
    await expect(form.getByLabelText('Key')).toHaveAttribute('readonly');
    await userEvent.type(form.getByLabelText('Name'), 's');
    await userEvent.click(form.getByRole('switch', { name: /new users/ }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('“Lab leads” saved');
    await screen.findByRole('row', { name: /Lab leads.*For new users/ });
  },
};

/** Names what loses the role before it is deleted. */
export const Deleted: Story = {
  parameters: {
    prepare: ({ db }: Rows) => {
      db.groups.patch('group-legal', { roleIds: ['role-lablead'] });
      db.apiTokens.patch('c1d0a6b2-0003-4000-8000-000000000003', { roleIds: ['role-lablead'] });
    },
  },
  play: async () => {
    await choose('Lab lead', 'Delete');
    const dialog = await findConfirmation('Delete “Lab lead”?');
    await dialog.findByText('Legal');
    await dialog.findByText('Build server');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete role' }));
    await screen.findByText('“Lab lead” deleted');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Lab lead/ })).toBeNull());
  },
};

const tabs = async () => within(await screen.findByRole('navigation', { name: 'Roles' }));
const openMatrix = async () => {
  await userEvent.click((await tabs()).getByRole('button', { name: 'Permissions' }));
  await screen.findByRole('grid', { name: 'Permissions by role' });
};
const box = (name: string | RegExp) => screen.findByRole('checkbox', { name });

/** Changes are reviewed, role by role, before they are saved. */
export const Matrix: Story = {
  parameters: {
    prepare: ({ db }: Rows) => {
      db.groups.patch('group-legal', { roleIds: ['role-lablead'] });
    },
  },
  play: async () => {
    await openMatrix();
    await userEvent.type(screen.getByRole('searchbox'), 'reports');
    const changed = await box('Export reports, Lab lead');
    await userEvent.click(changed);
    await screen.findByText('1 permission changed in 1 role');
    await expect(changed).toHaveAccessibleDescription('Not saved yet');
    // Navigation would lose the changes.
    await userEvent.click((await tabs()).getByRole('button', { name: 'List' }));
    const confirmation = within(await screen.findByRole('alertdialog'));
    await confirmation.findByText(/Role permissions/);
    await userEvent.click(confirmation.getByRole('button', { name: 'Keep editing' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Review and save' }));
    const dialog = await findDialog('Review changes');
    await dialog.findByText('Export reports');
    await dialog.findByText(/Legal/);
    await userEvent.click(dialog.getByRole('button', { name: 'Save 1 role' }));
    await screen.findByText('1 role saved');
    await expect(await box('Export reports, Lab lead')).toBeChecked();
    await waitFor(() => expect(screen.queryByText('1 permission changed in 1 role')).toBeNull());
    // The bar has removed itself; the next Tab continues in the permissions.
    const matrix = screen.getByRole('group', { name: 'Permissions by role' });
    await waitFor(() => expect(matrix).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(await box('Export reports, Lab lead'));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(matrix).toHaveFocus());
  },
};

/** What the provider sends in English is translated; the account's own words stay. */
export const InGerman: Story = {
  args: { rest: 'permissions' },
  globals: { language: 'de' },
  play: async () => {
    await screen.findByRole('grid');
    await screen.findByRole('columnheader', { name: /Administrator/ });
    await userEvent.type(screen.getByRole('searchbox'), 'gruppen ansehen');
    await screen.findByRole('rowheader', { name: /Gruppen ansehen/ });
    await expect(screen.queryByText('View groups')).toBeNull();
    await expect(document.body.textContent).not.toContain('fe.secure');
  },
};

export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };

/** Locked boxes have a reason: standard role, covered by a wildcard, in every role, in no role. */
export const MatrixLocks: Story = {
  play: async () => {
    await openMatrix();
    await userEvent.type(screen.getByRole('searchbox'), 'report');
    await box('Export reports, Admin. A standard role cannot be changed. Duplicate it to make your own.');
    await box('Read reports, Lab lead. Every role has this permission.');
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'view users and security');
    await userEvent.click(await box('View users and security, Lab lead'));
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'fe.secure.read.groups');
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'view groups');
    const covered = await box('View groups, Lab lead. Included in “View users and security”.');
    await expect(covered).toBeChecked();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'full administration');
    await box('Full administration, Lab lead. Only standard roles have this permission.');
  },
};

/** After a partial save, the failed changes stay and can be retried. */
export const SavedInPart: Story = {
  parameters: {
    prepare: ({ db }: Rows) => {
      const { put, get } = db.roles;
      const lead = get('role-lablead');
      if (lead) put({ ...lead, id: 'role-second', key: 'Second', name: 'A second role' });
    },
    faults: [
      {
        method: 'PUT',
        path: '/identity/resources/roles/v1/role-second/permissions',
        status: 400,
        body: { errors: ['This role is being changed by somebody else.'] },
        times: 1,
      },
    ],
  },
  play: async () => {
    await openMatrix();
    await userEvent.type(screen.getByRole('searchbox'), 'reports');
    await userEvent.click(await box('Export reports, Lab lead'));
    await userEvent.click(await box('Archive reports, A second role'));
    await userEvent.click(await screen.findByRole('button', { name: 'Review and save' }));
    const dialog = await findDialog('Review changes');
    await userEvent.click(dialog.getByRole('button', { name: 'Save 2 roles' }));
    await dialog.findByText('1 of 2 roles were saved.');
    await dialog.findByText('This role is being changed by somebody else.');
    await userEvent.click(dialog.getByRole('button', { name: 'Try the rest again' }));
    await screen.findByText('1 role saved');
    await expect(await box('Archive reports, A second role')).toBeChecked();
    await expect(await box('Export reports, Lab lead')).toBeChecked();
  },
};

export const MatrixReadOnly: Story = {
  parameters: { signedInAs: auditor },
  play: async () => {
    await openMatrix();
    await screen.findByText(/You can view this page/);
    await userEvent.type(screen.getByRole('searchbox'), 'export reports');
    await expect(await box(/^Export reports, Lab lead/)).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Without the right to read permissions only the list is rendered. */
export const WithoutPermissions: Story = {
  parameters: {
    signedInAs: { email: 'uma@acme.test', memberships: [{ tenantId: 'tenant-acme', roleIds: ['role-usermanager'] }] },
  },
  play: async () => {
    await screen.findByRole('row', { name: /Lab lead/ });
    await expect(screen.queryByRole('navigation', { name: 'Roles' })).toBeNull();
    await expect(screen.queryByRole('columnheader', { name: /Permissions/ })).toBeNull();
  },
};

/** 500 roles and 300 permissions: only visible boxes are in the DOM. */
export const Large: Story = {
  parameters: {
    prepare: ({ db }: Rows) => {
      const template = db.permissions.get('permission-reports.export');
      const ids = Array.from({ length: 300 }, (_, at) => `permission-lab.${at + 1}`);
      for (const [at, id] of ids.entries()) {
        const area = Math.floor(at / 10) + 1;
        db.permissions.put({ ...template, id, key: id, name: `Lab area ${area}, action ${(at % 10) + 1}` });
      }
      const lead = db.roles.get('role-lablead');
      for (let at = 1; at <= 500; at += 1) {
        const permissionIds = ids.filter((_, place) => (place + at) % 7 === 0);
        db.roles.put({ ...lead, id: `role-lab-${at}`, key: `Lab${at}`, name: `Lab role ${at}`, permissionIds });
      }
    },
  },
  play: async () => {
    await openMatrix();
    await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
    const grid = await screen.findByRole('grid', { name: 'Permissions by role' });
    await waitFor(() => expect(Number(grid.getAttribute('aria-colcount'))).toBeGreaterThan(500));
    await expect(within(grid).getAllByRole('checkbox').length).toBeLessThan(600);
  },
};

const openDrawer = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return findDialog(name);
};

export const Opened: Story = {
  parameters: {
    prepare: ({ db }: Rows) => {
      db.groups.patch('group-legal', { roleIds: ['role-lablead'] });
    },
  },
  play: async () => {
    const drawer = await openDrawer('Lab lead');
    await drawer.findByText('LabLead');
    await userEvent.click(await drawer.findByRole('tab', { name: 'Permissions' }));
    await drawer.findByRole('grid', { name: 'Permissions by role' });
    await userEvent.click(await drawer.findByRole('tab', { name: 'Used by' }));
    await drawer.findByText('Legal');
    await userEvent.click(drawer.getByRole('button', { name: 'Duplicate' }));
    const form = await findDialog('Add a role');
    await expect(form.getByLabelText('Name')).toHaveValue('Copy of Lab lead');
  },
};

/** The permissions of a role are edited in its drawer. */
export const DrawerPermissions: Story = {
  play: async () => {
    const drawer = await openDrawer('Lab lead');
    await userEvent.click(await drawer.findByRole('tab', { name: 'Permissions' }));
    await userEvent.type(await drawer.findByRole('searchbox'), 'reports');
    await userEvent.click(await box('Export reports, Lab lead'));
    await drawer.findByText('1 permission changed in 1 role');
    // Another tab would lose the change.
    await userEvent.click(await drawer.findByRole('tab', { name: 'Details' }));
    const confirmation = within(await screen.findByRole('alertdialog'));
    await confirmation.findByText('Not saved yet: Role permissions.');
    await userEvent.click(confirmation.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Review and save' }));
    const dialog = await findDialog('Review changes');
    await userEvent.click(dialog.getByRole('button', { name: 'Save 1 role' }));
    await screen.findByText('1 role saved');
    await expect(await box('Export reports, Lab lead')).toBeChecked();
    await waitFor(() => expect(drawer.queryByText('1 permission changed in 1 role')).toBeNull());
  },
};

/** The permissions of the vendor’s roles are read-only, with the reason. */
export const DrawerPermissionsOfStandardRole: Story = {
  play: async () => {
    const drawer = await openDrawer('Admin');
    await userEvent.click(await drawer.findByRole('tab', { name: 'Permissions' }));
    await userEvent.type(await drawer.findByRole('searchbox'), 'export reports');
    await userEvent.click(await box(/^Export reports, Admin. A standard role cannot be changed/));
    await expect(drawer.queryByRole('button', { name: 'Review and save' })).toBeNull();
  },
};

const openRolesOf = async (permission: string) => {
  await openMatrix();
  await userEvent.type(screen.getByRole('searchbox'), permission);
  await userEvent.click(await screen.findByRole('button', { name: permission }));
  return findDialog(`Roles with “${permission}”`);
};

/** A permission opens with all roles, including those that the matrix does not render. */
export const RolesOfAPermission: Story = {
  play: async () => {
    const sheet = await openRolesOf('Export reports');
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Lab lead, Export reports' }));
    await sheet.findByText('1 role gains it');
    await userEvent.keyboard('{Escape}');
    const confirmation = within(await screen.findByRole('alertdialog'));
    await userEvent.click(confirmation.getByRole('button', { name: 'Keep editing' }));
    await sheet.findByRole('checkbox', { name: /^Admin, Export reports. A standard role cannot be changed/ });
    await userEvent.click(sheet.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('1 role saved');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await box('Export reports, Lab lead')).toBeChecked();
  },
};

export const RolesOfAPermissionRefused: Story = {
  parameters: {
    faults: [{ method: 'PUT', path: everyRole, status: 403, body: { errors: ['Not by you.'] } }],
  },
  play: async () => {
    const sheet = await openRolesOf('Export reports');
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Lab lead, Export reports' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save changes' }));
    await sheet.findByText('Not by you.');
    await expect(sheet.getByRole('checkbox', { name: 'Lab lead, Export reports' })).toBeChecked();
  },
};

/** By keyboard, Enter on a box opens its row. */
export const RolesOfAPermissionReadOnly: Story = {
  parameters: { signedInAs: auditor },
  globals: { direction: 'rtl', width: '320px' },
  play: async () => {
    await openMatrix();
    await userEvent.type(screen.getByRole('searchbox'), 'export reports');
    await box(/^Export reports, /);
    screen.getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const sheet = await findDialog('Roles with “Export reports”');
    await expect(sheet.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
};

interface Table {
  get(id: string): object | undefined;
  put(row: object): unknown;
}

/** Emulator members used by these stories. */
interface Rows {
  db: Readonly<Record<'groups' | 'apiTokens', { patch(id: string, change: { roleIds: string[] }): unknown }>> & {
    roles: Table;
    permissions: Table;
  };
}
