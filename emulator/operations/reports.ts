import type { contracts, Wire } from '@gatehouse/sdk/contracts';
import { type DataFilter, type ReportType, reportLimits, reportTypes } from '@gatehouse/sdk/reports';
import { canonicalEmail, compareSearchTexts, isEmail, searchText } from '@gatehouse/sdk/text';
import { array, object, optional, safeParse, string, unknown } from 'zod/mini';
import type { ReportRow, ReportScheduleRow } from '../db/rows/reports';
import type { Call } from '../http/call';
import { ProviderError } from '../http/errors';
import { permissionOf, reportContent } from '../reports/content';
import { reportFile, reportHtml } from '../reports/file';
import { mailReport, nextRun, requireSchedule } from '../reports/runs';
import { audited } from '../rules/audits/audits';
import { isPermitted } from '../rules/members/roles';
import { notFound } from '../rules/resources/owned';
import { type OperationsOf, operation, user } from './operation';

type WireReport = Wire<(typeof contracts)['reports']['get']>;

const DataFilters = array(object({ type: string(), config: optional(unknown()) }));

const readFilters = (text: string): DataFilter[] => {
  const refuse = () => new ProviderError(400, 'invalid-filters', 'The filters must be a list as JSON, in base64.');
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const read = safeParse(DataFilters, JSON.parse(new TextDecoder().decode(bytes)));
    if (read.success) return read.data;
  } catch {
    throw refuse();
  }
  throw refuse();
};

const readType = (input: string): ReportType => {
  const type = reportTypes.find((candidate) => candidate === input);
  if (!type) throw new ProviderError(400, 'unknown-type', 'Choose html, pdf or image.');
  return type;
};

const scheduleId = (reportId: string, tenantId: string): string => `${reportId}:${tenantId}`;

const isReadable = ({ provider, caller }: Call, { subject }: ReportRow): boolean =>
  isPermitted(provider, caller(), [permissionOf[subject]]);

/** Returns a report if the caller may read its data; otherwise it does not exist for them. */
const readable = (call: Call, id: string): ReportRow => {
  const row = call.db.reports.get(id);
  if (!row || !isReadable(call, row)) throw notFound('reports');
  return row;
};

const wireReport =
  ({ db, caller }: Call) =>
  ({ id, name, description, createdAt }: ReportRow): WireReport => {
    const schedule = db.reportSchedules.get(scheduleId(id, caller().tenantId));
    return {
      id,
      name,
      description,
      status: schedule?.status ?? 'unscheduled',
      type: schedule?.type ?? 'pdf',
      schedule: schedule?.schedule ?? null,
      dataFilters: [...(schedule?.dataFilters ?? [])],
      createdAt,
      updatedAt: schedule?.updatedAt ?? createdAt,
    };
  };

const fieldOf = (report: WireReport, name: string): string => {
  const value: unknown = Object.hasOwn(report, name) ? Reflect.get(report, name) : undefined;
  return typeof value === 'string' ? value : '';
};

/** Returns the rows that match the filters, in the order of the sort: `{ name: 'asc' }`. */
const narrowed = (
  rows: WireReport[],
  filters: Record<string, unknown> = {},
  sort: Record<string, unknown> = {},
): WireReport[] => {
  const conditions = Object.entries(filters).map(([name, value]) => [name, searchText(String(value))] as const);
  const matches = rows.filter((row) =>
    conditions.every(([name, value]) => {
      const text = searchText(fieldOf(row, name));
      return name === 'name' ? text.includes(value) : text === value;
    }),
  );
  const [by = 'name', order] = Object.entries(sort)[0] ?? [];
  const turn = String(order).toLowerCase() === 'desc' ? -1 : 1;
  return matches.sort((a, b) => turn * compareSearchTexts(searchText(fieldOf(a, by)), searchText(fieldOf(b, by))));
};

const contentFor = (call: Call, report: ReportRow, dataFilters: string) =>
  reportContent(call.provider, report, call.caller().tenantId, readFilters(dataFilters));

// The specification names no permission key for reports. Reading one requires the permission for its data
// (`reports/content.ts`); having it emailed requires the permission that decides which emails the account sends.
const permission = 'fe.connectivity.write.emailConfig';

export const reports: OperationsOf<'reports'> = {
  list: operation(user, (call, { filters, sort }) =>
    narrowed(
      call.db.reports
        .list()
        .filter((row) => isReadable(call, row))
        .map(wireReport(call)),
      filters,
      sort,
    ),
  ),
  get: operation(user, (call, { id }) => wireReport(call)(readable(call, id))),
  schedule: operation(
    {
      ownerOnly: true,
      permission,
      audit: 'Report scheduled: {name}',
      event: 'frontegg.report.scheduled',
    },
    (call, { templateId, schedule, status, type, dataFilters }) => {
      const { db, provider } = call;
      const report = readable(call, templateId);
      const { tenantId, user } = call.caller();
      const now = provider.clock.now();
      requireSchedule(schedule, now);
      const id = scheduleId(report.id, tenantId);
      const row: ReportScheduleRow = {
        id,
        tenantId,
        reportId: report.id,
        userId: user.id,
        schedule,
        status: status.slice(0, 40),
        type: readType(type),
        dataFilters: readFilters(dataFilters),
        updatedAt: new Date(now).toISOString(),
        nextRunAt: nextRun(schedule, now),
      };
      audited(call, { name: report.name, before: db.reportSchedules.get(id)?.schedule });
      db.reportSchedules.put(row);
      return wireReport(call)(report);
    },
  ),
  preview: operation(user, (call, { templateId, dataFilters }) =>
    reportHtml(contentFor(call, readable(call, templateId), dataFilters)),
  ),
  download: operation(user, async (call, { templateId, dataFilters, name, responseType }) => {
    const report = readable(call, templateId);
    const file = await reportFile(contentFor(call, report, dataFilters), readType(responseType), name);
    // Header values are ASCII only; the caller has the original name.
    const plain = file.name.replace(/[^\w. -]+/g, '-');
    return new Response(file.bytes, {
      headers: { 'content-type': file.mediaType, 'content-disposition': `attachment; filename="${plain}"` },
    });
  }),
  send: operation(
    {
      permission,
      audit: 'Report sent: {name}',
      severity: 'Medium',
      event: 'frontegg.report.sent',
    },
    async (call, { templateId, to }) => {
      const report = readable(call, templateId);
      const addresses = [...new Set(to.map(canonicalEmail))];
      const wrong = addresses.filter((address) => !isEmail(address));
      if (addresses.length === 0 || wrong.length > 0) {
        throw new ProviderError(
          400,
          'invalid-recipients',
          `These are not email addresses: ${wrong.join(', ') || 'none'}.`,
        );
      }
      const { max } = reportLimits.recipients;
      if (addresses.length > max) {
        throw new ProviderError(400, 'too-many-recipients', `Send to ${max} addresses at most.`);
      }
      const { tenantId } = call.caller();
      const schedule = call.db.reportSchedules.get(scheduleId(report.id, tenantId));
      const content = reportContent(call.provider, report, tenantId, schedule?.dataFilters ?? []);
      const file = await reportFile(content, schedule?.type ?? 'pdf');
      audited(call, { name: report.name });
      mailReport(call.provider, report, { account: content.account, file, to: addresses });
    },
  ),
};
