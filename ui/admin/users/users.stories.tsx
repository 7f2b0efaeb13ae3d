import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageFixture } from '../story-pages/page-fixture';
import { support } from '../story-pages/readers';
import { searchForOne } from '../story-pages/search';
import { choose, confirm, findConfirmation, findDialog } from '../story-pages/steps';

const meta = {
  title: 'Admin/Users',
  component: PageFixture,
  args: { page: 'users' },
} satisfies Meta<typeof PageFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

const lists = '/identity/resources/users/v3';

/** Emulator members used by these stories. */
interface Rows {
  db: {
    memberships: {
      list(): readonly { id: string; userId: string }[];
      remove(id: string): void;
      patch(id: string, change: object): unknown;
    };
    roles: { patch(id: string, change: object): unknown };
    outbox: { list(): readonly { to: string; text: string }[] };
  };
}

const rowOf = async (name: string | RegExp) =>
  (await screen.findAllByRole('row', { name })).find((row) => row.querySelector('td')) ?? document.body;

const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add users' }));
  return findDialog('Add users');
};

/** Descending by name, the default of the specification; one click reverses it. */
export const Listed: Story = {
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Users' });
    await within(table).findByText('Ada Admin');
    const names = () => [...table.querySelectorAll('tbody th')].map((cell) => cell.textContent ?? '');
    await expect(names()[0]).toContain('Ada Admin');
    await expect(await rowOf(/Ada Admin/)).toHaveTextContent('You');
    await expect(await rowOf(/Rita Reader/)).toHaveTextContent('No two-step verification');
    await within(table).findByText('Support');
    await userEvent.click(within(table).getByRole('button', { name: /User/ }));
    await waitFor(() => expect(names()[0]).toContain('Rita Reader'));
  },
};

/** The line above the list counts what search and filters leave. */
export const Counted: Story = {
  play: async () => {
    const [, total] = /(\d+) users/.exec((await screen.findByText(/^\d+ users$/)).textContent ?? '') ?? [];
    await searchForOne('Rita Reader');
    await screen.findByText(`1 of ${total} users`);
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'nobody at all');
    await screen.findByText(`0 of ${total} users`);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { width: '320px' } };

export const Empty: Story = {
  parameters: {
    prepare: ({ db }: Rows) => {
      for (const { id, userId } of db.memberships.list()) if (userId !== 'user-admin') db.memberships.remove(id);
    },
    faults: [{ path: lists, status: 200, body: { items: [], _metadata: { totalItems: 0, totalPages: 0 } } }],
  },
  play: async () => {
    await screen.findByText('You are the only user');
    await userEvent.click(screen.getByRole('button', { name: 'Add users' }));
    await screen.findByRole('dialog', { name: 'Add users' });
  },
};

export const Failing: Story = {
  parameters: { faults: [{ path: lists, status: 500, body: { errors: ['The list is resting.'] } }] },
};

/** A read-only user has no control that the provider would refuse. */
export const ReadOnly: Story = {
  parameters: {
    signedInAs: support,
  },
  play: async () => {
    await screen.findByText('Ada Admin');
    await expect(screen.queryByRole('button', { name: 'Add users' })).toBeNull();
    await expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
    await screen.findByText(/You can view this page/);
  },
};

/** Who holds the right can act as another user: their own session ends. */
export const ActedAs: Story = {
  play: async ({ loaded }) => {
    await choose('Rita Reader', 'Act as this user');
    const dialog = await findConfirmation('Act as Rita Reader?');
    await userEvent.click(dialog.getByRole('button', { name: 'Act as this user' }));
    await screen.findByText('You are acting as Rita Reader');
    const { identity } = loaded;
    await expect(await identity.session.load()).toMatchObject({ user: { name: 'Rita Reader' } });
  },
};

/** Who manages users without that right does not see the action. */
export const ActedAsByNobody: Story = {
  parameters: {
    emulator: { seed: 'demo' },
    signedInAs: { email: 'uma@acme.test', memberships: [{ tenantId: 'tenant-acme', roleIds: ['role-usermanager'] }] },
  },
  play: async () => {
    await searchForOne('Rita Reader');
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Rita Reader' }));
    await screen.findByRole('menuitem', { name: 'Edit' });
    await expect(screen.queryByRole('menuitem', { name: 'Act as this user' })).toBeNull();
  },
};

