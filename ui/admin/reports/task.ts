import type { Report } from '@gatehouse/sdk/reports';

/** Dialog to open for a report. */
export interface ReportTask {
  do: 'send';
  report: Report;
}
