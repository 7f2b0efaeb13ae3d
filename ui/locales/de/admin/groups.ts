import type { GroupsTexts } from '../../en/admin/groups';

const mitglieder = (count: number) => (count === 1 ? '1 Mitglied' : `${count} Mitglieder`);

export const texts: GroupsTexts = {
  text: 'Geben Sie vielen Benutzern auf einmal dieselben Rollen.',
  add: 'Gruppe hinzufügen',
  settings: 'Gruppeneinstellungen',
  search: 'Gruppen suchen',
  emptyTitle: 'Noch keine Gruppen',
  empty: 'Fassen Sie Benutzer zusammen, die dieselben Rollen brauchen.',
  emptyReadOnly: 'Hier erscheinen Gruppen, die Ihr Administrator anlegt.',
  offTitle: 'Gruppen sind ausgeschaltet',
  off: 'Benutzer behalten nur die Rollen, die ihnen direkt zugewiesen sind. Gruppen und ihre Mitglieder bleiben erhalten.',
  turnOn: 'Gruppen einschalten',
  turnedOn: 'Gruppen sind eingeschaltet',

  name: 'Name',
  color: 'Farbe',
  description: 'Beschreibung',
  noDescription: 'Keine Beschreibung',
  members: 'Mitglieder',
  roles: 'Rollen',
  noRoles: 'Keine',
  managedBy: 'Verwaltet von',
  managers: { frontegg: 'Diesem Konto', scim2: 'Verzeichnis' },
  kept: 'Name und Mitglieder dieser Gruppe kommen aus Ihrem Verzeichnis. Die Rollen können Sie hier ändern.',
  edit: 'Bearbeiten',
  addMembers: 'Mitglieder hinzufügen',
  remove: 'Löschen',

  addTitle: 'Gruppe hinzufügen',
  addText: 'Ihre Mitglieder erhalten alle Rollen der Gruppe.',
  editTitle: (name) => `„${name}“ bearbeiten`,
  save: 'Änderungen speichern',
  nameMissing: 'Geben Sie der Gruppe einen Namen.',
  nameLong: (max) => `Höchstens ${max} Zeichen.`,
  nameTaken: 'Eine andere Gruppe heißt schon so. Wählen Sie einen anderen Namen.',
  descriptionLong: (max) => `Höchstens ${max} Zeichen.`,
  noColor: 'Keine',
  ownColor: 'Bisherige Farbe',
  colors: {
    blue: 'Blau',
    sky: 'Himmelblau',
    teal: 'Petrol',
    green: 'Grün',
    lime: 'Limette',
    amber: 'Bernstein',
    rose: 'Rosenrot',
    purple: 'Lila',
    violet: 'Violett',
  },
  addedToast: (name) => `„${name}“ hinzugefügt`,
  savedToast: (name) => `„${name}“ gespeichert`,
  parts: {
    group: (name) => `Gruppe „${name}“`,
    details: 'Name, Farbe und Beschreibung',
    giveRole: (name) => `Rolle „${name}“`,
    takeRole: (name) => `Entzug der Rolle „${name}“`,
    addMember: (name) => `Mitglied ${name}`,
    removeMember: (name) => `Entfernen von ${name}`,
  },

  addMembersTitle: (name) => `Mitglieder zu „${name}“ hinzufügen`,
  addMembersText: 'Sie erhalten die Rollen der Gruppe mit ihrer nächsten Anfrage.',
  choose: 'Benutzer',
  chooseMissing: 'Wählen Sie mindestens einen Benutzer.',
  isMember: 'Ist schon Mitglied',
  membersAdded: (count) => `${mitglieder(count)} hinzugefügt`,

  removeMember: 'Aus der Gruppe entfernen',
  removeMemberTitle: (member, group) => `${member} aus „${group}“ entfernen?`,
  removeMembersTitle: (count, group) => `${mitglieder(count)} aus „${group}“ entfernen?`,
  removeMemberText: 'Die Zugehörigkeit zum Konto bleibt.',
  membersRemoved: (count) => `${mitglieder(count)} aus der Gruppe entfernt`,
  noMembersTitle: 'Noch keine Mitglieder',
  noMembers: 'Fügen Sie Mitglieder hinzu, um ihnen die Rollen dieser Gruppe zu geben.',
  searchMembers: 'Mitglieder suchen',

  removeTitle: (name) => `„${name}“ löschen?`,
  removeText: (count, roles) => {
    if (count === 0) return 'Sie hat keine Mitglieder. Das lässt sich nicht rückgängig machen.';
    const lost =
      roles.length === 0
        ? `Betrifft ${mitglieder(count)}.`
        : `${mitglieder(count)} ${count === 1 ? 'erhält' : 'erhalten'} ${roles.join(', ')} nicht mehr durch sie.`;
    return `${lost} Im Konto ${count === 1 ? 'bleibt es' : 'bleiben sie'}. Das lässt sich nicht rückgängig machen.`;
  },
  removeConfirm: 'Gruppe löschen',
  removedToast: (name) => `„${name}“ gelöscht`,

  tabs: { members: 'Mitglieder', roles: 'Rollen', settings: 'Einstellungen' },
  rolesTitle: 'Rollen der Gruppe',
  rolesText: 'Jedes Mitglied hat sie, solange es in der Gruppe ist.',
  detailsTitle: 'Angaben',
  detailsText: 'So wird die Gruppe hier angezeigt.',
  dangerTitle: 'Diese Gruppe löschen',
  dangerText: 'Mitglieder verlieren die Rollen dieser Gruppe.',

  effect: {
    loading: 'Auswirkung wird ermittelt …',
    title: 'Was sich ändert',
    none: 'Niemand erhält oder verliert eine Berechtigung.',
    gain: (count) => (count === 1 ? '1 Mitglied erhält' : `${count} Mitglieder erhalten`),
    lose: (count) => (count === 1 ? '1 Mitglied verliert' : `${count} Mitglieder verlieren`),
    gainOne: (name) => `${name} erhält`,
    loseOne: (name) => `${name} verliert`,
    more: (count) => `und ${count} weitere`,
    many: (count) => `Die Berechtigungen von ${count === 1 ? '1 Mitglied' : `${count} Mitgliedern`} ändern sich.`,
  },

  configuration: {
    title: 'Gruppeneinstellungen',
    text: 'Sie gelten für alle Gruppen des Kontos.',
    enabled: 'Gruppen',
    enabledHint: 'Ausgeschaltet sind Gruppen verborgen und geben keine Rollen. Gelöscht wird nichts.',
    rolesEnabled: 'Rollen durch Gruppen',
    rolesEnabledHint: 'Ausgeschaltet dienen Gruppen nur der Ordnung und geben keine Rollen.',
    question: 'Rollen aller Gruppen entfernen?',
    questionText:
      'Benutzer behalten ab ihrer nächsten Anfrage nur die Rollen, die ihnen direkt zugewiesen sind. Sie können das wieder einschalten.',
    confirm: 'Speichern',
    saved: 'Gruppeneinstellungen gespeichert',
  },
};
