import type { Report } from '@gatehouse/sdk/reports';

/** What is being done with reports. */
export interface ReportTask {
  do: 'send';
  report: Report;
}
