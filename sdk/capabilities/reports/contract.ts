import { download, get, post } from '../../core/contract';
import {
  array,
  boolean,
  dictionary,
  type Infer,
  maybeText,
  nullable,
  object,
  optional,
  optionalText,
  rows,
  string,
  unknown,
} from '../../core/schema';

/** Delivery schedule of a report. */
export const ReportSchedule = object({
  /** daily, weekly, monthly or custom. */
  interval: string(),
  cron: string(),
  /** IANA name of the time zone. */
  tz: string(),
  active: boolean(),
});
export type ReportSchedule = Infer<typeof ReportSchedule>;

/** A filter of a report; `config` depends on the type, which the vendor defines. */
export const DataFilter = object({ type: string(), config: optional(unknown()) });
export type DataFilter = Infer<typeof DataFilter>;

/** A report of the vendor, as configured for this account. */
export const Report = object({
  id: string(),
  name: string(),
  description: maybeText,
  schedule: optional(nullable(ReportSchedule)),
  status: maybeText,
  /** html, pdf or image. */
  type: maybeText,
  createdAt: optionalText,
  updatedAt: optionalText,
  // Read whole: without one of its filters a report would show more than it should.
  dataFilters: optional(nullable(array(DataFilter))),
});
export type Report = Infer<typeof Report>;

/** Limits of a report's delivery, shared by form and provider. */
export const reportLimits = { recipients: { min: 1, max: 50 } } as const;

const previewPath = '/reports/engine/resources/triggers/v1/preview-report';
/** `dataFilters` is JSON in base64. */
const rendered = { templateId: string(), dataFilters: string() };
const open = optional(dictionary(unknown()));

const calls = {
  list: get('/reports/resources/reports/v2/tenant-reports', {
    input: object({ filters: open, sort: open }),
    output: rows(Report),
  }),
  get: get('/reports/resources/reports/v2/:id/tenant-reports', { input: object({ id: string() }), output: Report }),
  schedule: post('/reports/resources/reports/v2/:templateId/tenant-reports', {
    input: object({ ...rendered, schedule: ReportSchedule, status: string(), type: string() }),
    output: Report,
  }),
  preview: get(previewPath, {
    input: object(rendered),
    fixed: { responseType: 'html' },
    responseType: 'text',
    output: string(),
  }),
  download: get(previewPath, {
    input: object({ ...rendered, name: string(), responseType: string() }),
    responseType: 'blob',
    output: download,
  }),
  send: post('/reports/engine/resources/triggers/v1/tenant-reports', {
    input: object({ templateId: string(), to: array(string()) }),
  }),
};

/** Calls for reports. */
export type ReportsContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link ReportsContract}. */
export const contract: ReportsContract = calls;
