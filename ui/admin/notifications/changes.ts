import { type NotificationMessage, type NotificationStatus, pinnedFirst } from '@gatehouse/sdk/notifications';

/** A change by the user that the provider has not confirmed yet. */
export type MessageChange = Partial<Pick<NotificationMessage, 'isPinned'> & { status: NotificationStatus }>;

/** Changes by message id. */
export type MessageChanges = ReadonlyMap<string, MessageChange>;

/** Returns messages with pending changes applied. */
export const withChanges = (messages: readonly NotificationMessage[], changes: MessageChanges): NotificationMessage[] =>
  pinnedFirst(
    messages.map((message) => {
      const change = changes.get(message.id);
      return change ? { ...message, ...change, ...(change.status && { viewed: change.status !== 'unread' }) } : message;
    }),
  );

/** Returns the status of a message; an unknown status falls back to whether it was seen. */
export const statusOf = ({ status, viewed }: NotificationMessage): NotificationStatus => {
  if (status === 'read' || status === 'unread' || status === 'archived') return status;
  return viewed === false ? 'unread' : 'read';
};

/** Filter of the message list. */
export type MessageFilter = 'all' | 'unread' | 'archived';

/** Returns the messages of a filter; `all` excludes archived ones. */
export const chosenMessages = (messages: readonly NotificationMessage[], filter: MessageFilter) =>
  messages.filter((message) => {
    const status = statusOf(message);
    return filter === 'all' ? status !== 'archived' : status === filter;
  });
