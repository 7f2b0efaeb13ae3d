import type { Download } from '../../core/contract';
import { capability } from '../../core/queries';
import { canonicalEmail } from '../../core/text/email-address';
import { contract, type DataFilter, type ReportSchedule } from './contract';

export { type DataFilter, type Report, type ReportSchedule, reportLimits } from './contract';

/** Encodes filters for the request: JSON as UTF-8 in base64. */
export const encodeDataFilters = (filters: readonly DataFilter[]): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(filters));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};

/** Formats of a report. */
export const reportTypes = ['html', 'pdf', 'image'] as const;
/** One of {@link reportTypes}. */
export type ReportType = (typeof reportTypes)[number];
/** Delivery intervals of a report; `custom` uses `cron`. */
export const reportIntervals = ['daily', 'weekly', 'monthly', 'custom'] as const;
/** One of {@link reportIntervals}. */
export type ReportInterval = (typeof reportIntervals)[number];

const { query, mutation } = capability('reports', contract);

/** Filter and sorting of the report list, in the provider's syntax. */
export interface ReportFilter {
  filters?: Record<string, unknown>;
  sort?: Record<string, unknown>;
}

/** Returns the reports of the account. */
export const list = query((api, { filters, sort }: ReportFilter) => api.list({ filters, sort }));

/** Returns one report by its id. */
export const get = query((api, id: string) => api.get({ id }));

interface Rendered {
  templateId: string;
  /** Default: none. */
  dataFilters?: readonly DataFilter[];
}

/** Delivery settings of a report: schedule, format and filters. */
export interface ScheduleReport extends Rendered {
  schedule: ReportSchedule;
  /** Status of the report, as the provider names it. */
  status: string;
  type: ReportType;
}

/** Sets the delivery schedule of a report and returns the stored report. */
export const schedule = mutation((api, { dataFilters = [], ...report }: ScheduleReport) =>
  api.schedule({ ...report, dataFilters: encodeDataFilters(dataFilters) }),
);

/** Returns a report as HTML of the vendor. Render it in a sandboxed frame, never in the page itself. */
export const preview = query((api, { templateId, dataFilters = [] }: Rendered) =>
  api.preview({ templateId, dataFilters: encodeDataFilters(dataFilters) }),
);

const extensions: Record<ReportType, string> = { html: 'html', pdf: 'pdf', image: 'png' };

// Path separators, characters that file systems refuse, and direction marks, which can disguise the extension.
const UNSAFE = /[\\/:*?"<>|\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Returns the file name of a report, with the extension of its type unless the name has it. Unsafe characters become
 * hyphens and leading dots are removed. Default: `report`.
 */
export const reportFileName = (name: string, type: ReportType): string => {
  const ending = `.${extensions[type]}`;
  const safe = name.replace(UNSAFE, '-').replace(/^[.\s]+|\s+$/g, '') || 'report';
  return safe.toLowerCase().endsWith(ending) ? safe : `${safe}${ending}`;
};

/** Downloads a report and returns it with its file name. */
export const download = mutation(
  async (
    api,
    { templateId, name, type, dataFilters = [] }: Rendered & { name: string; type: ReportType },
  ): Promise<Download> => {
    const request = { templateId, name, responseType: type, dataFilters: encodeDataFilters(dataFilters) };
    const { blob } = await api.download(request);
    return { blob, fileName: reportFileName(name, type) };
  },
  [],
);

/** Sends a report to email addresses now. */
export const send = mutation((api, { templateId, to }: { templateId: string; to: readonly string[] }) =>
  api.send({ templateId, to: to.map(canonicalEmail) }),
);
