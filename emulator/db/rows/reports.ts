import type { DataFilter, ReportSchedule, ReportType } from '@gatehouse/sdk/reports';
import type { Row } from './row';

/** Subject of a report. */
export type ReportSubject = 'members' | 'secondFactor' | 'signIns' | 'changes';

/** A report that the vendor offers to every account. */
export interface ReportRow extends Row {
  readonly name: string;
  readonly description: string;
  readonly subject: ReportSubject;
  /** ISO date. */
  readonly createdAt: string;
}

/** Schedule and format of a report for an account. The id is `scheduleId(reportId, tenantId)`. */
export interface ReportScheduleRow extends Row {
  readonly tenantId: string;
  readonly reportId: string;
  /** The user who last saved it, and receives the report. */
  readonly userId: string;
  readonly schedule: ReportSchedule;
  readonly status: string;
  readonly type: ReportType;
  readonly dataFilters: readonly DataFilter[];
  /** ISO date. */
  readonly updatedAt: string;
  /** Milliseconds since the epoch; absent while it is disabled. */
  readonly nextRunAt?: number | undefined;
}