export const Invited: Story = {
  play: async () => {
    const form = await openForm();
    await userEvent.type(form.getByLabelText('Email addresses'), 'ann@acme.test');
    await userEvent.type(form.getByLabelText('Name'), 'Ann');
    await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
    await screen.findByText('Invitation sent to ann@acme.test');
    await expect(await rowOf(/Ann/)).toHaveTextContent('Invited');
  },
};

/** A pasted list is invited one by one, without users who are in the account already. */
export const ManyInvited: Story = {
  play: async () => {
    const form = await openForm();
    await userEvent.click(form.getByLabelText('Email addresses'));
    await userEvent.paste('ann@acme.test, bob@acme.test; ANN@acme.test\nreader@acme.test');
    await form.findByText('Already in this account: reader@acme.test');
    await form.findByText('2 addresses');
    await userEvent.paste('\nnobody@');
    await userEvent.click(form.getByRole('button', { name: 'Invite 2 users' }));
    await form.findByText(/nobody@/);
    await userEvent.type(form.getByLabelText('Email addresses'), '{Backspace>8/}');
    await userEvent.click(form.getByRole('button', { name: 'Invite 2 users' }));
    await screen.findByText('2 done');
  },
};

/** Where addresses cannot be looked up, the results name the user with the reason. */
export const ManyInvitedUnknown: Story = {
  parameters: { faults: [{ method: 'GET', path: '/identity/resources/users/v2', status: 403, times: 100 }] },
  play: async () => {
    const form = await openForm();
    await userEvent.click(form.getByLabelText('Email addresses'));
    await userEvent.paste('ann@acme.test, reader@acme.test');
    await userEvent.click(form.getByRole('button', { name: 'Invite 2 users' }));
    await screen.findByText('1 done, 1 failed');
    await screen.findByText('reader@acme.test belongs to this account already.');
  },
};

/** The form says which roles users get without a choice, and refuses an address that is a user already. */
export const DefaultRolesNamed: Story = {
  play: async () => {
    const form = await openForm();
    await form.findByText('If empty, users get: Support.');
    await userEvent.type(form.getByLabelText('Email addresses'), 'Reader@acme.test');
    await form.findByText(/^Already in this account: reader@acme.test/i);
    await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
    await form.findByText('Enter an address that is not in this account yet.');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await confirm('Discard your changes?', 'Discard changes');
    await userEvent.click(await screen.findByRole('button', { name: 'Invite link' }));
    await screen.findByText('Anyone with the link can join the account. They get the role Support.');
  },
};

