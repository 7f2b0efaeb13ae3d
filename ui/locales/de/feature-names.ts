export const features: Readonly<Record<string, string>> = {
  'audit-streaming': 'Streaming des Audit-Protokolls',
  'priority-support': 'Bevorzugter Support',
  'report-archive': 'Archiv der Berichte',
  'report-export': 'Export von Berichten',
  'report-schedule': 'Geplante Research-Berichte',
  'report-viewer': 'Ansicht von Berichten',
  'saved-searches': 'Gespeicherte Suchen',
  'shared-workspaces': 'Gemeinsame Arbeitsbereiche',
};
