/**
 * Where a spreadsheet starts a formula, including with full-width forms: at the start of a cell, and after everything
 * that separates cells in some country, as it may read the file with another separator; also behind blanks, quotation
 * marks and control characters, which it skips.
 */
const FORMULA = /(?<=(?:^|[,;|\t\r\n])[\s\p{Cc}\p{Cf}"`]*)[=+\-@＝＋－﹣−＠﹢﹦﹫]/gu;
/** Cells that start with these are formulas to some programs, whatever follows. */
const CONTROL = /^[\t\r]/;

/** Escapes a cell: an apostrophe in front makes text of what looks like a formula. */
const cell = (text: string): string => {
  const guarded = text.replace(FORMULA, "'$&");
  const safe = CONTROL.test(guarded) ? `'${guarded}` : guarded;
  return /[",;|\t\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
};

/** Returns one line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Rows converted to text at once. */
const PART = 500;
/** Without it, spreadsheets do not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Streams a CSV file, generating rows only as they are read. */
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
