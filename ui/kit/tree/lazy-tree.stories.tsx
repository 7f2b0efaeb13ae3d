import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { LazyTree, type LazyTreeProps } from './lazy-tree';
import type { TreeNode, TreePage } from './tree-model';

interface Account extends TreeNode {
  users: number;
}

const account = (id: string, title: string, hasChildren: boolean): Account => ({ id, title, hasChildren, users: 12 });

const names = ['Acme EMEA', 'Acme APAC', 'Acme Labs'];
const childrenOf = (parent: string): Account[] => {
  if (parent === '') return names.map((name, index) => account(`a${index}`, name, index < 2));
  if (parent === 'a0')
    return Array.from({ length: 120 }, (_, index) => account(`a0-${index}`, `Branch ${index + 1}`, index === 0));
  if (parent === 'a1') return [account('a1-0', 'Acme Japan', false)];
  return [account(`${parent}-0`, 'Deep', false)];
};
const pageOf = (parent: string, page: number): TreePage<Account> => {
  const all = childrenOf(parent);
  return { nodes: all.slice(page * 50, page * 50 + 50), hasMore: all.length > page * 50 + 50 };
};

const load = fn<LazyTreeProps<Account>['loadChildren']>();
const open = fn();

function Accounts(props: Partial<LazyTreeProps<Account>>) {
  const [expanded, setExpanded] = useState(props.expanded ?? new Set<string>());
  const [refreshKey, setRefreshKey] = useState(0);
  return (
    <div className="gh:grid gh:gap-3">
      <Button variant="secondary" className="gh:justify-self-start" onClick={() => setRefreshKey(refreshKey + 1)}>
        Refresh
      </Button>
      <LazyTree<Account>
        label="Accounts"
        loadChildren={load}
        columns={[{ id: 'users', title: 'Users', room: 'some', render: ({ users }) => users }]}
        refreshKey={refreshKey}
        {...props}
        expanded={expanded}
        onExpand={(next) => setExpanded(new Set(next))}
      />
    </div>
  );
}

const meta = {
  title: 'Kit/LazyTree',
  component: Accounts,
  beforeEach: () => {
    open.mockReset();
    load.mockReset().mockImplementation(async (parent, page) => pageOf(parent, page));
  },
} satisfies Meta<typeof Accounts>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = (name: RegExp) => screen.findByRole('row', { name });

/** Levels load when they are expanded, 50 nodes at a time; expanded levels stay expanded after a refresh. */
export const Levels: Story = {
  play: async () => {
    await row(/Acme Labs/);
    await expect(await row(/Acme EMEA/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(screen.getByRole('button', { name: 'Expand Acme EMEA' }));
    await expect(await row(/Branch 1 /)).toHaveAttribute('aria-level', '2');
    await expect(screen.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '55');
    screen.getByRole('treegrid').scrollTo({ top: 99_999 });
    await userEvent.click(await screen.findByRole('button', { name: 'Load 50 more' }));
    await waitFor(() => expect(screen.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '105'));
    load.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(load.mock.calls).toHaveLength(3));
    await expect(screen.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '105');
  },
};

export const Keyboard: Story = {
  args: { onOpen: open },
  play: async () => {
    (await row(/Acme EMEA/)).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await row(/Acme APAC/)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await row(/Acme Japan/);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(async () => expect(await row(/Acme Japan/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveBeenCalledWith(expect.objectContaining({ title: 'Acme Japan' }));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(async () => expect(await row(/Acme APAC/)).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Acme Japan/ })).toBeNull());
    await userEvent.keyboard('{End}');
    await waitFor(async () => expect(await row(/Acme Labs/)).toHaveFocus());
  },
};

export const Searched: Story = {
  args: { matches: [{ node: account('x', 'Acme Japan', true), path: ['Acme', 'Acme APAC'] }] },
  play: async () => {
    await screen.findByText('Acme / Acme APAC');
    await expect(await row(/Acme Japan/)).not.toHaveAttribute('aria-expanded');
  },
};

export const NothingFound: Story = { args: { matches: [] } };

export const Failing: Story = {
  play: async () => {
    await row(/Acme Labs/);
    load.mockRejectedValueOnce(new Error('The server did not answer.'));
    await userEvent.click(screen.getByRole('button', { name: 'Expand Acme APAC' }));
    await screen.findByText('The server did not answer.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await row(/Acme Japan/);
  },
};

export const Loading: Story = { beforeEach: () => void load.mockImplementation(() => new Promise(() => {})) };

/** 2,000 expanded nodes: only visible rows are in the DOM. */
export const Large: Story = {
  args: { expanded: new Set(Array.from({ length: 40 }, (_, index) => `g${index}`)) },
  beforeEach: () =>
    void load.mockImplementation(async (parent) => ({
      nodes: parent
        ? Array.from({ length: 49 }, (_, index) => account(`${parent}-${index}`, `Account ${parent}.${index}`, false))
        : Array.from({ length: 40 }, (_, index) => account(`g${index}`, `Group ${index}`, true)),
      hasMore: false,
    })),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '2001'));
    await expect(screen.getAllByRole('row').length).toBeLessThan(60);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { expanded: new Set(['a1']) } };

const levels = ['Northwind International', 'Europe, Middle East and Africa', 'Customer support, second line', 'Lyon'];

/** A name wraps to a second line, and deep levels are indented less. */
export const DeepNarrow: Story = {
  globals: { width: '320px' },
  args: {
    expanded: new Set(levels.slice(0, -1)),
    rowActions: () => '…',
    loadChildren: async (parent) => {
      const at = levels.indexOf(parent) + 1;
      return { nodes: levels.slice(at, at + 1).map((name) => account(name, name, at < 3)), hasMore: false };
    },
  },
  play: async () => {
    await screen.findByText('Lyon');
    for (const level of levels) {
      const name = screen.getByText(level);
      await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
      await expect(name.closest('[title]')).toHaveAttribute('title', level);
    }
  },
};
export const Narrow: Story = { globals: { width: '320px' }, args: { expanded: new Set(['a0']) } };