/** An invitation whose group assignment failed is reported, and not sent twice. */
export const InvitedInPart: Story = {
  parameters: {
    emulator: { seed: 'demo' },
    faults: [{ method: 'POST', path: '/identity/resources/groups/v1/*/users', status: 403, times: 1 }],
  },
  play: async () => {
    const form = await openForm();
    await userEvent.type(form.getByLabelText('Email addresses'), 'ann@acme.test');
    await userEvent.click(await form.findByRole('combobox', { name: /Groups/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Legal/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
    await form.findByText(/Only part of this was done./);
    await expect(form.getByText('Invitation').previousSibling).toHaveTextContent('Done:');
    await expect(form.getByText('Group “Legal”').previousSibling).toHaveTextContent('Not done:');
    await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
    await screen.findByText('Invitation sent to ann@acme.test');
  },
};

/** Another account has a pending invitation for the user as well. */
export const InvitationResent: Story = {
  play: async () => {
    const form = await openForm();
    await userEvent.type(form.getByLabelText('Email addresses'), 'ann@acme.test');
    await userEvent.type(form.getByLabelText('Name'), 'Ann');
    await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
    await rowOf(/Ann/);
    await choose('Ann', 'Resend invitation');
    const dialog = await findConfirmation('Send the invitation to Ann again?');
    await userEvent.click(dialog.getByRole('checkbox', { name: /other accounts/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Resend invitation' }));
    await screen.findByText('Email sent to Ann');
  },
};

export const WrongInput: Story = {
  play: async () => {
    const form = await openForm();
    await userEvent.type(form.getByLabelText('Email addresses'), 'ann');
    await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
    await form.findByText('Not an email address: ann');
    await expect(form.getByLabelText('Email addresses')).toHaveFocus();
    await expect(form.getByLabelText('Email addresses')).toHaveValue('ann');
    // Once, at the field.
    await userEvent.type(form.getByLabelText('Email addresses'), ' bo@acme.test ann2');
    await form.findByText('1 address');
    await form.findByText(/Not an email address: ann, ann2/);
  },
};

export const Edited: Story = {
  play: async () => {
    await choose('Rita Reader', 'Edit');
    const form = await findDialog('Edit Rita Reader');
    await userEvent.clear(form.getByLabelText('Name'));
    await userEvent.type(form.getByLabelText('Name'), 'Rita Writer');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Changes to Rita Writer saved');
    await rowOf(/Rita Writer/);
  },
};

export const Disabled: Story = {
  play: async () => {
    await choose('Rita Reader', 'Disable');
    await confirm('Disable Rita Reader?', 'Disable');
    await screen.findByText('Rita Reader disabled');
    await waitFor(async () => expect(await rowOf(/Rita Reader/)).toHaveTextContent('Disabled'));
  },
};

/** Saved and failed parts are named; the next attempt sends only the rest. */
export const EditedInPart: Story = {
  parameters: {
    emulator: { seed: 'demo' },
    faults: [
      {
        method: 'POST',
        path: '/identity/resources/groups/v1/*/users',
        status: 400,
        body: { errors: ['The group is being changed.'] },
        times: 1,
      },
    ],
  },
  play: async () => {
    await searchForOne('reader@acme');
    await choose('Rita Reader', 'Edit');
    const form = await findDialog('Edit Rita Reader');
    await userEvent.type(form.getByLabelText('Name'), ' II');
    await userEvent.click(await form.findByRole('combobox', { name: /Groups/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Legal/ }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText(/Only part of this was done. The group is being changed./);
    await expect(form.getByText('Name and phone number').previousSibling).toHaveTextContent('Done:');
    await expect(form.getByText('Group “Legal”').previousSibling).toHaveTextContent('Not done:');
    await expect(form.getByLabelText('Name')).toHaveValue('Rita Reader II');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Changes to Rita Reader II saved');
    await waitFor(async () => expect(await rowOf(/Rita Reader II/)).toHaveTextContent('Legal'));
  },
};

/** Roles are changed in their cell. */
export const RolesInTheCell: Story = {
  play: async () => {
    const cell = await screen.findByRole('button', { name: /Change roles of Rita Reader/ });
    await userEvent.click(cell);
    const panel = await findDialog('Change roles of Rita Reader');
    await userEvent.click(await panel.findByRole('combobox', { name: 'Roles' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(panel.getByRole('combobox', { name: 'Roles' })).toHaveFocus();
    await userEvent.click(await screen.findByRole('option', { name: /Support/ }));
    await userEvent.click(panel.getByRole('button', { name: 'Save' }));
    await screen.findByText('Changes to Rita Reader saved');
    await screen.findByRole('button', { name: /Support.*Change roles of Rita Reader/ });
    // A click in the panel does not open the row.
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The provider’s error is rendered in the panel, which keeps the selection. */
export const RolesInTheCellRefused: Story = {
  parameters: {
    faults: [
      {
        method: 'PUT',
        path: '/team/resources/members/v1',
        status: 403,
        body: { errors: ['You cannot give this role.'] },
      },
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Change roles of Rita Reader/ }));
    const panel = await findDialog('Change roles of Rita Reader');
    await userEvent.click(await panel.findByRole('combobox', { name: 'Roles' }));
    await userEvent.click(await screen.findByRole('option', { name: /Admin/ }));
    await userEvent.click(panel.getByRole('button', { name: 'Save' }));
    await panel.findByText('You cannot give this role.');
    await panel.findByRole('button', { name: 'Remove Admin' });
  },
};

/** `viewOnly` renders text, and a hidden column is neither rendered nor loaded. */
export const ColumnsSetUp: Story = {
  args: { appearance: { fields: { users: { groups: 'viewOnly', roles: 'hidden' } } } },
  parameters: { faults: [{ path: '/identity/resources/users/v3/roles', status: 500, times: 100 }] },
  play: async () => {
    await screen.findByText('Ada Admin');
    await expect(screen.queryByRole('columnheader', { name: /Roles/ })).toBeNull();
    await expect(screen.queryByRole('button', { name: /Change (roles|groups)/ })).toBeNull();
    await userEvent.click(within(await rowOf(/Rita Reader/)).getByRole('checkbox'));
    await screen.findByRole('button', { name: 'Disable' });
    await expect(screen.queryByRole('button', { name: 'Add roles' })).toBeNull();
  },
};

const closeResults = async (dialog: ReturnType<typeof within>) => {
  const [button = document.body] = dialog.getAllByRole('button', { name: 'Close' });
  await userEvent.click(button);
};

const selectRows = async (...users: RegExp[]) => {
  for (const user of users) await userEvent.click(within(await rowOf(user)).getByRole('checkbox'));
};

const chooseRole = async (button: string, title: string, role: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = await findDialog(title);
  await userEvent.click(dialog.getByRole('button', { name: button }));
  await dialog.findByText('Choose at least one role.');
  await userEvent.click(await dialog.findByRole('combobox', { name: 'Roles' }));
  await userEvent.click(await screen.findByRole('option', { name: role }));
  await userEvent.click(dialog.getByRole('button', { name: button }));
};

/** One by one: users who already have the role are skipped, and failures are named. */
export const BulkRolesAdded: Story = {
  parameters: {
    faults: [
      {
        method: 'PUT',
        path: '/team/resources/members/v1',
        status: 400,
        body: { errors: ['Try later.'] },
        times: 1,
      },
    ],
  },
  play: async () => {
    await selectRows(/Rita Reader/, /Milo Factor/, /Ada Admin/);
    await chooseRole('Add roles', 'Add roles: 3 users', /Support/);
    const dialog = await findDialog('Add roles');
    await dialog.findByText('1 done, 1 failed');
    await dialog.findByText('Try later.');
    await dialog.findByText('Already has these roles.');
    await userEvent.click(dialog.getByRole('button', { name: 'Try the rest again' }));
    await dialog.findByText('2 done');
    await closeResults(dialog);
    await waitFor(async () => expect(await rowOf(/Rita Reader/)).toHaveTextContent('Support'));
  },
};

/** Canceling keeps the selection. */
export const BulkRolesRemoved: Story = {
  play: async () => {
    await selectRows(/Milo Factor/, /Rita Reader/);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove roles' }));
    await screen.findByRole('dialog', { name: 'Remove roles: 2 users' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('2 selected');
    await chooseRole('Remove roles', 'Remove roles: 2 users', /Support/);
    const dialog = await findDialog('Remove roles');
    await dialog.findByText('1 done');
    await dialog.findByText('Does not have these roles.');
    await closeResults(dialog);
    await waitFor(async () => expect(await rowOf(/Milo Factor/)).not.toHaveTextContent('Support'));
  },
};

export const Removed: Story = {
  play: async () => {
    await choose('Rita Reader', 'Remove');
    const dialog = await findConfirmation('Remove Rita Reader?');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Remove user' }));
    await screen.findByText('Rita Reader removed');
    await waitFor(() => expect(screen.queryByText('Rita Reader')).toBeNull());
  },
};

export const Temporary: Story = {
  play: async () => {
    await choose('Rita Reader', 'Set when access ends');
    const form = await findDialog(/access for Rita Reader/);
    await userEvent.selectOptions(form.getByLabelText('Access ends'), '7');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await rowOf(/Rita Reader/)).toHaveTextContent(/Ends/));
    await choose('Rita Reader', 'Make permanent');
    await confirm('Make Rita Reader permanent?', 'Make permanent');
    await waitFor(async () => expect(await rowOf(/Rita Reader/)).not.toHaveTextContent(/Ends/));
  },
};

/** Columns keep their place when a search finds nobody: rows keep their roles until then. */
export const NothingFound: Story = {
  parameters: { emulator: { seed: 'demo' } },
  play: async () => {
    await screen.findByRole('button', { name: /Admin.*Change roles of Ada Admin/ });
    await screen.findByRole('button', { name: /.+Change groups of Aisha Abebe/ });
    const places = () =>
      screen.getAllByRole('columnheader').map((header) => Math.round(header.getBoundingClientRect().left));
    const before = places();
    await userEvent.type(screen.getByRole('searchbox'), 'zzzz');
    await screen.findByText('Nothing found');
    await expect(places()).toEqual(before);
  },
};

/** A menu has one action for each purpose: the destructive ones are last, and the drawer has the others. */
export const RowMenu: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Rita Reader' }));
    const menu = await screen.findByRole('menu');
    await within(menu).findByRole('menuitem', { name: 'Set when access ends' });
    const names = within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent);
    await expect(names).toEqual([
      'Edit',
      'Act as this user',
      'Set when access ends',
      'End sessions',
      'Disable',
      'Remove',
    ]);
    await expect(within(menu).getByRole('separator').nextElementSibling).toHaveTextContent('Disable');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: /^Rita Reader/ }));
    const drawer = await findDialog('Rita Reader');
    await drawer.findByRole('button', { name: 'Set when access ends' });
    await userEvent.click(await drawer.findByRole('tab', { name: 'Security' }));
    await drawer.findByRole('button', { name: 'Disable and sign out everywhere' });
  },
};

/** A line separates the switch for sub-accounts from the options under a heading. */
export const FilterPanel: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
    const item = await screen.findByRole('menuitemcheckbox', { name: 'Include sub-accounts' });
    await expect(item.previousElementSibling).toHaveAttribute('data-slot', 'menu-separator');
  },
};

/** With the flag off there are no end dates. */
export const WithoutTemporaryUsers: Story = {
  parameters: { faults: [{ path: '/flags', status: 200, body: { 'temporary-users': 'off' } }] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Rita Reader' }));
    await screen.findByRole('menuitem', { name: 'Edit' });
    await expect(screen.queryByRole('menuitem', { name: 'Set when access ends' })).toBeNull();
  },
};

export const InviteLink: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Invite link' }));
    const dialog = await findDialog('Invite link');
    await userEvent.selectOptions(await dialog.findByLabelText('Works for'), '7 days');
    await userEvent.click(await dialog.findByRole('button', { name: 'Create link' }));
    await dialog.findByText('Works for 7 more days.');
    await userEvent.selectOptions(dialog.getByLabelText('Works for'), '90 days');
    await userEvent.click(dialog.getByRole('button', { name: 'Renew for 90 days' }));
    await dialog.findByText('Works for 90 more days.');
    const field = await dialog.findByLabelText<HTMLTextAreaElement>('Link');
    await expect(field.value).toMatch(/\/account\/sign-up\?invitationToken=\S{20,}/);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete link' }));
    await dialog.findByText('There is no link yet.');
  },
};

/** Each permission lists the roles and groups that grant it. */
export const Opened: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Milo Factor.*mfa@acme.test/ }));
    const drawer = await findDialog('Milo Factor');
    await drawer.findByText('Administrators');
    await expect(drawer.getAllByText('mfa@acme.test')).toHaveLength(1);
    await userEvent.click(await drawer.findByRole('tab', { name: 'Access' }));
    await drawer.findByText('Effective permissions');
    await expect(await drawer.findByText('Read reports')).toHaveTextContent('Support');
    await userEvent.click(await drawer.findByRole('tab', { name: 'Security' }));
    await drawer.findByText('Set up');
  },
};

