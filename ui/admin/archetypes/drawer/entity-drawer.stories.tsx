import { ApiError } from '@gatehouse/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { array, minLength, object, string, trim } from 'zod/mini';
import { Button } from '../../../kit/button/button';
import { Badge } from '../../../kit/display/badge';
import { TextareaField, TextField } from '../../../kit/form/fields';
import { ArchetypeFixture } from '../../story-pages/archetype-fixture';
import { confirm, findDialog } from '../../story-pages/steps';
import { FormSheet } from '../form/form-sheet';
import { PickerField } from '../form/picker-field';
import { useColumnKinds } from '../list/column-kinds';
import { ListPage } from '../list/list-page';
import { useListView } from '../list/use-list-view';
import { useOpenTask, useTask } from '../page/tasks';
import { EntityDrawer } from './entity-drawer';

interface Group {
  id: string;
  name: string;
  description: string;
  roleIds: string[];
}

const start: readonly Group[] = [
  { id: 'g1', name: 'Support', description: 'Helps members', roleIds: ['r1'] },
  { id: 'g2', name: 'Finance', description: '', roleIds: [] },
  { id: 'g3', name: 'Gone', description: '', roleIds: [] },
];
let groups: Group[] = [];
const listed = fn();
const sent = fn();

const key = ['gatehouse', { identity: 'story' }, 'groups'] as const;
const roles = ['Viewer', 'Editor', 'Owner'].map((label, index) => ({ id: `r${index + 1}`, label }));
const GroupForm = object({
  name: string().check(trim(), minLength(1, 'Name the group.')),
  description: string(),
  roleIds: array(string()),
});

function GroupFields() {
  return (
    <>
      <TextField name="name" label="Name" />
      <TextareaField name="description" label="Description" optional />
      <PickerField
        name="roleIds"
        label="Roles"
        optional
        load={async () => ({ items: roles, hasMore: false })}
        resolve={async (ids) => roles.filter(({ id }) => ids.includes(id))}
      />
    </>
  );
}

function Groups() {
  const view = useListView('users', { pageSize: 10, sort: { id: 'name', desc: false } });
  const kinds = useColumnKinds<Group>();
  const tasks = useTask<Group>();
  const task = useOpenTask(tasks);
  const source = useQuery({
    queryKey: [...key, 'list'],
    queryFn: async () => {
      listed();
      return [...groups];
    },
  });
  return (
    <ListPage
      title="Groups"
      view={view}
      source={source}
      columns={[
        kinds.text('name', { header: 'Name', value: ({ name }) => name }),
        kinds.text('description', { header: 'Description', value: ({ description }) => description }),
      ]}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      opensRows
      action={
        <Button onClick={() => tasks.start({ id: '', name: '', description: '', roleIds: [] })}>Add group</Button>
      }
      empty={{ title: 'No groups yet', text: 'Put users who need the same roles into one.' }}
    >
      {(ids) => (
        <>
          <EntityDrawer<Group>
            view={view}
            ids={ids}
            query={(id) => ({
              queryKey: [...key, 'get', id],
              enabled: true,
              queryFn: async () => {
                const group = groups.find((candidate) => candidate.id === id && candidate.name !== 'Gone');
                if (!group) throw new ApiError('not-found', { statusCode: 404 });
                return group;
              },
            })}
            title={({ name }) => name}
            badges={({ roleIds }) => <Badge>{roleIds.length} roles</Badge>}
            actions={(group) => (
              <Button variant="ghost" size="icon-sm" aria-label="Edit" onClick={() => tasks.start(group)}>
                <Pencil aria-hidden />
              </Button>
            )}
            tabs={[
              {
                id: 'about',
                title: 'Overview',
                content: ({ description }) => <p>{description || 'No description'}</p>,
              },
              { id: 'roles', title: 'Roles', content: ({ roleIds }) => <p>{roleIds.join(', ') || 'No roles'}</p> },
            ]}
          />
          <FormSheet
            item={task?.id === '' ? task : undefined}
            onClose={tasks.end}
            title="Add a group"
            schema={GroupForm}
            toInput={() => ({ name: '', description: '', roleIds: [] })}
            submitLabel="Add group"
            mutation={{
              mutationKey: [...key, 'create'],
              meta: { invalidates: ['groups'] },
              mutationFn: async (group: Omit<Group, 'id'>) => {
                sent(group);
                groups.push({ id: 'new', ...group });
              },
            }}
            toVariables={(values) => values}
            toast={({ name }) => `“${name}” added`}
          >
            <GroupFields />
          </FormSheet>
          <FormSheet
            item={task?.id ? task : undefined}
            onClose={tasks.end}
            title={({ name }) => `Edit “${name}”`}
            schema={GroupForm}
            toInput={({ name, description, roleIds }) => ({ name, description, roleIds })}
            submitLabel="Save"
            mutation={{
              mutationKey: [...key, 'update'],
              meta: { invalidates: ['groups'] },
              mutationFn: async (change: Partial<Group>) => {
                sent(change);
                if (change.name === 'Taken') {
                  throw new ApiError('taken', {
                    statusCode: 409,
                    message: 'Another group has this name.',
                    errorContext: { name: 'name' },
                  });
                }
                groups = groups.map((group) => (group.id === change.id ? { ...group, ...change } : group));
              },
            }}
            latest={(group) => ({ queryKey: [...key, 'one'], enabled: true, queryFn: async () => group })}
            toVariables={(_values, { item, changes }) => ({ id: item.id, ...changes })}
          >
            <GroupFields />
          </FormSheet>
        </>
      )}
    </ListPage>
  );
}

