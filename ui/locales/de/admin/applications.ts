import type { ApplicationsTexts } from '../../en/admin/applications';

const benutzer = (count: number) => (count === 1 ? '1 Benutzer' : `${count} Benutzer`);

export const texts: ApplicationsTexts = {
  text: 'Wer welche Anwendung öffnen darf.',
  list: 'Anwendungen',
  free: 'Für alle',
  managed: 'Nach Zuweisung',
  userCount: benutzer,
  everybody: 'Alle',
  open: 'Anwendung öffnen',
  emptyTitle: 'Keine Anwendungen zum Zuweisen',
  empty: 'Anwendungen für alle brauchen keine Zuweisung.',
  failed: 'Die Anwendungen konnten nicht geladen werden',
  freeText: 'Alle in diesem Konto können sie öffnen. Eine Zuweisung ist nicht nötig.',
  noUsersTitle: 'Noch niemandem zugewiesen',
  noUsers: 'Weisen Sie Benutzer zu, damit sie diese Anwendung öffnen können.',
  search: 'Benutzer suchen',
  name: 'Name',
  lastSeen: 'Letzte Anmeldung',
  never: 'Nie',

  assign: 'Benutzer zuweisen',
  assignTitle: (application) => `„${application}“ zuweisen`,
  assignText: 'Sie können sie ab sofort öffnen.',
  choose: 'Benutzer',
  chooseMissing: 'Wählen Sie mindestens einen Benutzer.',
  isAssigned: 'Bereits zugewiesen',
  assigned: (count) => `${benutzer(count)} zugewiesen`,

  unassign: 'Zuweisung aufheben',
  unassignTitle: (count, application) => `Zuweisung von „${application}“ für ${benutzer(count)} aufheben?`,
  unassignText: 'Der Zugriff endet mit der nächsten Anmeldung oder Erneuerung der Sitzung. Letzte Anmeldung im Konto:',
  andMore: (count) => `und ${count} weitere`,
  unassigned: (count) => `Zuweisung aufgehoben: ${benutzer(count)}`,

  ofUser: 'Anwendungen',
  ofUserText: 'Anwendungen für alle brauchen keine Zuweisung.',
  none: 'Keine',
};
