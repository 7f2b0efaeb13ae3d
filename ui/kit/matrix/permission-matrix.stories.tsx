import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { applyChanges, type MatrixChange, type MatrixGroup, type MatrixValue } from './matrix-model';
import { PermissionMatrix, type PermissionMatrixProps } from './permission-matrix';

const change = fn<(changes: MatrixChange[]) => void>();

const groups: MatrixGroup[] = [
  {
    id: 'users',
    title: 'Users',
    rows: [
      { id: 'users.read', title: 'View users', description: 'fe.secure.read.users' },
      { id: 'users.write', title: 'Invite and edit users', description: 'fe.secure.write.users' },
      { id: 'users.delete', title: 'Remove users', description: 'fe.secure.delete.users' },
    ],
  },
  {
    id: 'billing',
    title: 'Billing',
    rows: [
      { id: 'billing.read', title: 'View invoices' },
      { id: 'billing.write', title: 'Change the plan' },
    ],
  },
];

const columns = [
  { id: 'admin', title: 'Admin' },
  { id: 'editor', title: 'Editor' },
  { id: 'viewer', title: 'Viewer' },
];

const start: MatrixValue = {
  admin: new Set(groups.flatMap(({ rows }) => rows.map(({ id }) => id))),
  editor: new Set(['users.read', 'users.write']),
  viewer: new Set(['users.read']),
};

function Matrix(props: Partial<PermissionMatrixProps>) {
  const [value, setValue] = useState(props.value ?? start);
  return (
    <PermissionMatrix
      label="Permissions by role"
      columnLabel="Role"
      rowLabel="Permission"
      columns={columns}
      groups={groups}
      {...props}
      value={value}
      onChange={(changes) => {
        change(changes);
        setValue(applyChanges(value, changes));
      }}
    />
  );
}

const meta = {
  title: 'Kit/PermissionMatrix',
  component: Matrix,
  beforeEach: () => void change.mockReset(),
} satisfies Meta<typeof Matrix>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (name: string | RegExp) => screen.findByRole('checkbox', { name });

export const Roles: Story = {
  play: async () => {
    const grid = await screen.findByRole('grid', { name: 'Permissions by role' });
    await expect(grid).toHaveAttribute('aria-rowcount', '8');
    await expect(grid).toHaveAttribute('aria-colcount', '4');
    await expect(await box('Users, Editor')).toBePartiallyChecked();
    await userEvent.click(await box('Remove users, Editor'));
    await expect(change).toHaveBeenLastCalledWith([{ column: 'editor', row: 'users.delete', on: true }]);
    await expect(await box('Users, Editor')).toBeChecked();
    await userEvent.click(await box('Users, Editor'));
    await expect(change.mock.lastCall?.[0]).toHaveLength(3);
    await expect(await box('Users, Editor')).not.toBeChecked();
    await userEvent.click(await box('All, Viewer'));
    await expect(change.mock.lastCall?.[0]).toHaveLength(4);
  },
};

/** One tab stop; arrow keys move over headings, rows and the header; Space toggles. */
export const Keyboard: Story = {
  play: async () => {
    (await box('Users, Admin')).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(async () => expect(await box('View users, Editor')).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(change).toHaveBeenLastCalledWith([{ column: 'editor', row: 'users.read', on: false }]);
    await userEvent.keyboard('{End}');
    await waitFor(async () => expect(await box('View users, Viewer')).toHaveFocus());
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(async () => expect(await box('All, Admin')).toHaveFocus());
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(async () => expect(await box('Change the plan, Viewer')).toHaveFocus());
    await expect(document.querySelectorAll('[role=checkbox][tabindex="0"]')).toHaveLength(1);
  },
};

/** Locked boxes have a reason; boxes of headings and columns do not change them. */
export const Locked: Story = {
  args: { locked: (column, row) => (column === 'admin' || row === 'users.read' ? 'Part of every role.' : undefined) },
  play: async () => {
    const read = await box('View users, Editor. Part of every role.');
    await expect(read).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(read);
    await expect(change).not.toHaveBeenCalled();
    await screen.findByText('Part of every role.');
    await userEvent.click(await box('Users, Viewer'));
    await expect(change).toHaveBeenLastCalledWith([
      { column: 'viewer', row: 'users.write', on: true },
      { column: 'viewer', row: 'users.delete', on: true },
    ]);
  },
};

export const ReadOnly: Story = { args: { readOnly: 'Ask an administrator to change roles.' } };

export const Searched: Story = {
  play: async () => {
    await userEvent.type(screen.getByRole('searchbox'), 'invoice');
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /View users/ })).toBeNull());
    await screen.findByRole('rowheader', { name: 'Billing' });
    await userEvent.click(await box('All, Viewer'));
    await expect(change).toHaveBeenLastCalledWith([{ column: 'viewer', row: 'billing.read', on: true }]);
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    await screen.findByText('Nothing found');
  },
};

export const OnlyDifferences: Story = {
  args: { columns: columns.slice(1) },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Only differences' }));
    await screen.findByRole('rowheader', { name: /Invite and edit users/ });
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /View users/ })).toBeNull());
    await userEvent.click(await box('Invite and edit users, Editor'));
    await screen.findByText('No differences');
  },
};

const manyGroups: MatrixGroup[] = Array.from({ length: 20 }, (_, group) => ({
  id: `g${group}`,
  title: `Category ${group + 1}`,
  rows: Array.from({ length: 15 }, (_, row) => ({
    id: `g${group}p${row}`,
    title: `Permission ${group * 15 + row + 1}`,
  })),
}));
const manyColumns = Array.from({ length: 500 }, (_, index) => ({ id: `r${index}`, title: `Role ${index + 1}` }));
const everyThird = Object.fromEntries(
  manyColumns.map(({ id }, column) => [
    id,
    new Set(manyGroups.flatMap(({ rows }) => rows.map((row) => row.id)).filter((_, row) => (row + column) % 3 === 0)),
  ]),
);

/** 500 roles and 300 permissions: only visible boxes are in the DOM, and the focus survives scrolling. */
export const Large: Story = {
  args: { groups: manyGroups, columns: manyColumns, value: everyThird },
  play: async () => {
    const grid = await screen.findByRole('grid');
    await waitFor(() => expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(20));
    await expect(screen.getAllByRole('checkbox').length).toBeLessThan(500);
    (await box('Category 1, Role 1')).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(async () => expect(await box('Permission 300, Role 500')).toHaveFocus());
    grid.scrollTo({ top: 0, left: 0 });
    await box('Category 1, Role 1');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(async () => expect(await box('Permission 299, Role 500')).toHaveFocus());
  },
};

/** Narrow screens render one role at a time. */
export const Narrow: Story = {
  globals: { width: '320px' },
  play: async () => {
    await expect(await screen.findByRole('grid')).toHaveAttribute('aria-colcount', '2');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'viewer');
    await userEvent.click(await box('View users, Viewer'));
    await expect(change).toHaveBeenLastCalledWith([{ column: 'viewer', row: 'users.read', on: false }]);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { groups: manyGroups, columns: manyColumns, value: everyThird },
  play: async () => {
    (await box('Category 1, Role 1')).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(async () => expect(await box('Category 1, Role 3')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(async () => expect(await box('Category 1, Role 500')).toHaveFocus());
  },
};
