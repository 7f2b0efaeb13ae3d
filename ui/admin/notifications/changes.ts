import { type NotificationMessage, type NotificationStatus, pinnedFirst } from '@gatehouse/sdk/notifications';

/** What a user changed and the provider has not confirmed yet. */
export type MessageChange = Partial<Pick<NotificationMessage, 'isPinned'> & { status: NotificationStatus }>;

/** Changes by the id of their message. */
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

/** A choice of messages. */
export type MessageFilter = 'all' | 'unread' | 'archived';

/** The messages of a choice; all but the archived ones are `all`. */
export const chosenMessages = (messages: readonly NotificationMessage[], filter: MessageFilter) =>
  messages.filter((message) => {
    const status = statusOf(message);
    return filter === 'all' ? status !== 'archived' : status === filter;
  });
