import { createPdfText, textWidth, unicodeText } from './pdf-text';

/** A text on the page; `x` and `y` are points from the top left corner. */
export interface PdfText {
  text: string;
  x: number;
  y: number;
  /** Font size in points. Default: 10. */
  size?: number;
  bold?: boolean;
  /** From black, 0, to white, 1. Default: 0. */
  gray?: number;
  /** Whether the text ends at `x`. Default: false. */
  alignEnd?: boolean;
}

/** A text in Latin letters, and the original in another script. */
interface SpelledText extends PdfText {
  entered?: string;
}

/** Content of a page: texts, and horizontal rules by their distance from the top. */
export interface PdfSheet {
  texts: readonly PdfText[];
  lines: readonly number[];
}

const WIDTH = 595;
const HEIGHT = 842;
/** Objects before the pages: catalog, list of pages, two fonts, their encoding, the title. */
const FIRST_PAGE = 7;

/** Tells readers that the page is transliterated. */
const NOTE: PdfText = {
  text: 'Some names are spelled in Latin letters. Copied or read aloud, they are as they were entered.',
  x: 56,
  y: 806,
  size: 8,
  gray: 0.4,
};

/** Transliterates the texts of a page for the standard fonts; `entered` is the original. */
const spelled = async (texts: readonly PdfText[], has: (text: string) => boolean): Promise<readonly SpelledText[]> => {
  if (texts.every(({ text }) => has(text))) return texts;
  // Half a megabyte of tables: loaded only when needed.
  const { default: anyAscii } = await import('any-ascii');
  const inLatin = texts.map((entry) =>
    has(entry.text) ? entry : { ...entry, text: anyAscii(entry.text), entered: entry.text },
  );
  return [...inLatin, NOTE];
};

/**
 * Creates a PDF of A4 pages in the standard fonts. Texts in other scripts are transliterated, with the original as
 * invisible text for search, copying and screen readers.
 */
export const pdfFile = async (title: string, sheets: readonly PdfSheet[]): Promise<Uint8Array<ArrayBuffer>> => {
  const { has, encode, encoding } = createPdfText();
  const show = ({ text, x, y, size = 10, bold = false, gray = 0, alignEnd = false, entered }: SpelledText) => {
    const start = alignEnd ? x - textWidth(text, size) : x;
    const operators = `BT ${gray} g /F${bold ? 2 : 1} ${size} Tf ${start.toFixed(2)} ${HEIGHT - y} Td ${encode(text)} Tj ET`;
    return entered === undefined ? operators : `/Span << /ActualText ${unicodeText(entered)} >> BDC ${operators} EMC`;
  };
  const contents = await Promise.all(
    sheets.map(async ({ texts, lines }) =>
      [
        ...lines.map((y) => `0.85 G 0.5 w 56 ${HEIGHT - y} m ${WIDTH - 56} ${HEIGHT - y} l S`),
        ...(await spelled(texts, has)).map(show),
      ].join('\n'),
    ),
  );
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding 5 0 R >>`;
  const kids = contents.map((_, at) => `${FIRST_PAGE + 2 * at} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    encoding(),
    `<< /Title ${unicodeText(title)} >>`,
    ...contents.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${FIRST_PAGE + 2 * at + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.5\n';
  const offsets = objects.map((body, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  // All characters are ASCII, so each is one byte.
  return new TextEncoder().encode(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  );
};
