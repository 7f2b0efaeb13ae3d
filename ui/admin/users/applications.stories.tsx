import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageFixture } from '../story-pages/page-fixture';
import { auditor } from '../story-pages/readers';
import { searchForOne } from '../story-pages/search';
import { findConfirmation, findDialog } from '../story-pages/steps';

const meta = {
  title: 'Admin/Users, applications',
  component: PageFixture,
  args: { page: 'users', rest: 'applications' },
  parameters: { emulator: { seed: 'demo' } },
} satisfies Meta<typeof PageFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

const APPS = '/identity/resources/applications/v1';

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const application = (name: RegExp) => screen.findByRole('button', { name });

const pick = async (form: ReturnType<typeof within>, user: string) => {
  await userEvent.clear(await form.findByRole('combobox', { name: 'Users' }));
  await userEvent.type(await form.findByRole('combobox', { name: 'Users' }), user);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(user) }));
  await userEvent.keyboard('{Escape}');
};

const openForm = async () => {
  const notes = await part('Lab notes');
  await userEvent.click(await notes.findByRole('button', { name: 'Assign users' }));
  return findDialog('Assign “Lab notes”');
};

/** Lists the applications beside the users of one of them; those that require assignment come first. */
export const Listed: Story = {
  play: async () => {
    const notes = await part('Lab notes');
    await notes.findByRole('row', { name: /Ada Admin/ });
    await userEvent.click(await application(/^(Pr )?Product Research Portal/));
    const free = await part('Product Research Portal');
    await free.findByText(/There is nothing to assign/);
    await expect(free.getByRole('link', { name: 'Open application' })).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { width: '320px' } };

export const Assigned: Story = {
  play: async () => {
    const form = await openForm();
    await userEvent.click(form.getByRole('button', { name: 'Assign users' }));
    await form.findByText('Choose at least one user.');
    await pick(form, 'Milo Factor');
    await userEvent.click(form.getByRole('button', { name: 'Assign users' }));
    await screen.findByText('Assigned to 1 user');
  },
};

/** Names who was assigned and who was not; the next attempt sends only the rest. */
export const AssignedInPart: Story = {
  parameters: {
    faults: [{ method: 'POST', path: `${APPS}/apps-user`, status: 400, body: { errors: ['No.'] }, times: 1 }],
  },
  play: async () => {
    const form = await openForm();
    await pick(form, 'Milo Factor');
    await pick(form, 'Nia Newcomer');
    await userEvent.click(form.getByRole('button', { name: 'Assign users' }));
    await form.findByText(/Assignment action failed. Try again or contact support./);
    await form.findByText('Done:');
    await form.findByText('Not done:');
    await userEvent.click(form.getByRole('button', { name: 'Assign users' }));
    await screen.findByText('Assigned to 2 users');
  },
};

/** Renders each user's last sign-in, so that no active user loses access by mistake. */
export const Unassigned: Story = {
  play: async () => {
    const notes = await part('Lab notes');
    await userEvent.click(await notes.findByRole('button', { name: 'Actions for Ada Admin' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Unassign' }));
    const dialog = await findConfirmation('Unassign “Lab notes” from 1 user?');
    await dialog.findByText('Ada Admin');
    await userEvent.click(dialog.getByRole('button', { name: 'Unassign' }));
    await screen.findByText('Unassigned from 1 user');
    await waitFor(() => expect(notes.queryByRole('row', { name: /Ada Admin/ })).toBeNull());
  },
};

export const ReadOnly: Story = {
  parameters: {
    signedInAs: auditor,
  },
  play: async () => {
    const notes = await part('Lab notes');
    await notes.findByRole('row', { name: /Ada Admin/ });
    await expect(notes.queryByRole('button', { name: /Assign|Actions for/ })).toBeNull();
  },
};

export const Failing: Story = {
  parameters: { faults: [{ method: 'GET', path: `${APPS}/apps-users`, status: 400, body: {}, times: 1 }] },
  play: async () => {
    await screen.findByText('The applications could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await part('Lab notes');
  },
};

/** Without assignable applications there is no tab and no column. */
export const NothingToAssign: Story = {
  parameters: { emulator: { seed: 'small' } },
  play: async () => {
    await screen.findByRole('table', { name: 'Users' });
    await expect(screen.queryByRole('button', { name: 'Applications' })).toBeNull();
  },
};

/** The user list has the applications of each user, and the drawer changes them. */
export const ChangedInDrawer: Story = {
  args: { rest: '' },
  play: async () => {
    await searchForOne('mfa@acme');
    await userEvent.click(await screen.findByRole('button', { name: /Milo Factor.*mfa@acme.test/ }));
    const drawer = await findDialog('Milo Factor');
    await userEvent.click(await drawer.findByRole('tab', { name: 'Access' }));
    await userEvent.type(await drawer.findByRole('combobox', { name: /Applications/ }), 'Trial');
    await userEvent.click(await screen.findByRole('option', { name: 'Trial desk' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await screen.findByText('Applications saved');
    await drawer.findByRole('button', { name: 'Remove Trial desk' });
  },
};

const hidden = { groups: 'hidden', joinedAt: 'hidden', lastSeen: 'hidden', managedBy: 'hidden' } as const;

/** Returns the cell of a user in the user list. */
export const ChangedInCell: Story = {
  // Only if there is room for the column.
  args: { rest: '', appearance: { fields: { users: hidden } } },
  play: async () => {
    await searchForOne('Milo Factor');
    const cell = await screen.findByRole('button', { name: /Change applications of Milo Factor/ });
    await expect(cell).not.toHaveTextContent('Lab notes');
    await userEvent.click(cell);
    const form = await findDialog('Change applications of Milo Factor');
    await userEvent.type(await form.findByRole('combobox', { name: 'Applications' }), 'Lab');
    await userEvent.click(await screen.findByRole('option', { name: /Lab notes/ }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const changed = await screen.findByRole('button', { name: /Lab notes.*Change applications of Milo Factor/ });
    await expect(changed).toHaveTextContent(/\d applications/);
  },
};
