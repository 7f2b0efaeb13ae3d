import type { UsersDetailsTexts } from '../../en/admin/users-details';

export const texts: UsersDetailsTexts = {
  access: {
    permissions: 'Wirksame Berechtigungen',
    text: 'Was dieser Benutzer hier darf und durch welche Rolle oder Gruppe.',
    none: 'Keine Berechtigungen.',
    unreadable: 'Ihre Rollen erlauben nicht, Berechtigungen zu lesen.',
    byGroup: (role, group) => `${role} durch die Gruppe ${group}`,
  },
  activity: { empty: 'Noch keine Aktivität.', inLog: 'Im Audit-Protokoll anzeigen' },
};
