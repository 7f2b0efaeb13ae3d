import type { AccessOf } from './rule';

const change = { as: 'user', permission: 'fe.connectivity.write.updateUserBellNotification' } as const;

export const notifications: AccessOf<'notifications'> = {
  list: { as: 'user', permission: 'fe.connectivity.read.userBellNotifications' },
  updateStatus: change,
  pin: change,
  markAllRead: change,
};
