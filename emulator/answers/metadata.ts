import { auditColumns } from '../rules/audit-columns';
import type { AnswersOf } from './answers-of';

export const metadata: AnswersOf<'metadata'> = {
  // Where an address is takes a database of places, which is not part of this provider.
  getCurrentIp: ({ provider }) => ({ ip: provider.settings.ip }),
  getIp: (_, { ip }) => ({ ip }),
  getNotifications: () => ({
    rows: [
      {
        channels: ['email', 'sms', 'slack', 'webhook'],
        severities: ['Info', 'Medium', 'High', 'Critical'],
        properties: [
          { name: 'title', displayName: 'Title', type: 'AlphaNumeric', showInTable: true },
          { name: 'severity', displayName: 'Severity', type: 'Severity', showInTable: true },
          { name: 'createdAt', displayName: 'Time', type: 'Timestamp', showInTable: true },
        ],
      },
    ],
  }),
  getAudits: () => ({ rows: [{ properties: [...auditColumns] }] }),
  getAdminBox: () => ({
    rows: [{ configuration: { themeV2: {}, navigation: {}, localizations: {} } }],
  }),
};
