import type { ReportRow, ReportScheduleRow } from '../db/rows/reports';
import { nextRun } from '../reports/runs';
import type { Repeatable } from './repeatable';
import { acme } from './tenants';

const createdAt = '2025-02-03T09:00:00.000Z';

/** Reports that the vendor offers to every account. */
export const reports: readonly ReportRow[] = [
  {
    id: 'report-members',
    name: 'Users',
    description: 'Who belongs to the account, since when, and when they last signed in',
    subject: 'members',
    createdAt,
  },
  {
    id: 'report-second-factor',
    name: 'Two-step verification',
    description: 'Users whom only a password protects',
    subject: 'secondFactor',
    createdAt,
  },
  {
    id: 'report-sign-ins',
    name: 'Sign-ins by day',
    description: 'How often and by how many users the account was used in the last 30 days',
    subject: 'signIns',
    createdAt,
  },
  {
    id: 'report-changes',
    name: 'Access review',
    description: 'Every change of the last 30 days, for the quarterly review',
    subject: 'changes',
    createdAt,
  },
];

type Planned = readonly [
  reportId: string,
  interval: string,
  cron: string,
  tz: string,
  active: boolean,
  type: ReportScheduleRow['type'],
  age: number,
];

const planned: readonly Planned[] = [
  ['report-second-factor', 'weekly', '0 8 * * 1', 'Europe/Berlin', true, 'pdf', 40],
  ['report-changes', 'custom', '30 7 1 1,4,7,10 *', 'Europe/Berlin', true, 'html', 120],
  ['report-sign-ins', 'daily', '0 6 * * *', 'UTC', false, 'image', 15],
];

/** Two of the reports go to the administrator; one is disabled. */
export const demoReportSchedules = ({ daysAgo }: Repeatable, now: number): ReportScheduleRow[] =>
  planned.map(([reportId, interval, cron, tz, active, type, age]) => {
    const schedule = { interval, cron, tz, active };
    return {
      id: `${reportId}:${acme.id}`,
      tenantId: acme.id,
      reportId,
      userId: 'user-admin',
      schedule,
      status: active ? 'active' : 'inactive',
      type,
      dataFilters: [],
      updatedAt: daysAgo(age),
      nextRunAt: nextRun(schedule, now),
    };
  });
