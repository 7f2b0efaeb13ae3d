import type { Meta, StoryObj } from '@storybook/react-vite';
import KeyRound from 'lucide-react/icons/key-round';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { Badge } from '../display/badge';
import { EmptyState } from '../feedback/empty-state';
import type { StoryNotes } from '../story-notes';
import { DataTable, type DataTableProps } from './table';
import type { TableColumns } from './table-columns';

interface Token {
  id: string;
  name: string;
  kind: 'Personal' | 'Account';
  uses: number;
  createdAt: string;
}

const names = [
  'CI',
  'Nightly report',
  'Terraform',
  'Backup',
  'Status page',
  'Data export',
  'Support bot',
  'Grafana',
  'Audit sync',
  'Mobile app',
  'Billing',
  'Zapier',
];
const tokens: Token[] = names.map((name, index) => ({
  id: `t${index}`,
  name,
  kind: index % 3 ? 'Account' : 'Personal',
  uses: (index * 7919) % 4000,
  createdAt: `2026-${String(1 + (index % 9)).padStart(2, '0')}-14`,
}));

const columns: TableColumns<Token> = [
  { id: 'name', header: 'Name', accessorFn: ({ name }) => name },
  {
    id: 'kind',
    header: 'Type',
    accessorFn: ({ kind }) => kind,
    cell: ({
      row: {
        original: { kind },
      },
    }) => <Badge tone={kind === 'Account' ? 'info' : 'neutral'}>{kind}</Badge>,
  },
  {
    id: 'uses',
    header: 'Uses',
    meta: { align: 'end' },
    accessorFn: ({ uses }) => uses,
    cell: ({ row }) => row.original.uses.toLocaleString('en'),
  },
  { id: 'createdAt', header: 'Created', accessorFn: ({ createdAt }) => createdAt },
];

const TokenTable = (props: Partial<DataTableProps<Token>>) => (
  <DataTable<Token>
    label="API tokens"
    columns={columns}
    data={tokens}
    rowId={(token) => token.id}
    rowLabel={(token) => token.name}
    rowActions={() => [{ label: 'Delete', icon: <Trash2 aria-hidden />, tone: 'danger', onSelect: () => undefined }]}
    actions={
      <Button>
        <Plus aria-hidden />
        Add token
      </Button>
    }
    {...props}
  />
);

const notes = {
  DataTable: {
    accessibility: [
      'A native table that `label` names; sorted columns have `aria-sort`, selected rows `aria-selected`.',
      'How many rows are found is announced, and an error of loading as well.',
      'Checkboxes and menus of rows are named after their row.',
    ],
    do: ['Keep `columns` at module scope or in a memo.', 'Say what to do in the empty state.'],
    avoid: [
      'Do not put the only action of a row into its menu: use `onOpen` or `href`.',
      'Do not load thousands of rows: hand in a query and let the server page.',
    ],
  },
} satisfies Record<string, StoryNotes>;

const meta = { title: 'Kit/DataTable', parameters: { docs: { notes } }, component: TokenTable } satisfies Meta<
  typeof TokenTable
>;

export default meta;
type Story = StoryObj<typeof meta>;

const firstCells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader')?.textContent);

export const Listed: Story = {};

export const Sorted: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    await expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(firstCells()[0]).toBe('Audit sync');
    await screen.findByText('Sorted by Name, ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    await expect(firstCells()[0]).toBe('Zapier');
    await screen.findByText('Sorted by Name, descending');
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    await expect(screen.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort');
    await expect(firstCells()[0]).toBe('CI');
    await screen.findByText('Not sorted');
    // Numbers start in descending order.
    await userEvent.click(screen.getByRole('button', { name: 'Uses' }));
    await expect(screen.getByRole('columnheader', { name: 'Uses' })).toHaveAttribute('aria-sort', 'descending');
    await expect(firstCells()[0]).toBe('Nightly report');
  },
};

export const Searched: Story = {
  play: async () => {
    await userEvent.type(screen.getByRole('searchbox'), 'back');
    await expect(firstCells()).toEqual(['Backup']);
    await screen.findByText('1 result');
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    await screen.findByText('Nothing found');
    await userEvent.clear(screen.getByRole('searchbox'));
    await expect(firstCells()).toHaveLength(10);
  },
};

/** Columns keep their place when a search finds nothing, although headers alone are narrower than the rows. */
export const NothingFound: Story = {
  args: {
    bulkActions: [{ label: 'Delete', tone: 'danger', onSelect: () => undefined }],
    data: tokens.map((token) => ({ ...token, name: `${token.name} of the research department` })),
  },
  play: async () => {
    const places = () =>
      screen.getAllByRole('columnheader').map((header) => Math.round(header.getBoundingClientRect().left));
    const before = places();
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    await screen.findByText('Nothing found');
    await expect(places()).toEqual(before);
    await userEvent.clear(screen.getByRole('searchbox'));
    await expect(firstCells()).toHaveLength(10);
    await expect(places()).toEqual(before);
  },
};

