import { createPdfText, textWidth } from './pdf-text';

/** A text on the page; `x` and `y` are points from the top left corner. */
export interface PdfText {
  text: string;
  x: number;
  y: number;
  /** Points. Default 10. */
  size?: number;
  bold?: boolean;
  /** From black, 0, to white, 1. Default 0. */
  grey?: number;
  /** Ends at `x`. */
  alignEnd?: boolean;
}

/** What stands on a page: texts, and horizontal rules by their distance from the top. */
export interface PdfSheet {
  texts: readonly PdfText[];
  lines: readonly number[];
}

const WIDTH = 595;
const HEIGHT = 842;
/** Objects in front of the pages: catalog, list of pages, two fonts, their encoding, the title. */
const FIRST_PAGE = 7;

/** Builds a PDF of A4 pages. */
export const pdfFile = (title: string, sheets: readonly PdfSheet[]): Uint8Array<ArrayBuffer> => {
  const { encode, encoding } = createPdfText();
  const contents = sheets.map(({ texts, lines }) =>
    [
      ...lines.map((y) => `0.85 G 0.5 w 56 ${HEIGHT - y} m ${WIDTH - 56} ${HEIGHT - y} l S`),
      ...texts.map(({ text, x, y, size = 10, bold = false, grey = 0, alignEnd = false }) => {
        const start = alignEnd ? x - textWidth(text, size) : x;
        return `BT ${grey} g /F${bold ? 2 : 1} ${size} Tf ${start.toFixed(2)} ${HEIGHT - y} Td ${encode(text)} Tj ET`;
      }),
    ].join('\n'),
  );
  const head = encode(title);
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding 5 0 R >>`;
  const kids = contents.map((_, at) => `${FIRST_PAGE + 2 * at} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    encoding(),
    `<< /Title ${head} >>`,
    ...contents.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${FIRST_PAGE + 2 * at + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  // All of it is ASCII, so that letters are bytes.
  return new TextEncoder().encode(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  );
};
