import { ApiError } from '@gatehouse/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Trash2 from 'lucide-react/icons/trash';
import Users from 'lucide-react/icons/users';
import { useMemo } from 'react';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { boolean, object, enum as oneOf, optional, string } from 'zod/mini';
import { Button } from '../../../kit/button/button';
import { ArchetypeFixture } from '../../story-pages/archetype-fixture';
import { findConfirmation, findDialog } from '../../story-pages/steps';
import { bulkTask } from './bulk-run';
import { useColumnKinds } from './column-kinds';
import { ListPage } from './list-page';
import { useListView } from './use-list-view';

interface Member {
  id: string;
  name: string;
  email: string;
  state: 'active' | 'invited';
  joinedAt: string;
  projects: number;
}

const members: Member[] = Array.from({ length: 57 }, (_, index) => ({
  id: `5f1c7a90-0000-4000-8000-${String(index).padStart(12, '0')}`,
  name: `Member ${String(index + 1).padStart(2, '0')}`,
  email: `member${index + 1}@acme.test`,
  state: index % 5 === 0 ? 'invited' : 'active',
  joinedAt: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
  projects: (index * 7) % 13,
}));

const Filters = object({
  state: optional(oneOf(['active', 'invited'])),
  recent: optional(boolean()),
  q: optional(string()),
});

/** Returns the page of rows that a server would send, after a short delay. */
const pageOf = ({ query, filters }: Pick<ReturnType<typeof useMembersView>, 'query' | 'filters'>) => {
  const matches = members.filter(
    ({ name, state }) =>
      name.toLowerCase().includes(query.search.toLowerCase()) && (!filters.state || filters.state === state),
  );
  if (query.sort?.desc) matches.reverse();
  const start = query.page * query.pageSize;
  return {
    items: matches.slice(start, start + query.pageSize),
    totalItems: matches.length,
    totalPages: Math.ceil(matches.length / query.pageSize),
  };
};

const useMembersView = () =>
  useListView('users', { pageSize: 10, sort: { id: 'user', desc: false }, filters: Filters });

const onQuery = fn();
const removed = fn();

interface MembersProps {
  rows: 'some' | 'none' | 'failing';
  isReadOnly: boolean;
  hidesProjects: boolean;
}

function Members({ rows, isReadOnly, hidesProjects }: MembersProps) {
  const view = useMembersView();
  const kinds = useColumnKinds<Member>();
  const columns = useMemo(
    () => [
      kinds.user('user', { header: 'User', value: ({ name, email }) => ({ name, email }) }),
      kinds.badge('state', {
        header: 'State',
        value: ({ state }) => ({ label: state, tone: state === 'active' ? 'success' : 'info' }),
        sortable: false,
      }),
      kinds.count('projects', { header: 'Projects', value: ({ projects }) => projects, sortable: false }),
      kinds.copyId('id', { header: 'ID', value: ({ id }) => id, secondary: true }),
      kinds.date('joinedAt', { header: 'Joined', value: ({ joinedAt }) => joinedAt }),
    ],
    [kinds],
  );
  const { query, filters } = view;
  return (
    <ListPage
      title="Users"
      description="Everyone who belongs to this account."
      action={!isReadOnly && <Button>Invite</Button>}
      isReadOnly={isReadOnly}
      view={view}
      source={{
        queryKey: ['gatehouse', { identity: 'story' }, 'members', rows, { query, filters }],
        enabled: true,
        queryFn: async () => {
          await onQuery(query);
          if (rows === 'failing') throw new ApiError('down', { statusCode: 500, message: 'The list is not there.' });
          return rows === 'none' ? { items: [], totalItems: 0, totalPages: 0 } : pageOf({ query, filters });
        },
      }}
      columns={columns}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      opensRows
      search="Search users"
      filters={[
        {
          id: 'state',
          label: 'State',
          kind: 'one',
          options: [
            { value: 'active', label: 'Active' },
            { value: 'invited', label: 'Invited' },
          ],
        },
        { id: 'recent', label: 'Joined this week', kind: 'switch' },
      ]}
      bulkActions={[
        bulkTask<Member, string>({
          label: 'Remove',
          icon: <Trash2 aria-hidden />,
          tone: 'danger',
          confirmation: (chosen) => ({
            title: `Remove ${chosen.length} users?`,
            text: 'They lose access at once.',
            confirm: 'Remove users',
          }),
          skips: ({ name }) => (name === 'Member 02' ? 'You cannot remove yourself.' : undefined),
          mutation: {
            mutationKey: ['gatehouse', { identity: 'story' }, 'members', 'remove'],
            meta: { invalidates: [] },
            mutationFn: async (id) => {
              removed(id);
              if (id.endsWith('02'))
                throw new ApiError('refused', { statusCode: 409, message: 'The last administrator stays.' });
            },
          },
          toVariables: ({ id }) => id,
        }),
      ]}
      appearance={(column) => (hidesProjects && column === 'projects' ? 'hidden' : 'edit')}
      empty={{ icon: <Users />, title: 'You are the only user', text: 'Invite your team.' }}
    >
      <output>{view.open}</output>
    </ListPage>
  );
}

