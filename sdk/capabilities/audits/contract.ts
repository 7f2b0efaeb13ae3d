import { download, get, post } from '../../core/contract';
import {
  array,
  type Infer,
  maybeText,
  number,
  object,
  open,
  optional,
  optionalNumber,
  optionalText,
  rows,
  string,
  unknown,
} from '../../core/schema';
import { Column } from '../metadata/contract';

/** A recorded action. A vendor may add columns of its own. */
export const AuditRow = open(
  object({
    createdAt: maybeText,
    email: maybeText,
    user: maybeText,
    action: maybeText,
    description: maybeText,
    ip: maybeText,
    severity: maybeText,
    userAgent: maybeText,
    tenantId: maybeText,
    vendorId: maybeText,
    /** Further recorded data, unparsed. */
    json: optional(unknown()),
  }),
  unknown(),
);
export type AuditRow = Infer<typeof AuditRow>;

/** A column of the audit table. */
export const AuditColumn = Column;
export type AuditColumn = Column;

/** Counts shown above the table. */
export const AuditStats = object({ totalToday: optionalNumber, severeThisWeek: optionalNumber });
export type AuditStats = Infer<typeof AuditStats>;

const sortFields = { sortBy: optionalText, sortDirection: optionalText };

const calls = {
  /** Every other parameter is a column filter. */
  list: get('/audits', {
    input: open(
      object({
        offset: number(),
        count: number(),
        ...sortFields,
        filter: optionalText,
        paginationMode: optionalText,
      }),
      unknown(),
    ),
    output: object({ data: rows(AuditRow), total: number() }),
  }),
  getStats: get('/audits/stats', {
    input: object({ sortBy: string(), sortDirection: string(), count: number() }),
    output: AuditStats,
  }),
  exportCsv: post('/audits/export/csv/v2', {
    input: open(object({ offset: number(), ...sortFields, properties: array(AuditColumn) }), unknown()),
    body: ['properties'],
    fixed: { outputFileName: 'audits.csv' },
    responseType: 'blob',
    output: download,
  }),
};

/** Calls for the audit log. */
export type AuditsContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link AuditsContract}. */
export const contract: AuditsContract = calls;
