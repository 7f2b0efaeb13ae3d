import type { Widen } from '../../widen';

const severities: Readonly<Record<string, string>> = {
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
  error: 'Error',
};

/** Texts of the bell and its messages. */
export const texts = {
  title: 'Notifications',
  bell: (unread: number) =>
    unread === 0 ? 'Notifications' : `Notifications, ${unread > 99 ? 'over 99' : unread} unread`,
  show: 'Show',
  filters: { all: 'All', unread: 'Unread', archived: 'Archived' },
  empty: { all: 'You are all caught up.', unread: 'You are all caught up.', archived: 'No archived notifications.' },
  untitled: 'Notification',
  unread: 'Unread:',
  pinned: 'Pinned',
  severities,
  follow: 'See where this event is sent',
  pin: 'Pin',
  unpin: 'Unpin',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  archive: 'Archive',
  restore: 'Unarchive',
  markAllRead: 'Mark all as read',
  more: 'Load more',
  changeFailed: 'This was not changed',
  why: 'You get these because your role includes the notifications of this account.',
};

export type NotificationsTexts = Widen<typeof texts>;