const meta = {
  title: 'Admin/List page',
  component: Members,
  args: { rows: 'some', isReadOnly: false, hidesProjects: false },
  parameters: { stage: '' },
  render: (args, { parameters }) => (
    <ArchetypeFixture search={parameters.search}>
      <Members {...args} />
    </ArchetypeFixture>
  ),
  beforeEach: () => {
    onQuery.mockClear();
    removed.mockClear();
  },
} satisfies Meta<typeof Members>;

export default meta;
type Story = StoryObj<typeof meta>;

const table = () => screen.findByRole('table', { name: 'Users' });
const rowNamed = async (name: string) => within(await table()).findByRole('row', { name: new RegExp(name) });

export const Paged: Story = {
  play: async () => {
    await rowNamed('Member 01');
    await expect(screen.getByRole('columnheader', { name: 'User' })).toHaveAttribute('aria-sort', 'ascending');
    let arrive = () => {};
    onQuery.mockReturnValueOnce(
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    // The previous page stays until the next one has loaded.
    await waitFor(async () => expect(await table()).toHaveAttribute('aria-busy', 'true'));
    await expect(screen.getByText('Member 01')).toBeVisible();
    arrive();
    await rowNamed('Member 11');
    await expect(screen.getByText('11–20 of 57')).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { width: '320px' } };

/** One request per word instead of per letter; a search starts at the first page. */
export const Searched: Story = {
  parameters: { search: 'page=3' },
  play: async () => {
    await rowNamed('Member 21');
    await userEvent.type(screen.getByRole('searchbox'), 'member 4');
    await rowNamed('Member 40');
    await waitFor(() => expect(screen.queryByText('Member 21')).toBeNull());
    await expect(onQuery).toHaveBeenCalledTimes(2);
    await expect(onQuery).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'member 4', page: 0 }));
  },
};

export const SearchDebounced: Story = {
  play: async () => {
    await rowNamed('Member 01');
    const timers = spyOn(window, 'setTimeout');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'member 4' } });
    await expect(timers).toHaveBeenCalledWith(expect.any(Function), 300);
    timers.mockRestore();
    await rowNamed('Member 40');
  },
};

/** A row that is opened and a column that is sorted before the search is sent stay so. */
export const ActionsBeforeSearchIsSent: Story = {
  play: async () => {
    const row = await rowNamed('Member 03');
    // In one task, so that the search cannot be sent in between; React renders after each event.
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'member 0' } });
    await null;
    fireEvent.click(within(row).getByText('Jan 3, 2026'));
    await null;
    fireEvent.click(screen.getByRole('button', { name: /^User/ }));
    await waitFor(() =>
      expect(onQuery).toHaveBeenLastCalledWith({
        search: 'member 0',
        page: 0,
        pageSize: 10,
        sort: { id: 'user', desc: true },
      }),
    );
    await screen.findByText(members[2]?.id ?? '', { selector: 'output' });
  },
};

export const Filtered: Story = {
  play: async () => {
    await rowNamed('Member 02');
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Invited' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Member 02')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter State: Invited' }));
    await rowNamed('Member 02');
  },
};

/** The list renders the state of the URL; one button clears everything. */
export const FromAddress: Story = {
  parameters: { search: 'q=nobody&f.state=invited&f.recent=true' },
  play: async () => {
    await screen.findByText('Nothing found');
    await expect(screen.getByRole('searchbox')).toHaveValue('nobody');
    const clear = screen.getAllByRole('button', { name: 'Clear all' });
    await expect(clear).toHaveLength(2);
    await userEvent.click(
      screen.getByRole('list', { name: 'Filters in effect' }).querySelector('li:last-child button') ?? document.body,
    );
    await rowNamed('Member 01');
    await expect(screen.getByRole('searchbox')).toHaveValue('');
  },
};

export const OpensRow: Story = {
  play: async () => {
    const row = await rowNamed('Member 03');
    await userEvent.click(within(row).getByText('Jan 3, 2026'));
    await screen.findByText(members[2]?.id ?? '', { selector: 'output' });
  },
};

export const Bulk: Story = {
  play: async () => {
    for (const name of ['Member 01', 'Member 02', 'Member 03']) {
      await userEvent.click(within(await rowNamed(name)).getByRole('checkbox'));
    }
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    const dialog = await findConfirmation('Remove 3 users?');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove users' }));
    const results = await findDialog('Remove');
    await results.findByText('1 done, 1 failed');
    await results.findByText('The last administrator stays.');
    await results.findByText('You cannot remove yourself.');
    await expect(removed).toHaveBeenCalledTimes(2);
    await userEvent.click(results.getByRole('button', { name: 'Try the rest again' }));
    await waitFor(() => expect(removed).toHaveBeenCalledTimes(3));
    await results.findByRole('button', { name: 'Try the rest again' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const HiddenColumn: Story = {
  args: { hidesProjects: true },
  play: async () => {
    await rowNamed('Member 01');
    await expect(screen.queryByRole('columnheader', { name: 'Projects' })).toBeNull();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async () => {
    await screen.findByText(/You can view this page/);
    await expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  },
};

export const Empty: Story = {
  args: { rows: 'none' },
  play: async () => {
    await screen.findByText('You are the only user');
  },
};

export const Failing: Story = {
  args: { rows: 'failing' },
  play: async () => {
    await screen.findAllByText(/The list is not there/);
  },
};
