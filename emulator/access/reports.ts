import type { AccessOf } from './rule';
import { user } from './rule';

// No key is named for reports: each of them needs the one that reads what it is made of (`reports/content.ts`), and to have it
// mailed the one that decides which emails the account sends.
const permission = 'fe.connectivity.write.emailConfig';

export const reports: AccessOf<'reports'> = {
  list: user,
  get: user,
  schedule: { as: 'user', permission, audit: 'Report scheduled: {name}', event: 'frontegg.report.scheduled' },
  preview: user,
  download: user,
  send: {
    as: 'user',
    permission,
    audit: 'Report sent: {name}',
    severity: 'Medium',
    event: 'frontegg.report.sent',
  },
};
