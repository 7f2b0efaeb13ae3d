import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { StoryNotes } from '../../kit/story-notes';
import { AdminPortal } from '../frame/admin-portal';
import { choose, findDialog } from '../story-pages/steps';
import { AccountSwitcher } from './account-switcher';

const notes = {
  AccountSwitcher: {
    accessibility: [
      'A button that names the account opens the list of accounts.',
      'A failure to load the accounts is announced, with a button that tries again.',
    ],
    do: ['Ask with `guard` before unsaved changes are lost.'],
    avoid: ['Do not keep data of the account across a switch: its queries are dropped.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'Admin/Account switcher',
  component: AccountSwitcher,
  parameters: { docs: { notes }, emulator: { seed: 'demo' }, signedInAs: 'reseller@resale.test' },
  render: (args) => (
    <div style={{ padding: 16, minHeight: 420 }}>
      <AccountSwitcher {...args} />
    </div>
  ),
} satisfies Meta<typeof AccountSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

const SWITCH = '/identity/resources/users/v1/tenant';

const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `${name}: switch account` }));
  return findDialog('Switch account');
};

export const Listed: Story = {
  play: async () => {
    const panel = await open('Resale Partners');
    const active = await panel.findByRole('button', { name: /Resale Partners/ });
    await expect(active).toHaveAttribute('aria-current', 'true');
    // The list rerenders once all accounts have loaded.
    await waitFor(() =>
      expect(within(panel.getByRole('button', { name: /Resale Partners/ })).getByText('Management')).toBeVisible(),
    );
    await userEvent.type(panel.getByRole('searchbox'), 'bilbao');
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.type(panel.getByRole('searchbox'), 'xyz');
    await panel.findByText('No account with this name.');
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, play: async () => void (await open('Resale Partners')) };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => void (await open('Resale Partners')),
};
export const Narrow: Story = { globals: { width: '320px' }, play: async () => void (await open('Resale Partners')) };

/** The last used account is first the next time. */
export const Switched: Story = {
  play: async () => {
    const panel = await open('Resale Partners');
    await userEvent.type(await panel.findByRole('searchbox'), 'acme');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await screen.findByText('You are in Acme now');
    const again = await open('Acme');
    await waitFor(async () => expect((await again.findAllByRole('listitem'))[0]).toHaveTextContent('Acme'));
  },
};

export const Refused: Story = {
  parameters: {
    faults: [{ method: 'PUT', path: SWITCH, status: 403, body: { errors: ['You do not belong to this account.'] } }],
  },
  play: async () => {
    const panel = await open('Resale Partners');
    await userEvent.click(await panel.findByRole('button', { name: 'Acme' }));
    await screen.findByText('You are still in Resale Partners');
    await screen.findByText('You do not belong to this account.');
    await screen.findByRole('button', { name: 'Resale Partners: switch account' });
  },
};

/** A user with one account sees its name. */
export const OneAccount: Story = {
  parameters: { signedInAs: 'reader@acme.test' },
  play: async () => {
    await screen.findByText('Acme');
    await expect(screen.queryByRole('button')).toBeNull();
  },
};

const guard = fn();

/** The host requires confirmation. */
export const Guarded: Story = {
  args: { guard },
  beforeEach: () => void guard.mockReset(),
  play: async () => {
    const panel = await open('Resale Partners');
    await userEvent.click(await panel.findByRole('button', { name: 'Acme' }));
    await waitFor(() => expect(guard).toHaveBeenCalledOnce());
    await screen.findByRole('button', { name: 'Resale Partners: switch account' });
  },
};

/** In the portal: enters a sub-account and returns; the page stays open. */
export const EnteredAndReturned: Story = {
  render: () => <AdminPortal page="allAccounts" />,
  play: async () => {
    await choose('Resale East', 'Switch to this account');
    await screen.findByText('You are in Resale East, a sub-account of Resale Partners.');
    await screen.findByRole('heading', { name: 'All accounts' });
    await screen.findByRole('row', { name: /Bilbao Research/ });
    await userEvent.click(screen.getByRole('button', { name: 'Back to Resale Partners' }));
    await screen.findByRole('row', { name: /Resale East/ });
    await waitFor(() => expect(screen.queryByText(/below Resale Partners/)).toBeNull());
  },
};
