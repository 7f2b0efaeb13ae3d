import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageFixture } from '../story-pages/page-fixture';
import { auditor } from '../story-pages/readers';
import { choose, confirm, findConfirmation, findDialog } from '../story-pages/steps';

const meta = {
  title: 'Admin/Groups',
  component: PageFixture,
  args: { page: 'groups' },
  parameters: { emulator: { seed: 'demo' } },
} satisfies Meta<typeof PageFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

const GROUPS = '/identity/resources/groups/v1';

const rowOf = (name: RegExp) => screen.findByRole('row', { name });

const pick = async (form: ReturnType<typeof within>, field: RegExp | string, option: string) => {
  await userEvent.type(await form.findByRole('combobox', { name: field }), option);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(option) }));
  await userEvent.keyboard('{Escape}');
};

const openDrawer = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
  return findDialog(name);
};

export const Listed: Story = {
  play: async () => {
    const research = await rowOf(/Research/);
    await expect(within(research).getByText('Editor')).toBeVisible();
    // Members load after the first rows.
    await waitFor(() => expect(within(research).getByText(/^\d+$/)).toBeVisible());
    const row = await rowOf(/Field team/);
    await expect(within(row).getByText('Directory')).toBeVisible();
    await userEvent.click(within(row).getByRole('button', { name: 'Actions for Field team' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['Edit']);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { width: '320px' } };

export const RolesInGerman: Story = {
  globals: { language: 'de' },
  play: async () => {
    await expect(within(await rowOf(/Research/)).getByText('Redaktion')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { emulator: { seed: 'small' } },
  play: async () => {
    await screen.findByText('No groups yet');
  },
};

export const Failing: Story = {
  parameters: { faults: [{ method: 'GET', path: GROUPS, status: 500, times: 10 }] },
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' });
  },
};

export const ReadOnly: Story = {
  parameters: { signedInAs: auditor },
  play: async () => {
    await screen.findByText(/You can view this page/);
    await rowOf(/Research/);
    await expect(screen.queryByRole('button', { name: /Add group|Group settings|Actions for/ })).toBeNull();
    const drawer = await openDrawer('Research');
    await drawer.findAllByRole('row');
    await expect(drawer.queryByRole('button', { name: /Add members|Actions for/ })).toBeNull();
    await userEvent.click(await drawer.findByRole('tab', { name: 'Settings' }));
    await expect(await drawer.findAllByText('Plans and runs the studies')).toHaveLength(2);
    await expect(drawer.queryByRole('textbox')).toBeNull();
  },
};

export const FilteredByRole: Story = {
  play: async () => {
    await rowOf(/Research/);
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Editor' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Finance/ })).toBeNull());
    await rowOf(/Research/);
  },
};

/** Adds a group with roles and members in one save; the permissions that members gain are rendered before. */
export const Added: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add group' }));
    const form = await findDialog('Add a group');
    await userEvent.type(form.getByLabelText('Name'), 'Export team');
    await userEvent.click(form.getByRole('radio', { name: 'Green' }));
    await pick(form, /^Roles/, 'Editor');
    await pick(form, /^Members/, 'Rita Reader');
    const effect = within(await form.findByRole('region', { name: 'What changes' }));
    await effect.findByText('Rita Reader gains');
    await userEvent.click(effect.getByRole('button', { name: /^and \d+ more$/ }));
    await effect.findByText(/Export reports/);
    await userEvent.click(form.getByRole('button', { name: 'Add group' }));
    await screen.findByText('“Export team” added');
    await waitFor(async () => expect(await rowOf(/Export team/)).toHaveTextContent('Editor'));
  },
};

/** A group created by a save whose later call fails is kept, and the next attempt sends only the rest. */
export const AddedInPart: Story = {
  parameters: {
    faults: [{ method: 'POST', path: `${GROUPS}/*/users`, status: 400, body: { errors: ['Try later.'] }, times: 1 }],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add group' }));
    const form = await findDialog('Add a group');
    await userEvent.type(form.getByLabelText('Name'), 'Export team');
    await pick(form, /^Members/, 'Rita Reader');
    await userEvent.click(form.getByRole('button', { name: 'Add group' }));
    await form.findByText(/Only part of this was done. Try later./);
    await expect(form.getByText('Group “Export team”').previousSibling).toHaveTextContent('Done:');
    await expect(form.getByText('Member Rita Reader').previousSibling).toHaveTextContent('Not done:');
    await userEvent.click(form.getByRole('button', { name: 'Add group' }));
    await screen.findByText('“Export team” added');
    await expect(screen.getAllByRole('row', { name: /Export team/ })).toHaveLength(1);
  },
};

export const WrongInput: Story = {
  play: async () => {
    await rowOf(/Research/);
    await userEvent.click(screen.getByRole('button', { name: 'Add group' }));
    const form = await findDialog('Add a group');
    await userEvent.click(form.getByRole('button', { name: 'Add group' }));
    await form.findByText('Give the group a name.');
    await userEvent.type(form.getByLabelText('Name'), 'research');
    await form.findByText('Another group has this name. Choose a different one.');
    await userEvent.clear(form.getByLabelText('Name'));
    await userEvent.click(form.getByLabelText('Name'));
    await userEvent.paste('x'.repeat(101));
    await form.findByText('Use at most 100 characters.');
  },
};

/** For a group managed by a directory only roles can be changed. */
export const EditedOfDirectory: Story = {
  play: async () => {
    await choose('Field team', 'Edit');
    const form = await findDialog('Edit “Field team”');
    await form.findByText(/Your directory manages the name/);
    await expect(form.queryByLabelText('Name')).toBeNull();
    await pick(form, /^Roles/, 'Support');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('“Field team” saved');
    await waitFor(async () => expect(await rowOf(/Field team/)).toHaveTextContent('Support'));
  },
};

export const MembersAdded: Story = {
  play: async () => {
    await rowOf(/Research/);
    await choose('Legal', 'Add members');
    const form = await findDialog('Add members to “Legal”');
    await userEvent.click(form.getByRole('button', { name: 'Add members' }));
    await form.findByText('Choose at least one user.');
    await pick(form, 'Users to add', 'Rita Reader');
    await form.findByText('Rita Reader gains');
    await userEvent.click(form.getByRole('button', { name: 'Add members' }));
    await screen.findByText('1 member added');
    const drawer = await openDrawer('Legal');
    await userEvent.type(await drawer.findByRole('searchbox'), 'rita');
    await drawer.findByText('reader@acme.test');
  },
};

/** Removes one member, then several; the confirmation names the roles that they lose. */
export const MembersRemoved: Story = {
  play: async () => {
    const drawer = await openDrawer('Security');
    const [first, second] = await drawer.findAllByRole('button', { name: /^Actions for/ });
    const name = first?.getAttribute('aria-label')?.replace('Actions for ', '') ?? '';
    if (first) await userEvent.click(first);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from group' }));
    const removal = await findConfirmation(`Remove ${name} from “Security”?`);
    await removal.findByRole('region', { name: 'What changes' });
    await userEvent.click(removal.getByRole('button', { name: 'Remove from group' }));
    await screen.findByText('1 member removed from the group');
    await waitFor(() => expect(drawer.queryByText(name)).toBeNull());
    await expect(second).toBeDefined();
    const boxes = drawer.getAllByRole('checkbox');
    for (const box of boxes.slice(1, 3)) await userEvent.click(box);
    await userEvent.click(drawer.getByRole('button', { name: 'Remove from group' }));
    await confirm('Remove 2 members from “Security”?', 'Remove from group');
    await screen.findByText('2 members removed from the group');
  },
};

/** Roles are added first and removed afterwards; those that could not be removed are named. */
export const RolesInPart: Story = {
  parameters: {
    faults: [{ method: 'DELETE', path: `${GROUPS}/*/roles`, status: 400, body: { errors: ['Try later.'] }, times: 1 }],
  },
  play: async () => {
    const drawer = await openDrawer('Research');
    await userEvent.click(await drawer.findByRole('tab', { name: 'Roles' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Remove Editor' }));
    await pick(drawer, /^Roles/, 'Support');
    const effect = within(await drawer.findByRole('region', { name: 'What changes' }));
    await effect.findAllByText(/members? lose|loses/);
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await drawer.findByText(/Only part of this was done. Try later./);
    await expect(drawer.getByText('Role “Support”').previousSibling).toHaveTextContent('Done:');
    await expect(drawer.getByText('Removal of role “Editor”').previousSibling).toHaveTextContent('Not done:');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await screen.findByText('Roles of the group saved');
    await waitFor(async () => expect(drawer.queryByText(/Only part/)).toBeNull());
  },
};

export const Renamed: Story = {
  play: async () => {
    const drawer = await openDrawer('Legal');
    await userEvent.click(await drawer.findByRole('tab', { name: 'Settings' }));
    const name = await drawer.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Law');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await screen.findByText('Details saved');
    await screen.findByRole('dialog', { name: 'Law' });
  },
};

/** The confirmation names who loses which roles. */
export const Deleted: Story = {
  play: async () => {
    const research = await rowOf(/Research/);
    await waitFor(() => expect(within(research).getByText(/^\d+$/)).toBeVisible());
    await choose('Research', 'Delete');
    const confirmDialog = await findConfirmation('Delete “Research”?');
    await confirmDialog.findByText(/members will no longer get Editor from it/);
    await confirmDialog.findAllByText(/members? lose|loses/);
    await userEvent.click(confirmDialog.getByRole('button', { name: 'Delete group' }));
    await screen.findByText('“Research” deleted');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Research/ })).toBeNull());
  },
};

/** Disabling requires confirmation and leaves one button; enabling restores everything. */
export const SwitchedOffAndOn: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Group settings' }));
    const form = await findDialog('Group settings');
    await userEvent.click(form.getByRole('switch', { name: 'Groups' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await confirm('Remove the roles of all groups?', 'Save');
    await screen.findByText('Groups are turned off');
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on groups' }));
    await rowOf(/Research/);
  },
};

/** Groups without roles have no roles column and no roles tab. */
export const WithoutRoles: Story = {
  parameters: { faults: [{ path: `${GROUPS}/config`, status: 200, body: { enabled: true, rolesEnabled: false } }] },
  play: async () => {
    await rowOf(/Research/);
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Roles/ })).toBeNull());
    const drawer = await openDrawer('Research');
    await expect(drawer.queryByRole('tab', { name: 'Roles' })).toBeNull();
  },
};

