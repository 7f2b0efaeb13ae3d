import type { AccessOf } from './rule';

const readAudits = { as: 'user', permission: 'fe.secure.read.audits' } as const;

export const audits: AccessOf<'audits'> = {
  list: readAudits,
  getStats: readAudits,
  exportCsv: { ...readAudits, audit: 'Audit log exported', severity: 'Medium' },
};
