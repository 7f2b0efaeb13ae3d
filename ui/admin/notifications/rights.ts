import { checkGate } from '@gatehouse/sdk';

type User = Parameters<typeof checkGate>[0];

const mayDo = (user: User, key: string): boolean =>
  checkGate(user, undefined, { permission: `fe.connectivity.${key}` }).allowed;

/** Returns whether the bell is visible. The provider enforces the permission. */
export const maySeeMessages = (user: User): boolean => mayDo(user, 'read.userBellNotifications');

/** Returns whether a user may mark, pin and archive messages. */
export const mayChangeMessages = (user: User): boolean => mayDo(user, 'write.updateUserBellNotification');
