import { capability } from '../../core/queries';
import { contract, type NotificationMessage } from './contract';

export type { NotificationMessage } from './contract';

/** Status of a notification. */
export type NotificationStatus = 'read' | 'unread' | 'archived';

const PAGE_SIZE = 20;

const { query, mutation } = capability('notifications', contract);

const isUnread = ({ status, viewed }: NotificationMessage): boolean =>
  status ? status === 'unread' : viewed === false;

/** Returns the number of unread notifications, by status, or by `viewed` when the provider sends no status. */
export const unreadCount = (messages: readonly NotificationMessage[]): number => messages.filter(isUnread).length;

/** Sorts pinned notifications first and keeps the order otherwise. */
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

/** Marks a notification read or unread, or archives it. */
export const setStatus = mutation((api, params: { notificationId: string; status: NotificationStatus }) =>
  api.updateStatus({ params }),
);

/** Pins or unpins a notification. */
export const pin = mutation((api, { notificationId, isPinned }: { notificationId: string; isPinned: boolean }) =>
  api.pin({ pinStatus: isPinned ? 'pin' : 'unpin', notificationId }),
);

/** Marks every notification read. */
export const markAllRead = mutation((api) => api.markAllRead());