export const BulkDisabled: Story = {
  play: async () => {
    const rita = await rowOf(/Rita Reader/);
    const ada = await rowOf(/Ada Admin/);
    await userEvent.click(within(rita).getByRole('checkbox'));
    await userEvent.click(within(ada).getByRole('checkbox'));
    await userEvent.click(await screen.findByRole('button', { name: 'Disable' }));
    await confirm('Disable: 2 users', 'Disable');
    const results = await findDialog('Disable');
    await results.findByText('1 done');
    await results.findByText('You cannot do this to yourself.');
    await closeResults(results);
    await waitFor(async () => expect(await rowOf(/Rita Reader/)).toHaveTextContent('Disabled'));
    await expect(screen.queryByText('2 selected')).toBeNull();
  },
};

/** Lists the user’s actions from the audit log. */
export const Activity: Story = {
  parameters: { emulator: { seed: 'demo' } },
  play: async () => {
    await searchForOne('admin@acme');
    await userEvent.click(await screen.findByRole('button', { name: /^Ada Admin/ }));
    const drawer = await findDialog('Ada Admin');
    await userEvent.click(await drawer.findByRole('tab', { name: 'Activity' }));
    await drawer.findAllByText('Signed in');
    await userEvent.click(drawer.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Previous page' })).toBeEnabled());
  },
};
