import type { NotificationMessage } from '@gatehouse/sdk/notifications';
import { expect, it } from 'vitest';
import { chosenMessages, statusOf, withChanges } from '../../../ui/admin/notifications/changes';

const message = (id: string, given: Partial<NotificationMessage> = {}): NotificationMessage => ({ id, ...given });
const ids = (messages: readonly NotificationMessage[]) => messages.map(({ id }) => id);

it('a change shows at once: what is pinned goes to the top, what is read counts as seen', () => {
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

it('a status that is unknown follows from whether the message was seen', () => {
  expect(
    [message('a', { viewed: false }), message('a', { viewed: true }), message('a', { status: 'odd' })].map(statusOf),
  ).toEqual(['unread', 'read', 'read']);
});

it('all leaves out what is archived', () => {
  const all = [
    message('a', { status: 'read' }),
    message('b', { status: 'unread' }),
    message('c', { status: 'archived' }),
  ];
  expect(ids(chosenMessages(all, 'all'))).toEqual(['a', 'b']);
  expect(ids(chosenMessages(all, 'unread'))).toEqual(['b']);
  expect(ids(chosenMessages(all, 'archived'))).toEqual(['c']);
});
