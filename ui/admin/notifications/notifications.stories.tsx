import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { StoryNotes } from '../../kit/story-notes';
import { NotificationBell } from '../frame/notification-bell';
import { findDialog } from '../story-pages/steps';

const notes = {
  NotificationBell: {
    accessibility: [
      'The button says how many messages are unread.',
      'Escape closes the list, and the focus returns to the button.',
    ],
    do: ['Follow links inside of your application with `onFollow`.'],
    avoid: ['Do not render it twice on a page.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'Admin/Notifications',
  parameters: { docs: { notes } },
  component: NotificationBell,
  decorators: [
    (Story) => (
      <header className="gh:flex gh:justify-end gh:p-4">
        <Story />
      </header>
    ),
  ],
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Emulator members used by these stories. */
interface Rows {
  db: Record<'notifications' | 'notificationStates', { put(row: object): unknown; get(id: string): unknown }>;
}
let rows: Rows | undefined;

const titles = [
  'Role created: Lab lead',
  'User invited: mira.keller@acme.test',
  'IP restriction added: 198.51.100.0/24 <img src=x onerror=alert(1)>',
];
const severities = ['Info', 'Medium', 'High'];

const withMessages =
  (count: number) =>
  (emulator: Rows): void => {
    rows = emulator;
    for (let at = 0; at < count; at += 1) {
      emulator.db.notifications.put({
        id: `message-${at}`,
        tenantId: 'tenant-acme',
        actorId: 'user-reader',
        eventKey: 'frontegg.role.created',
        title: titles[at] ?? `Role created: Lab ${at}`,
        body: 'Rita Reader',
        severity: severities[at % 3],
        createdAt: new Date(Date.now() - at * 3_600_000).toISOString(),
      });
    }
  };

const stateOf = (at: number) => rows?.db.notificationStates.get(`message-${at}:user-admin`);

/** Chooses an action from the menu of a message. */
const choose = async (message: RegExp | string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: message }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

const open = async (name: RegExp | string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return findDialog('Notifications');
};

export const Listed: Story = {
  parameters: { prepare: withMessages(3) },
  play: async () => {
    const panel = await open('Notifications, 3 unread');
    await panel.findByText(/IP restriction added/);
    await expect(document.querySelector('img[src="x"]')).toBeNull();
    await choose('Actions for Role created: Lab lead', 'Mark as read');
    await screen.findByRole('button', { name: 'Notifications, 2 unread' });
    await choose(/^Actions for IP restriction/, 'Pin');
    // Pinned messages come first.
    await waitFor(() => expect(panel.getAllByRole('article')[0]).toHaveTextContent('IP restriction'));
    await choose(/^Actions for User invited/, 'Archive');
    await waitFor(() => expect(panel.queryByText(/User invited/)).toBeNull());
    await userEvent.click(panel.getByRole('button', { name: 'Archived' }));
    await panel.findByText(/User invited/);
    await waitFor(() => expect(stateOf(1)).toMatchObject({ status: 'archived' }));
    await expect(stateOf(2)).toMatchObject({ isPinned: true });
  },
};

export const Keyboard: Story = {
  parameters: { prepare: withMessages(3) },
  play: async () => {
    const panel = await open('Notifications, 3 unread');
    const first = await panel.findByRole('button', { name: 'Actions for Role created: Lab lead' });
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    const second = panel.getByRole('button', { name: /^Actions for User invited/ });
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Mark as read' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Pin' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull());
    await expect(screen.getByRole('button', { name: 'Notifications, 3 unread' })).toHaveFocus();
  },
};

/** A failed change is rolled back with a message. */
export const ChangeFails: Story = {
  parameters: { prepare: withMessages(3), faults: [{ path: '/frontegg/notification/status', status: 500 }] },
  play: async () => {
    const panel = await open('Notifications, 3 unread');
    await panel.findByText(/IP restriction added/);
    await choose('Actions for Role created: Lab lead', 'Mark as read');
    await screen.findByText('This was not changed');
    await screen.findByRole('button', { name: 'Notifications, 3 unread' });
    await expect(panel.getByRole('article', { name: /Role created/ })).toHaveTextContent('Unread:');
  },
};

export const Many: Story = {
  parameters: { prepare: withMessages(130) },
  play: async () => {
    const panel = await open('Notifications, over 99 unread');
    await waitFor(() => expect(panel.getAllByRole('article')).toHaveLength(20));
    await userEvent.click(panel.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(panel.getAllByRole('article')).toHaveLength(40));
    await userEvent.click(panel.getByRole('button', { name: 'Mark all as read' }));
    await screen.findByRole('button', { name: 'Notifications' });
    await waitFor(() => expect(stateOf(0)).toMatchObject({ status: 'read' }));
  },
};

export const Empty: Story = {
  play: async () => {
    const panel = await open('Notifications');
    await panel.findByText('You are all caught up.');
  },
};

export const Failing: Story = {
  parameters: { faults: [{ path: '/frontegg/notification', status: 500 }] },
  play: async () => {
    const panel = await open('Notifications');
    await panel.findByRole('button', { name: 'Try again' });
  },
};

/** Users with read-only permission can only follow a message. */
export const ReadOnly: Story = {
  parameters: {
    prepare: withMessages(2),
    signedInAs: {
      email: 'looks@acme.test',
      createdAt: '2025-01-01T00:00:00.000Z',
      memberships: [{ tenantId: 'tenant-acme', roleIds: ['role-support'] }],
    },
  },
  play: async () => {
    const panel = await open('Notifications, 2 unread');
    await panel.findByRole('article', { name: /Role created/ });
    await expect(panel.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    const [menu] = panel.getAllByRole('button', { name: /^Actions for/ });
    await userEvent.click(menu ?? document.body);
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
  },
};

export const WithoutPermission: Story = {
  parameters: { prepare: withMessages(2), signedInAs: 'reader@acme.test' },
  play: async () => {
    await expect(screen.queryByRole('button')).toBeNull();
  },
};

export const RightToLeft: Story = {
  parameters: { prepare: withMessages(3) },
  globals: { direction: 'rtl' },
  play: async () => {
    await open('Notifications, 3 unread');
  },
};
