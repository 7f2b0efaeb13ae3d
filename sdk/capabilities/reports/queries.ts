import type { Download } from '../../core/contract';
import { capability } from '../../core/queries';
import { contract, type DataFilter, type ReportSchedule } from './contract';
import { encodeDataFilters } from './data-filters';

export type { DataFilter, Report, ReportSchedule } from './contract';
export { encodeDataFilters } from './data-filters';

/** The forms a report is made in. */
export const reportTypes = ['html', 'pdf', 'image'] as const;
/** One of {@link reportTypes}. */
export type ReportType = (typeof reportTypes)[number];
/** How often a report is sent; `custom` is as its `cron` says. */
export const reportIntervals = ['daily', 'weekly', 'monthly', 'custom'] as const;
/** One of {@link reportIntervals}. */
export type ReportInterval = (typeof reportIntervals)[number];

const { query, mutation } = capability('reports', contract);

/** What the list of reports is narrowed and sorted by, in the provider's own words. */
export interface ReportFilter {
  filters?: Record<string, unknown>;
  sort?: Record<string, unknown>;
}

/** The reports of the account. */
export const list = query((api, { filters, sort }: ReportFilter) => api.list({ filters, sort }));

/** One report by its id. */
export const get = query((api, id: string) => api.get({ id }));

interface Rendered {
  templateId: string;
  /** Default: none. */
  dataFilters?: readonly DataFilter[];
}

/** When a report is sent, in which form, and about what. */
export interface ScheduleReport extends Rendered {
  schedule: ReportSchedule;
  /** The provider's word for the state of the report. */
  status: string;
  type: ReportType;
}

/** Sets when the account receives a report; the answer is the report as it is stored. */
export const schedule = mutation((api, { dataFilters = [], ...report }: ScheduleReport) =>
  api.schedule({ ...report, dataFilters: encodeDataFilters(dataFilters) }),
);

/** The report as a document. It is the vendor's HTML: show it in a sandboxed frame, never in the page itself. */
export const preview = query((api, { templateId, dataFilters = [] }: Rendered) =>
  api.preview({ templateId, dataFilters: encodeDataFilters(dataFilters) }),
);

const extensions: Record<ReportType, string> = { html: 'html', pdf: 'pdf', image: 'png' };

// Folders, what some file systems refuse, and marks that turn the direction of a text and so hide its ending.
const UNSAFE = /[\\/:*?"<>|\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * A report's name as a file of its type; a name that has the ending keeps it. What no file name should hold becomes a
 * hyphen, and dots at the beginning go; a name of nothing is `report`.
 */
export const reportFileName = (name: string, type: ReportType): string => {
  const ending = `.${extensions[type]}`;
  const safe = name.replace(UNSAFE, '-').replace(/^[.\s]+|\s+$/g, '') || 'report';
  return safe.toLowerCase().endsWith(ending) ? safe : `${safe}${ending}`;
};

/** The report as a file with the name it is to be saved under. */
export const download = mutation(
  async (
    api,
    { templateId, name, type, dataFilters = [] }: Rendered & { name: string; type: ReportType },
  ): Promise<Download> => {
    const asked = { templateId, name, responseType: type, dataFilters: encodeDataFilters(dataFilters) };
    const { blob } = await api.download(asked);
    return { blob, fileName: reportFileName(name, type) };
  },
  [],
);

/** Sends the report to e-mail addresses now. */
export const send = mutation((api, { templateId, to }: { templateId: string; to: readonly string[] }) =>
  api.send({ templateId, to: [...to] }),
);
