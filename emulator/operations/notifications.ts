import type { NotificationRow, NotificationStateRow } from '../db/rows/connectivity';
import type { Call } from '../http/call';
import { ProviderError } from '../http/errors';
import { findMembership } from '../rules/members/memberships';
import { ownedRow, ownedRows } from '../rules/resources/owned';
import { type OperationsOf, operation, type Rule } from './operation';

/** Maximum number of notifications per call. */
const MAX_NOTIFICATIONS = 500;

const stateId = (call: Call, notificationId: string) => `${notificationId}:${call.caller().user.id}`;

const stateOf = (call: Call, notificationId: string): NotificationStateRow => {
  const id = stateId(call, notificationId);
  const { user } = call.caller();
  return (
    call.db.notificationStates.get(id) ?? { id, notificationId, userId: user.id, status: 'unread', isPinned: false }
  );
};

/** Returns the notifications since the caller joined the account, except those the caller caused. */
const ownNotifications = (call: Call): NotificationRow[] => {
  const { user, tenantId } = call.caller();
  const since = findMembership(call.db, user.id, tenantId)?.createdAt ?? '';
  return ownedRows(call, 'notifications').filter(({ actorId, createdAt }) => actorId !== user.id && createdAt >= since);
};

const wireNotification = (call: Call) => (row: NotificationRow) => {
  const { status, isPinned } = stateOf(call, row.id);
  const { id, title, body, severity, createdAt, eventKey } = row;
  return {
    id,
    title,
    body,
    severity,
    createdAt,
    status,
    isPinned,
    viewed: status !== 'unread',
    // The page that sets who is notified of the event; relative, since the portal may run at any URL.
    url: `#/webhooks/overview?q=${encodeURIComponent(eventKey)}`,
  };
};

const statuses = ['read', 'unread', 'archived'] as const;

const change = (call: Call, notificationId: string, fields: Partial<NotificationStateRow>): undefined => {
  const { id } = ownedRow(call, 'notifications', notificationId);
  call.db.notificationStates.put({ ...stateOf(call, id), ...fields });
};

const changing: Rule = { permission: 'fe.connectivity.write.updateUserBellNotification' };

export const notifications: OperationsOf<'notifications'> = {
  list: operation(
    { permission: 'fe.connectivity.read.userBellNotifications' },
    (call, { params: { count, offset } }) => {
      const rank = ({ id }: NotificationRow) => Number(stateOf(call, id).isPinned);
      const skip = Math.max(0, Math.floor(offset));
      return ownNotifications(call)
        .toReversed()
        .sort((a, b) => rank(b) - rank(a) || b.createdAt.localeCompare(a.createdAt))
        .slice(skip, skip + Math.min(Math.max(1, Math.floor(count)), MAX_NOTIFICATIONS))
        .map(wireNotification(call));
    },
  ),
  updateStatus: operation(changing, (call, { params: { notificationId, status: requested } }) => {
    const status = statuses.find((candidate) => candidate === requested);
    if (!status) throw new ProviderError(400, 'unknown-status', 'Choose read, unread or archived.');
    return change(call, notificationId, { status });
  }),
  pin: operation(changing, (call, { pinStatus, notificationId }) => {
    if (pinStatus !== 'pin' && pinStatus !== 'unpin') {
      throw new ProviderError(404, 'not-found', 'There is nothing at this address.');
    }
    return change(call, notificationId, { isPinned: pinStatus === 'pin' });
  }),
  markAllRead: operation(changing, (call) => {
    call.db.transaction(() => {
      for (const { id } of ownNotifications(call)) {
        const state = stateOf(call, id);
        if (state.status === 'unread') call.db.notificationStates.put({ ...state, status: 'read' });
      }
    });
  }),
};
