import type { AccessOf } from './rule';
import { user } from './rule';

// The specification names no permission key for reports. Reading one requires the permission for its data
// (`reports/content.ts`); having it emailed requires the permission that decides which emails the account sends.
const permission = 'fe.connectivity.write.emailConfig';

export const reports: AccessOf<'reports'> = {
  list: user,
  get: user,
  schedule: {
    as: 'user',
    ownerOnly: true,
    permission,
    audit: 'Report scheduled: {name}',
    event: 'frontegg.report.scheduled',
  },
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
