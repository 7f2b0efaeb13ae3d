import type { AccessOf } from './rule';
import { user } from './rule';

// No key is named for reports: each of them needs the one that reads what it is made of (`reports/content.ts`).
export const reports: AccessOf<'reports'> = {
  list: user,
  get: user,
  schedule: { as: 'user', audit: 'Report scheduled: {name}', event: 'frontegg.report.scheduled' },
  preview: user,
  download: user,
  send: { as: 'user', audit: 'Report sent: {name}', severity: 'Medium', event: 'frontegg.report.sent' },
};
