import type { Meta, StoryObj } from '@storybook/react-vite';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { QueryProvider } from '../../react/capability';
import { PageFixture } from '../story-pages/page-fixture';
import { support } from '../story-pages/readers';
import { choose, confirm, findDialog } from '../story-pages/steps';

let cache: QueryClient | undefined;

/** Gives a story access to the query cache of its page. */
function WatchCache() {
  const client = useQueryClient();
  useEffect(() => {
    cache = client;
  }, [client]);
  return null;
}

const meta = {
  title: 'Admin/API tokens',
  component: PageFixture,
  args: { page: 'apiTokens' },
  decorators: (Story) => (
    <QueryProvider>
      <WatchCache />
      <Story />
    </QueryProvider>
  ),
} satisfies Meta<typeof PageFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

const accountTokens = '/identity/resources/tenants/api-tokens/*';
const everyToken = '*/api-tokens/*';

/** Emulator members used by these stories. */
interface Rows {
  db: { apiTokens: { list(): readonly { id: string }[]; remove(id: string): void } };
}
const withoutTokens = ({ db }: Rows) => {
  for (const { id } of db.apiTokens.list()) db.apiTokens.remove(id);
};

export const Listed: Story = {
  play: async () => {
    const table = await screen.findByRole('table', { name: 'API tokens' });
    const rows = await within(table).findAllByRole('row', { name: /Nightly export|Notebook|Build server/ });
    await expect(rows.map((row) => row.querySelector('th')?.textContent)).toEqual([
      'Nightly export',
      'Notebook',
      'Build server',
    ]);
    // Role names load after the rows.
    await waitFor(() => expect(within(table).getByText('Editor, Viewer')).toBeVisible());
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { width: '320px' } };

export const Personal: Story = {
  args: { page: 'personalApiTokens' },
  play: async () => {
    await screen.findByText('Notebook');
    await expect(screen.queryByText('Nightly export')).toBeNull();
  },
};

export const OfTheAccount: Story = {
  args: { page: 'tenantApiTokens' },
  play: async () => {
    await screen.findByText('Nightly export');
    await expect(screen.queryByText('Notebook')).toBeNull();
    await expect(screen.getByRole('columnheader', { name: 'Roles' })).toBeVisible();
    await expect(screen.queryByRole('columnheader', { name: 'Belongs to' })).toBeNull();
  },
};

export const AccessTokens: Story = {
  parameters: { emulator: { machineToMachineAuthStrategy: 'AccessToken' } },
  play: async () => {
    await screen.findByText('Dashboard');
    await expect(screen.getByRole('columnheader', { name: 'Token ID' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { prepare: withoutTokens },
  play: async () => {
    await screen.findByText('No tokens yet');
    await userEvent.click(screen.getByRole('button', { name: 'Add token' }));
    await screen.findByRole('dialog', { name: 'Add a token' });
  },
};

export const Loading: Story = { parameters: { faults: [{ path: everyToken, network: 'hang' }] } };

export const Failing: Story = {
  parameters: {
    faults: [{ path: accountTokens, status: 400, body: { errors: ['The list is not there.'] }, times: 1 }],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('Nightly export');
  },
};

/** The account's tokens are refused; the user's own are still listed. */
export const OneOwnerRefused: Story = {
  parameters: { faults: [{ path: accountTokens, status: 403 }] },
  play: async () => {
    await screen.findByText('Notebook');
    await expect(screen.queryByText('Nightly export')).toBeNull();
  },
};

/** For a read-only user there are no controls for changes. */
export const ReadOnly: Story = {
  parameters: {
    signedInAs: support,
  },
  play: async () => {
    await screen.findByText('Nightly export');
    await expect(screen.queryByRole('button', { name: 'Add token' })).toBeNull();
    await expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
  },
};

const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add token' }));
  return findDialog('Add a token');
};

const chooseRole = async (form: Awaited<ReturnType<typeof openForm>>, name: RegExp) => {
  await userEvent.click(await form.findByRole('combobox', { name: 'Roles' }));
  await userEvent.click(await screen.findByRole('option', { name }));
  await userEvent.keyboard('{Escape}');
};

export const AddForm: Story = {
  play: async () => {
    const form = await openForm();
    await chooseRole(form, /Viewer/);
    await form.findByRole('button', { name: /Remove.*Viewer/ });
    // Tokens of users have no roles: they have those of their user.
    await userEvent.click(form.getByRole('radio', { name: /^You/ }));
    await expect(form.queryByRole('combobox', { name: 'Roles' })).toBeNull();
  },
};

/** The secret is rendered once, after a pause, and is removed from the DOM with its dialog. */
export const Created: Story = {
  play: async () => {
    const form = await openForm();
    await userEvent.type(form.getByLabelText('Description'), 'Weekly report');
    await chooseRole(form, /Viewer/);
    await userEvent.selectOptions(form.getByLabelText('Expires after'), '30');
    await userEvent.click(form.getByRole('button', { name: 'Add token' }));

    const dialog = await screen.findByRole('dialog', { name: 'Token added' });
    const field = within(dialog).getByLabelText('Secret');
    const secret = field instanceof HTMLTextAreaElement ? field.value : '';
    await expect(secret.length).toBeGreaterThan(20);
    // Escape does not discard a secret that was neither copied nor downloaded.
    await userEvent.keyboard('{Escape}');
    await confirm('Close without keeping the secret?', 'Go back');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close anyway' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(document.documentElement.outerHTML).not.toContain(secret);
    await screen.findByText('Weekly report');
    const cached = [...(cache?.getMutationCache().getAll() ?? []), ...(cache?.getQueryCache().getAll() ?? [])];
    await expect(cached.length).toBeGreaterThan(0);
    await expect(JSON.stringify(cached.map(({ state }) => state))).not.toContain(secret);
  },
};

/** An account token without roles has no permissions: a confirmation warns about it, and the form keeps its values. */
export const WithoutRoles: Story = {
  play: async () => {
    const form = await openForm();
    await userEvent.type(form.getByLabelText('Description'), 'Weekly report');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await confirm('Add a token without roles?', 'Cancel');
    await expect(form.getByLabelText('Description')).toHaveValue('Weekly report');
    await userEvent.click(form.getByRole('button', { name: 'Add token' }));
    await confirm('Add a token without roles?', 'Add token');
    await screen.findByRole('dialog', { name: 'Token added' });
  },
};

export const WrongInput: Story = {
  play: async () => {
    const form = await openForm();
    await userEvent.selectOptions(form.getByLabelText('Expires after'), 'custom');
    await userEvent.type(form.getByLabelText('Number of days'), '0');
    await userEvent.click(form.getByRole('button', { name: 'Add token' }));
    await form.findByText('Describe what the token is for.');
    await form.findByText('Enter a whole number from 1 to 3650.');
    await expect(form.getByLabelText('Description')).toHaveFocus();
  },
};

export const Deleted: Story = {
  play: async () => {
    await choose('Nightly export', 'Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Nightly export”?' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete token' }));
    await screen.findByText('“Nightly export” deleted');
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Nightly export' })).toBeNull());
  },
};

export const DeletionFails: Story = {
  parameters: { faults: [{ method: 'DELETE', path: everyToken, status: 400, body: { errors: ['It is in use.'] } }] },
  play: async () => {
    await choose('Notebook', 'Delete');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete token' }));
    await within(dialog).findByText('It is in use.');
  },
};
