import type { Widen } from '../../widen';

/** Texts of two tabs of the user's drawer. */
export const texts = {
  access: {
    permissions: 'Effective permissions',
    text: 'What this user can do here, and through which role or group.',
    none: 'No permissions.',
    unreadable: 'Your roles do not let you view permissions.',
    byGroup: (role: string, group: string) => `${role} through ${group}`,
  },
  activity: { empty: 'No activity yet.', inLog: 'Show in the audit log' },
};

export type UsersDetailsTexts = Widen<typeof texts>;
