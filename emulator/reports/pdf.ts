import type { Call } from '../http/call';
import { isoTime } from '../provider';
import { auditColumns, auditText, findAudits } from '../rules/audits/audit-log';
import type { ReportContent } from './content';
import { type PdfSheet, type PdfText, pdfFile } from './pdf-file';

const LEFT = 56;
const WIDTH = 483;
/** Line height, in points. */
const LINE = 18;
const LAST = 780;
/** Characters per line at 9 points. */
const LETTERS = 104;

const truncate = (text: string, max: number): string => (text.length > max ? `${text.slice(0, max - 1)}…` : text);

/** Renders the report as a PDF, with as many pages as its rows need. */
export const reportPdf = ({
  title,
  account,
  note,
  summary,
  columns,
  rows,
  more,
}: ReportContent): Promise<Uint8Array<ArrayBuffer>> => {
  const step = WIDTH / columns.length;
  const maxLength = Math.floor(LETTERS / columns.length);
  const line = (cells: readonly string[], y: number, look: Partial<PdfText>): PdfText[] =>
    cells.map((cell, at) => ({ text: truncate(cell, maxLength), x: LEFT + at * step, y, size: 9, ...look }));

  const head: PdfText[] = [
    { text: title, x: LEFT, y: 84, size: 22, bold: true },
    { text: `${account} · ${note}`, x: LEFT, y: 104, gray: 0.4 },
    ...summary.flatMap(([label, value], at): PdfText[] => [
      { text: label, x: LEFT + at * 120, y: 136, size: 9, gray: 0.4 },
      { text: value, x: LEFT + at * 120, y: 154, size: 14, bold: true },
    ]),
  ];
  const sheets: PdfSheet[] = [];
  let remaining = more > 0 ? [...rows, [`And ${more} more`]] : [...rows];
  if (remaining.length === 0) remaining = [['Nothing to report.']];
  while (remaining.length > 0) {
    const top = sheets.length === 0 ? 190 : 72;
    const fits = Math.floor((LAST - top) / LINE) - 1;
    const part = remaining.slice(0, fits);
    remaining = remaining.slice(fits);
    sheets.push({
      lines: [top + 7],
      texts: [
        ...(sheets.length === 0 ? head : []),
        ...line(columns, top, { gray: 0.4 }),
        ...part.flatMap((cells, at) => line(cells, top + (at + 1) * LINE + 4, {})),
      ],
    });
  }
  return pdfFile(title, sheets);
};

type Query = Parameters<typeof findAudits>[1];

/** Maximum number of rows of the file; the table in the app has the others. */
const MAX_ROWS = 1000;

/** Returns the audit log as a PDF. Names without a column are left out. */
export const auditPdf = async (call: Call, names: readonly string[], query: Query): Promise<Response> => {
  const named = auditColumns.filter(({ name }) => names.includes(name));
  const columns = named.length > 0 ? named : auditColumns.filter(({ showInTable }) => showInTable);
  const audits = findAudits(call, query);
  const bytes = await reportPdf({
    title: 'Audit log',
    account: call.db.tenants.get(call.caller().tenantId)?.name ?? '',
    note: isoTime(call.provider).slice(0, 10),
    summary: [],
    columns: columns.map(({ name, displayName }) => displayName ?? name),
    rows: audits.slice(0, MAX_ROWS).map((row) => columns.map(({ name }) => auditText(row, name))),
    more: Math.max(0, audits.length - MAX_ROWS),
  });
  return new Response(bytes, {
    headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="audits.pdf"' },
  });
};
