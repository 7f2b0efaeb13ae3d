import type { Widen } from '../../widen';
import { actions } from './audit-actions';

/** Texts of the audit log. */
export const texts = {
  text: 'Who did what in this account, and when.',
  search: 'Search the log',
  filters: 'More filters',
  leaveOut: 'Leave these out',
  export: 'Export CSV',
  emptyTitle: 'Nothing has happened yet',
  empty: 'Changes by any user appear here.',
  actions,
  anyAction: 'Any action',
  refused: (action: string) => `${action} (refused)`,
  by: (actor: string) => `by ${actor}`,
  own: 'My actions',
  columns: {
    createdAt: 'Time',
    action: 'Action',
    description: 'Description',
    user: 'User',
    email: 'Email',
    ip: 'IP address',
    severity: 'Severity',
    userAgent: 'Browser',
    json: 'Details',
  },
  severities: { Info: 'Info', Medium: 'Medium', High: 'High', Critical: 'Critical' },
  stats: {
    today: (count: string) => `${count} today`,
    severe: (count: string) => `${count} high or critical this week`,
  },
  not: (value: string) => `not ${value}`,
  only: (column: string, value: string) => `Only ${column}: ${value}`,
  without: (column: string, value: string) => `Without ${column}: ${value}`,
  changes: { title: 'What changed', field: 'Field', before: 'Before', after: 'After' },
  exporting: {
    title: 'Export the audit log',
    text: (count: string) => `${count} entries, filtered and sorted as on the page.`,
    progress: 'Entries received',
    stop: 'Stop',
    done: (file: string) => `${file} saved`,
    failed: 'The export did not finish',
  },
};

export type AuditsTexts = Widen<typeof texts>;
