import type { AuditsTexts } from '../../en/admin/audits';

export const texts: AuditsTexts = {
  text: 'Wer in diesem Konto wann was getan hat.',
  search: 'Protokoll durchsuchen',
  filters: 'Weitere Filter',
  leaveOut: 'Diese ausschließen',
  export: 'Als CSV exportieren',
  emptyTitle: 'Noch nichts passiert',
  empty: 'Hier erscheinen die Änderungen aller Benutzer.',
  columns: {
    createdAt: 'Zeitpunkt',
    action: 'Aktion',
    description: 'Beschreibung',
    user: 'Benutzer',
    email: 'E-Mail',
    ip: 'IP-Adresse',
    severity: 'Schweregrad',
    userAgent: 'Browser',
    json: 'Details',
  },
  severities: { Info: 'Info', Medium: 'Mittel', High: 'Hoch', Critical: 'Kritisch' },
  stats: {
    today: (count) => `${count} heute`,
    severe: (count) => `${count} mit Schweregrad Hoch oder Kritisch in dieser Woche`,
  },
  not: (value) => `nicht ${value}`,
  only: (column, value) => `Nur ${column}: ${value}`,
  without: (column, value) => `Ohne ${column}: ${value}`,
  changes: { title: 'Was sich geändert hat', field: 'Feld', before: 'Vorher', after: 'Nachher' },
  exporting: {
    title: 'Audit-Protokoll exportieren',
    text: (count) => `${count} Einträge, gefiltert und sortiert wie auf der Seite.`,
    progress: 'Empfangene Einträge',
    stop: 'Anhalten',
    done: (file) => `${file} gespeichert`,
    failed: 'Der Export wurde nicht abgeschlossen',
  },
};