/** With the flag off there is no drawer: the form includes the members. */
export const WithoutDrawer: Story = {
  parameters: { faults: [{ path: '/flags', status: 200, body: { 'groups-admin-box-new': 'off' } }] },
  play: async () => {
    const legal = await rowOf(/Legal/);
    await waitFor(() => expect(within(legal).getByText(/^\d+$/)).toBeVisible());
    await expect(screen.queryByRole('button', { name: /^Legal/ })).toBeNull();
    await choose('Legal', 'Edit');
    const form = await findDialog('Edit “Legal”');
    const [chip] = await form.findAllByRole('button', { name: /^Remove (?!Auditor)/ });
    if (chip) await userEvent.click(chip);
    await form.findByRole('region', { name: 'What changes' });
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('“Legal” saved');
  },
};

/** Without the right to read permissions no effect is rendered; everything else works. */
export const GroupManager: Story = {
  parameters: {
    signedInAs: { email: 'hal@acme.test', memberships: [{ tenantId: 'tenant-acme', roleIds: ['role-groupmanager'] }] },
  },
  play: async () => {
    await choose('Legal', 'Delete');
    const confirmDialog = await findConfirmation('Delete “Legal”?');
    await expect(confirmDialog.queryByRole('region', { name: 'What changes' })).toBeNull();
    await userEvent.click(confirmDialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add group' }));
    const form = await findDialog('Add a group');
    await userEvent.type(form.getByLabelText('Name'), 'Hosts');
    await userEvent.click(form.getByRole('button', { name: 'Add group' }));
    await screen.findByText('“Hosts” added');
  },
};