const meta = {
  title: 'Admin/Entity drawer and form sheet',
  component: Groups,
  render: (_args, { parameters }) => (
    <ArchetypeFixture search={parameters.search}>
      <Groups />
    </ArchetypeFixture>
  ),
  beforeEach: () => {
    groups = [...start];
    sent.mockClear();
    listed.mockClear();
  },
} satisfies Meta<typeof Groups>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The URL names the row; a button opens the next one, and Escape returns the focus to the list. */
export const Opened: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Support' }));
    const support = await findDialog('Support');
    await userEvent.click(support.getByRole('tab', { name: 'Roles' }));
    await support.findByText('r1');
    // Rows are sorted by name.
    await expect(support.getByRole('button', { name: 'Next row' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(support.getByRole('button', { name: 'Previous row' }));
    const missing = await findDialog('This no longer exists');
    await userEvent.click(missing.getByRole('button', { name: 'Previous row' }));
    await (await findDialog('Finance')).findByText('No roles');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const FromAddress: Story = {
  parameters: { search: 'open=g2' },
  play: async () => {
    await (await findDialog('Finance')).findByText('No description');
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, parameters: { search: 'open=g1' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, parameters: { search: 'open=g1' } };

/** A deleted row renders a notice, and the list is refetched. */
export const RowDeleted: Story = {
  parameters: { search: 'open=g3' },
  play: async () => {
    await findDialog('This no longer exists');
    await waitFor(() => expect(listed).toHaveBeenCalledTimes(2));
  },
};

const edit = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  return findDialog('Edit “Support”');
};

/** Without changes the button is disabled with a reason; with one changed field only that field is sent. */
export const SendsChangedFields: Story = {
  parameters: { search: 'open=g1' },
  play: async () => {
    const form = await edit();
    await expect(form.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('No changes yet.');
    await userEvent.type(form.getByLabelText('Description'), ' of the account');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 'g1', description: 'Helps members of the account' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit “Support”' })).toBeNull());
  },
};

/** The error is rendered at the field that the server names, and the input is kept. */
export const FieldRefused: Story = {
  parameters: { search: 'open=g1' },
  play: async () => {
    const form = await edit();
    await userEvent.clear(form.getByLabelText('Name'));
    await userEvent.type(form.getByLabelText('Name'), 'Taken');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(form.getByLabelText('Name')).toHaveAccessibleDescription('Another group has this name.'),
    );
    await expect(form.getByLabelText('Name')).toHaveValue('Taken');
    await userEvent.keyboard('{Escape}');
    await confirm('Discard your changes?', 'Discard changes');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit “Support”' })).toBeNull());
  },
};

export const Created: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add group' }));
    const form = await findDialog('Add a group');
    await userEvent.type(form.getByLabelText('Name'), ' Research ');
    await userEvent.click(form.getByRole('button', { name: 'Add group' }));
    await screen.findByText('“Research” added');
    await expect(sent).toHaveBeenCalledWith({ name: 'Research', description: '', roleIds: [] });
  },
};
