'use client';
import * as notifications from '@gatehouse/sdk/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCapability } from '../../react/capability';
import { type MessageChange, type MessageChanges, statusOf, withChanges } from './changes';

/** Poll interval in milliseconds while the page is visible. */
const POLL_INTERVAL = 60_000;
/** Number of messages that suffices for the badge, which ends at 99+. */
const COUNT = 100;

const without = (changes: MessageChanges, ids: readonly string[]): MessageChanges =>
  new Map([...changes].filter(([id]) => !ids.includes(id)));

/**
 * Returns the user's messages, read once they are wanted. Changes are optimistic; a failed one is rolled back and calls
 * `onFailed`.
 */
export const useMessages = (isWanted: boolean, onFailed: (error: unknown) => void) => {
  const { list, setStatus, pin, markAllRead } = useCapability(notifications);
  const [count, setCount] = useState(COUNT);
  const [changes, setChanges] = useState<MessageChanges>(new Map());
  const query = list({ count });
  const messagesQuery = useQuery({
    ...query,
    enabled: query.enabled && isWanted,
    refetchInterval: POLL_INTERVAL,
    refetchOnWindowFocus: 'always',
    // The list keeps its messages while more of them load.
    placeholderData: (before: notifications.NotificationMessage[] | undefined) => before,
  });
  const status = useMutation(setStatus());
  const pinning = useMutation(pin());
  const reading = useMutation(markAllRead());

  const change = async (ids: readonly string[], next: MessageChange, send: () => Promise<unknown>) => {
    setChanges((before) => new Map([...before, ...ids.map((id) => [id, { ...before.get(id), ...next }] as const)]));
    try {
      // Resolves once the list was refetched.
      await send();
    } catch (error) {
      onFailed(error);
    }
    setChanges((before) => without(before, ids));
  };

  const messages = messagesQuery.data && withChanges(messagesQuery.data, changes);
  return {
    messages,
    error: messagesQuery.error,
    refetch: messagesQuery.refetch,
    /** Loads more messages; undefined if there are none. */
    more: messagesQuery.data && messagesQuery.data.length >= count ? () => setCount(count + COUNT) : undefined,
    setStatus: (id: string, next: notifications.NotificationStatus) =>
      void change([id], { status: next }, () => status.mutateAsync({ notificationId: id, status: next })),
    pin: (id: string, isPinned: boolean) =>
      void change([id], { isPinned }, () => pinning.mutateAsync({ notificationId: id, isPinned })),
    markAllRead: () => {
      const unread = messages?.filter((message) => statusOf(message) === 'unread').map(({ id }) => id) ?? [];
      void change(unread, { status: 'read' }, () => reading.mutateAsync());
    },
  };
};
export type Messages = ReturnType<typeof useMessages>;
