import { type ReportType, reportFileName } from '@gatehouse/sdk/reports';
import { escapeHtml } from '../oauth/pages';
import type { ReportContent } from './content';
import { reportImage } from './image';
import { reportPdf } from './pdf';

const FACE = 'face="Helvetica, Arial, sans-serif"';

const text = (content: string, attributes = 'size="2"'): string => `<font ${FACE} ${attributes}>${content}</font>`;

/**
 * Renders the report as HTML that looks the same in an email and in a frame whose policy allows no styles: with
 * attributes instead of a style sheet, as emails have them.
 */
export const reportHtml = ({ title, account, note, summary, columns, rows, more }: ReportContent): string => {
  const numbers = summary.map(
    ([label, value]) =>
      `<td bgcolor="#f4f4f5" width="150">${text(escapeHtml(label), 'size="2" color="#52525b"')}<br>${text(`<b>${escapeHtml(value)}</b>`, 'size="5"')}</td>`,
  );
  const head = columns.map(
    (column) => `<th align="left" scope="col">${text(escapeHtml(column), 'size="2" color="#52525b"')}</th>`,
  );
  const body = rows.map((cells, at) => {
    const shade = at % 2 === 0 ? ' bgcolor="#fafafa"' : '';
    return `<tr${shade}>${cells.map((cell, column) => `<td${column === 0 ? ' nowrap' : ''}>${text(escapeHtml(cell))}</td>`).join('')}</tr>`;
  });
  const rest = more > 0 ? `<p>${text(`And ${more} more.`)}</p>` : '';
  const list =
    rows.length > 0
      ? `<table width="100%" cellpadding="6" cellspacing="0" border="0"><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`
      : `<p>${text('Nothing to report.')}</p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body bgcolor="#ffffff" text="#18181b" marginwidth="16" marginheight="8"><h1>${text(escapeHtml(title), 'size="5"')}</h1><p>${text(`${escapeHtml(account)} · ${escapeHtml(note)}`, 'size="2" color="#52525b"')}</p><table cellpadding="12" cellspacing="4" border="0"><tr>${numbers.join('')}</tr></table>${list}${rest}</body></html>`;
};

/** A file attached to a message or downloaded. */
export interface ReportFile {
  name: string;
  mediaType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const makers: Readonly<
  Record<
    ReportType,
    {
      mediaType: string;
      make: (content: ReportContent) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;
    }
  >
> = {
  html: { mediaType: 'text/html; charset=utf-8', make: (content) => new TextEncoder().encode(reportHtml(content)) },
  pdf: { mediaType: 'application/pdf', make: reportPdf },
  image: { mediaType: 'image/png', make: reportImage },
};

export const reportFile = async (
  content: ReportContent,
  type: ReportType,
  name = content.title,
): Promise<ReportFile> => {
  const { mediaType, make } = makers[type];
  return { name: reportFileName(name, type), mediaType, bytes: await make(content) };
};