export const Paged: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('11–12 of 12');
    await expect(screen.getByText('Page 2 of 2').closest('[role=status]')).not.toBeNull();
    await expect(firstCells()).toEqual(['Billing', 'Zapier']);
    await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '20');
    await expect(firstCells()).toHaveLength(12);
    await screen.findByText('Page 1 of 1');
  },
};

export const ColumnHidden: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'View' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Uses' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Uses' })).toBeNull());
  },
};

const withSecondary = columns.map((column) =>
  column.id === 'kind' ? { ...column, meta: { secondary: true } } : column,
);

/** A column hidden for lack of room is unchecked, and stays visible once it is chosen. */
export const ColumnHiddenForSpace: Story = {
  args: { columns: withSecondary },
  globals: { width: '700px' },
  play: async () => {
    await expect(screen.queryByRole('columnheader', { name: 'Type' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'View' }));
    const item = await screen.findByRole('menuitemcheckbox', { name: 'Type' });
    await expect(item).not.toBeChecked();
    await userEvent.click(item);
    await screen.findByRole('columnheader', { name: 'Type' });
    await expect(item).toBeChecked();
    await userEvent.click(item);
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Type' })).toBeNull());
  },
};

/** A table that scrolls keeps its header in its place, whatever sticks to the top of the page. */
export const BelowStickyHeader: Story = {
  globals: { width: '700px' },
  play: async () => {
    const table = screen.getByRole('table');
    document.documentElement.style.setProperty('--gh-sticky-top', '4rem');
    const [head] = within(table).getAllByRole('rowgroup');
    await expect(head?.getBoundingClientRect().top).toBe(table.getBoundingClientRect().top);
    document.documentElement.style.removeProperty('--gh-sticky-top');
  },
};

const removed = fn();

export const Selected: Story = {
  args: { bulkActions: [{ label: 'Delete', tone: 'danger', onSelect: removed }] },
  play: async () => {
    removed.mockClear();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select CI' }));
    await userEvent.keyboard('{ArrowDown} ');
    await screen.findByText('2 selected');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(removed).toHaveBeenCalledWith([tokens[0], tokens[1]]);
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Terraform' }));
  },
};

/** The header checkbox selects the rows of this page; selections on other pages are kept. */
export const AllOfAPageSelected: Story = {
  args: { bulkActions: [{ label: 'Delete', tone: 'danger', onSelect: removed }] },
  play: async () => {
    removed.mockClear();
    const all = screen.getByRole('checkbox', { name: 'Select all rows on this page' });
    await userEvent.click(all);
    await screen.findByText('10 selected');
    await expect(all).not.toBePartiallyChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select CI' }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await expect(all).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(removed).toHaveBeenCalledWith(tokens.slice(1, 10));
  },
};

function Deletable() {
  const [rows, setRows] = useState(tokens);
  return (
    <TokenTable
      data={rows}
      rowActions={(token) => [{ label: 'Delete', onSelect: () => setRows(rows.filter((row) => row !== token)) }]}
    />
  );
}

export const FocusStaysAfterDeletion: Story = {
  render: () => <Deletable />,
  play: async ({ canvasElement }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Backup' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Actions for Backup' })).toBeNull());
    await expect(canvasElement.querySelector('[data-slot=data-table]')).toHaveFocus();
  },
};

const used = fn();

/** Rows are rendered again only when what they show changes; their handlers are always those of the last render. */
const UsedTable = () => {
  const [uses, setUses] = useState(0);
  const use = () => {
    used(uses);
    setUses(uses + 1);
  };
  return <TokenTable onOpen={use} rowActions={() => [{ label: 'Use', onSelect: use }]} />;
};

export const LatestHandlers: Story = {
  render: () => <UsedTable />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Backup' }));
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Backup' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Use' }));
    await userEvent.click(screen.getByRole('button', { name: 'CI' }));
    await expect(used.mock.calls).toEqual([[0], [1], [2]]);
  },
};

export const Loading: Story = { args: { data: undefined } };

export const Empty: Story = {
  args: {
    data: [],
    empty: (
      <EmptyState
        icon={<KeyRound />}
        title="No tokens yet"
        description="Create one to let a program use this account."
        action={
          <Button>
            <Plus aria-hidden />
            Add token
          </Button>
        }
      />
    ),
  },
};

const retry = fn();

export const Failing: Story = {
  args: { data: undefined, error: new Error('The server did not answer.'), onRetry: retry },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Cards: Story = {
  globals: { width: '320px' },
  args: { bulkActions: [{ label: 'Delete', tone: 'danger', onSelect: () => undefined }] },
};
