import type { DataFilter, ReportSchedule, ReportType } from '@gatehouse/sdk/reports';
import type { Row } from './row';

/** What a report is about. */
export type ReportSubject = 'members' | 'secondFactor' | 'signIns' | 'changes';

/** A report that the vendor offers to every account. */
export interface ReportRow extends Row {
  readonly name: string;
  readonly description: string;
  readonly subject: ReportSubject;
  /** ISO date. */
  readonly createdAt: string;
}

/** When an account receives a report, and as what. The id is `scheduleId(reportId, tenantId)`. */
export interface ReportScheduleRow extends Row {
  readonly tenantId: string;
  readonly reportId: string;
  /** Who saved it last, and gets the report. */
  readonly userId: string;
  readonly schedule: ReportSchedule;
  readonly status: string;
  readonly type: ReportType;
  readonly dataFilters: readonly DataFilter[];
  /** ISO date. */
  readonly updatedAt: string;
  /** Milliseconds since the epoch; absent while it is off. */
  readonly nextRunAt?: number | undefined;
}
