/** What a spreadsheet takes for the start of a formula, also in its wide form. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/u;

/** A cell that no spreadsheet runs: text that looks like a formula begins with an apostrophe. */
const cell = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
};

/** One line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Rows that are made into text at once. */
const PART = 500;
/** Without it, spreadsheets read UTF-8 as something else. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A CSV file that is made while it is read, and no further than it is read. */
export const csvFile = <Row>(
  fileName: string,
  header: readonly string[],
  rows: readonly Row[],
  cells: (row: Row) => readonly string[],
): Response => {
  const encoder = new TextEncoder();
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLine(header))),
    pull: (controller) => {
      const part = rows.slice(at, at + PART);
      at += PART;
      if (part.length > 0) controller.enqueue(encoder.encode(part.map((row) => csvLine(cells(row))).join('')));
      if (at >= rows.length) controller.close();
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'x-content-type-options': 'nosniff',
    },
  });
};
