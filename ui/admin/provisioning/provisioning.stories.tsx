import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageFixture } from '../story-pages/page-fixture';
import { auditor } from '../story-pages/readers';
import { findDialog } from '../story-pages/steps';

interface Directory {
  id: string;
  tenantId: string;
  source: string;
  connectionName: string;
  syncToUserManagement: boolean;
  tokenHash: string;
  createdAt: string;
  lastSync?: string;
}

/** Emulator members used by these stories. */
interface Rows {
  db: {
    directories: {
      put(row: Directory): unknown;
      list(): Directory[];
      patch(id: string, row: object): unknown;
      remove(id: string): unknown;
    };
  };
}

const directory = {
  id: 'directory-okta',
  tenantId: 'tenant-acme',
  source: 'okta',
  connectionName: 'Corp directory',
  syncToUserManagement: true,
  tokenHash: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSync: '2026-02-01T10:30:00.000Z',
};

const some = ({ db }: Rows) => {
  db.directories.put(directory);
  const { lastSync: _, ...silent } = directory;
  db.directories.put({
    ...silent,
    id: 'directory-entra',
    source: 'azure-ad',
    connectionName: '',
    syncToUserManagement: false,
  });
};

const meta = {
  title: 'Admin/Provisioning',
  component: PageFixture,
  args: { page: 'provisioning' },
  parameters: { prepare: some },
} satisfies Meta<typeof PageFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (name: string, item: string) => {
  const row = await screen.findByRole('row', { name: new RegExp(name) });
  await userEvent.click(within(row).getByRole('button', { name: /Actions|More/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

export const Listed: Story = {
  play: async () => {
    const row = await screen.findByRole('row', { name: /Corp directory/ });
    await expect(within(row).getByText('On')).toBeVisible();
    const other = screen.getByRole('row', { name: /Microsoft Entra ID/ });
    await expect(within(other).getByText('Never')).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { width: '320px' } };
export const Arabic: Story = { globals: { language: 'ar' } };

export const Empty: Story = {
  parameters: { prepare: () => {} },
  play: async () => {
    await screen.findByText('No directory yet');
  },
};

export const Failing: Story = {
  parameters: { faults: [{ path: '/directory/resources/v1/*', status: 400, times: 1 }] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('Corp directory');
  },
};

export const ReadOnly: Story = {
  parameters: {
    emulator: { seed: 'demo' },
    prepare: () => {},
    signedInAs: auditor,
  },
  play: async () => {
    await screen.findByRole('row', { name: /Corp directory/ });
    await screen.findByText(/You can view this page/);
    await expect(screen.queryByRole('button', { name: 'Connect a directory' })).toBeNull();
    await open('Corp directory', 'Setup and status');
    await expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  },
};

/** A count that cannot be loaded is omitted; the connection stays. */
export const WithoutCounts: Story = {
  parameters: { faults: [{ path: '/directory/resources/scim/temp/*', status: 403 }] },
  play: async () => {
    const row = await screen.findByRole('row', { name: /Corp directory/ });
    await expect(within(row).getByText('–')).toBeVisible();
  },
};

/** Covers the setup from the form through the token to the first request. */
export const Connected: Story = {
  parameters: { prepare: () => {} },
  play: async () => {
    // The button moves into the empty list once the list has loaded.
    await screen.findByText('No directory yet');
    await userEvent.click(screen.getByRole('button', { name: 'Connect a directory' }));
    const sheet = await findDialog('Connect a directory');
    await userEvent.click(sheet.getByRole('radio', { name: 'Microsoft Entra ID' }));
    await userEvent.type(sheet.getByRole('textbox', { name: /Name/ }), 'Research');
    await userEvent.click(sheet.getByRole('button', { name: 'Connect a directory' }));
    const secret = await screen.findByRole('dialog', { name: 'Copy the token now' });
    const endpoint = within(secret).getByRole<HTMLTextAreaElement>('textbox', { name: 'SCIM endpoint' }).value;
    await expect(endpoint).toMatch(/\/frontegg\/directory\/resources\/scim\/v2\.0\/[\w-]{36}$/);
    const token = within(secret).getByRole<HTMLTextAreaElement>('textbox', { name: 'Token' }).value;
    await expect(token.length).toBeGreaterThan(30);
    await userEvent.click(within(secret).getByRole('button', { name: 'Done' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close anyway' }));
    const waiting = await screen.findByRole('dialog', { name: 'Research' });
    await waitFor(() => expect(within(waiting).getByText('Waiting for the first request…')).toBeVisible());
    await expect(document.body.textContent).not.toContain(token);
  },
};

export const DirectoryConnected: Story = {
  play: async () => {
    await open('Corp directory', 'Setup and status');
    const dialog = await screen.findByRole('dialog', { name: 'Corp directory' });
    await waitFor(() => expect(within(dialog).getByText('Your directory is connected')).toBeVisible());
  },
};

/** Saves a change, then is refused with the reason after another administrator disconnected the directory. */
export const SwitchedOff: Story = {
  play: async ({ loaded }) => {
    const { db }: Rows = loaded.emulator;
    await open('Corp directory', 'Edit');
    const sheet = await findDialog('Corp directory');
    await userEvent.click(sheet.getByRole('switch', { name: 'Show in user management' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(within(screen.getByRole('row', { name: /Corp directory/ })).getByText('Off')).toHaveAttribute(
        'data-slot',
        'badge',
      ),
    );
    await open('Corp directory', 'Edit');
    const again = await findDialog('Corp directory');
    await userEvent.click(again.getByRole('switch', { name: 'Show in user management' }));
    db.directories.remove(directory.id);
    await userEvent.click(again.getByRole('button', { name: 'Save changes' }));
    await again.findByText('This no longer exists.');
    await expect(db.directories.list().map(({ id }) => id)).toEqual(['directory-entra']);
  },
};

export const Deleted: Story = {
  play: async () => {
    await open('Corp directory', 'Delete');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete connection' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Corp directory/ })).toBeNull());
  },
};
