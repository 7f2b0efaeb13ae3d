import type { NotificationMessage } from '@gatehouse/sdk/notifications';
import { expect, it } from 'vitest';
import { chosenMessages, statusOf, withChanges } from '../../../ui/admin/notifications/changes';

const message = (id: string, given: Partial<NotificationMessage> = {}): NotificationMessage => ({ id, ...given });
const ids = (messages: readonly NotificationMessage[]) => messages.map(({ id }) => id);

it('applies changes at once: pinned messages come first, read ones count as seen', () => {
  const before = [message('a', { status: 'unread', viewed: false }), message('b', { status: 'unread' })];
  const after = withChanges(
    before,
    new Map([
      ['b', { isPinned: true }],
      ['a', { status: 'read' as const }],
    ]),
  );
  expect(ids(after)).toEqual(['b', 'a']);
  expect(after[1]).toMatchObject({ status: 'read', viewed: true });
  expect(withChanges(before, new Map())).toEqual(before);
});

it('derives an unknown status from whether the message was seen', () => {
  expect(
    [message('a', { viewed: false }), message('a', { viewed: true }), message('a', { status: 'odd' })].map(statusOf),
  ).toEqual(['unread', 'read', 'read']);
});

it('excludes archived messages from “all”', () => {
  const all = [
    message('a', { status: 'read' }),
    message('b', { status: 'unread' }),
    message('c', { status: 'archived' }),
  ];
  expect(ids(chosenMessages(all, 'all'))).toEqual(['a', 'b']);
  expect(ids(chosenMessages(all, 'unread'))).toEqual(['b']);
  expect(ids(chosenMessages(all, 'archived'))).toEqual(['c']);
});
