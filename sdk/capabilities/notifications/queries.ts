import { capability } from '../../core/queries';
import { contract, type NotificationMessage } from './contract';

export type { NotificationMessage } from './contract';

/** Where a message stands. */
export type NotificationStatus = 'read' | 'unread' | 'archived';

const PAGE_SIZE = 20;

const { query, mutation } = capability('notifications', contract);

const isUnread = ({ status, viewed }: NotificationMessage): boolean =>
  status ? status === 'unread' : viewed === false;

/** How many messages wait to be read: by their status, or where the provider sends none, those never seen. */
export const unreadCount = (messages: readonly NotificationMessage[]): number => messages.filter(isUnread).length;

/** Pinned messages before the others; within both the order stays. */
export const pinnedFirst = (messages: readonly NotificationMessage[]): NotificationMessage[] => [
  ...messages.filter(({ isPinned }) => isPinned),
  ...messages.filter(({ isPinned }) => !isPinned),
];

/**
 * Returns a page of the user's notifications, pinned ones first. `offset` skips notifications (default 0), `count` defaults
 * to 20.
 */
export const list = query(async (api, { count = PAGE_SIZE, offset = 0 }: { count?: number; offset?: number }) =>
  pinnedFirst(await api.list({ params: { count, offset } })),
);

/** Marks a message read or unread, or archives it. */
export const setStatus = mutation((api, params: { notificationId: string; status: NotificationStatus }) =>
  api.updateStatus({ params }),
);

/** Keeps a message at the top, or lets it go. */
export const pin = mutation((api, { notificationId, isPinned }: { notificationId: string; isPinned: boolean }) =>
  api.pin({ pinStatus: isPinned ? 'pin' : 'unpin', notificationId }),
);

/** Marks every message read. */
export const markAllRead = mutation((api) => api.markAllRead());
