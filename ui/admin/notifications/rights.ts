import { checkGate } from '@gatehouse/sdk';

type User = Parameters<typeof checkGate>[0];

const mayDo = (user: User, key: string): boolean =>
  checkGate(user, undefined, { permission: `fe.connectivity.${key}` }).allowed;

/** Whether a user has a bell. It only hides: the provider decides. */
export const maySeeMessages = (user: User): boolean => mayDo(user, 'read.userBellNotifications');

/** Whether a user may mark, pin and archive messages. */
export const mayChangeMessages = (user: User): boolean => mayDo(user, 'write.updateUserBellNotification');
