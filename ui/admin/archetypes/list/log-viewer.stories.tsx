import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { object, optional, string } from 'zod/mini';
import { ArchetypeFixture } from '../../story-pages/archetype-fixture';
import { useColumnKinds } from './column-kinds';
import { LogViewer } from './log-viewer';
import { useListView } from './use-list-view';

interface Entry {
  id: string;
  action: string;
  ip: string;
  at: string;
}

const entries: readonly Entry[] = [
  { id: '1', action: 'Role created', ip: '203.0.113.7', at: '2026-03-01T10:00:00Z' },
  { id: '2', action: 'User invited', ip: '198.51.100.4', at: '2026-03-01T11:00:00Z' },
];
const late: Entry = { id: '3', action: 'Token deleted', ip: '203.0.113.7', at: '2026-03-01T12:00:00Z' };
const Filters = object({ ip: optional(string()) });

function Audits() {
  const view = useListView('users', { pageSize: 10, sort: { id: 'at', desc: true }, filters: Filters });
  const kinds = useColumnKinds<Entry>();
  const [rows, setRows] = useState(entries);
  const { ip } = view.filters;
  return (
    <LogViewer
      title="Audit log"
      view={view}
      source={{ data: rows.filter((row) => !ip || row.ip === ip), error: undefined, refetch: () => undefined }}
      columns={[
        kinds.text('action', { header: 'Action', value: ({ action }) => action }),
        kinds.text('ip', { header: 'IP address', value: (row) => row.ip }),
        kinds.date('at', { header: 'When', value: ({ at }) => at }),
      ]}
      rowId={({ id }) => id}
      rowLabel={({ action }) => action}
      filters={[{ id: 'ip', label: 'IP address', kind: 'one', options: [] }]}
      details={(row) => <pre className="gh:font-mono gh:text-xs">{JSON.stringify(row, null, 2)}</pre>}
      valueActions={(column, row) =>
        column === 'ip'
          ? { label: `Only from ${row.ip}`, onSelect: () => view.set({ filters: { ip: row.ip } }) }
          : undefined
      }
      live={{ count: rows.length === entries.length ? 1 : 0, onShow: () => setRows([...entries, late]) }}
      empty={{ title: 'Nothing happened yet', text: 'What is done in this account appears here.' }}
    />
  );
}

const meta = {
  title: 'Admin/Log viewer',
  component: Audits,
  render: () => (
    <ArchetypeFixture>
      <Audits />
    </ArchetypeFixture>
  ),
} satisfies Meta<typeof Audits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensInPlace: Story = {
  play: async () => {
    const row = await screen.findByRole('button', { name: 'User invited' });
    await userEvent.click(row);
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await screen.findByText(/"ip": "198.51.100.4"/);
    await userEvent.click(row);
    await expect(screen.queryByText(/"ip": "198.51.100.4"/)).toBeNull();
  },
};

export const ValueFilters: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '198.51.100.4' }));
    await screen.findByRole('button', { name: 'Remove filter IP address: 198.51.100.4' });
    await expect(screen.getByRole('button', { name: '198.51.100.4' })).toHaveFocus();
    await expect(screen.queryByText('Role created')).toBeNull();
  },
};

/** New rows are not rendered until the user requests them. */
export const NewRows: Story = {
  play: async () => {
    const table = within(await screen.findByRole('table'));
    await expect(table.queryByText('Token deleted')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show 1 new entry' }));
    await table.findByText('Token deleted');
  },
};

export const Narrow: Story = { globals: { width: '320px' } };
export const Dark: Story = { globals: { theme: 'dark' } };
