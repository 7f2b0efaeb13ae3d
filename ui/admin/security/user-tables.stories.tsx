import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageFixture } from '../story-pages/page-fixture';
import { savedRows } from '../story-pages/saved-rows';
import { findDialog } from '../story-pages/steps';

const meta = {
  title: 'Admin/Security users at risk',
  component: PageFixture,
  args: { page: 'security' },
} satisfies Meta<typeof PageFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Emulator members used by these stories. */
interface Rows {
  db: {
    outbox: { list(): { to: string }[] };
    memberships: { list(): { userId: string; disabled: boolean }[] };
  };
}
const { remember, emulator } = savedRows<Rows>();
const db = () => emulator().db;

const table = async (name: string) => within(await screen.findByRole('table', { name }));
const open = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));

export const Listed: Story = {
  parameters: { emulator: { seed: 'demo' } },
  play: async () => {
    await (await table('Breached passwords')).findAllByRole('row');
    await open('No two-step verification');
    const unenrolled = await table('No two-step verification');
    await waitFor(() => expect(unenrolled.getAllByRole('checkbox')).toHaveLength(11));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText(/^11–20 of/);
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    await screen.findByText('Nothing found');
    // Each table has its own page and search.
    await open('Inactive for 90 days');
    await screen.findByText(/^1–10 of/);
    await expect(screen.getByRole('searchbox')).toHaveValue('');
  },
};

export const Narrow: Story = { parameters: Listed.parameters, globals: { width: '320px' } };
export const RightToLeft: Story = { parameters: Listed.parameters, globals: { direction: 'rtl' } };

export const ResetOne: Story = {
  parameters: { prepare: remember },
  play: async () => {
    const breached = await table('Breached passwords');
    await userEvent.click(await breached.findByRole('button', { name: 'Actions for Bo Breached' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send reset email' }));
    await screen.findByText('Reset email sent to breached@acme.test');
    await expect(
      db()
        .outbox.list()
        .map(({ to }) => to),
    ).toEqual(['breached@acme.test']);
  },
};

/** The user's own account is skipped, the others are disabled. */
export const DisableSeveral: Story = {
  parameters: { prepare: remember },
  play: async () => {
    await open('No two-step verification');
    const unenrolled = await table('No two-step verification');
    await unenrolled.findByText('admin@acme.test');
    await userEvent.click(unenrolled.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Disable' }));
    const confirmation = within(await screen.findByRole('alertdialog'));
    await userEvent.click(confirmation.getByRole('button', { name: 'Disable' }));
    const results = await findDialog('Disable');
    await results.findByText('This is you.');
    await results.findByText(/^\d+ done$/);
    const disabled = db()
      .memberships.list()
      .filter((membership) => membership.disabled);
    await expect(disabled.length).toBeGreaterThan(1);
  },
};

export const Empty: Story = {
  parameters: {
    faults: [{ path: '*/users/v3', status: 200, body: { items: [], _metadata: { totalItems: 0, totalPages: 0 } } }],
  },
  play: async () => {
    await screen.findByText('No user has a password that appeared in a public data breach.');
  },
};

export const Failing: Story = {
  parameters: { faults: [{ path: '*/users/v3', status: 400, body: { errors: ['Not now.'] }, times: 1 }] },
  play: async () => {
    await screen.findByText('Not now.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await (await table('Breached passwords')).findByText('breached@acme.test');
  },
};

const support = (roleId: string) => ({
  signedInAs: {
    email: 'support@acme.test',
    name: 'Sam Support',
    memberships: [{ tenantId: 'tenant-acme', roleIds: [roleId] }],
  },
});

/** For a read-only user rows cannot be selected. */
export const ReadOnly: Story = {
  parameters: support('role-support'),
  play: async () => {
    const breached = await table('Breached passwords');
    await breached.findByText('breached@acme.test');
    await expect(breached.queryByRole('checkbox')).toBeNull();
    await expect(breached.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
};
