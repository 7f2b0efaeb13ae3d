/** Glyph names of the standard fonts' letters beyond Western European. */
const glyphs: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'ĀAmacron āamacron ĂAbreve ăabreve ĄAogonek ąaogonek ĆCacute ćcacute ČCcaron čccaron ĎDcaron ďdcaron ĐDcroat đdcroat ' +
    'ĒEmacron ēemacron ĖEdotaccent ėedotaccent ĘEogonek ęeogonek ĚEcaron ěecaron ĞGbreve ğgbreve ĢGcommaaccent ģgcommaaccent ' +
    'ĪImacron īimacron ĮIogonek įiogonek İIdotaccent ıdotlessi ĶKcommaaccent ķkcommaaccent ĹLacute ĺlacute ĻLcommaaccent ' +
    'ļlcommaaccent ĽLcaron ľlcaron ŁLslash łlslash ŃNacute ńnacute ŅNcommaaccent ņncommaaccent ŇNcaron ňncaron ŌOmacron ' +
    'ōomacron ŐOhungarumlaut őohungarumlaut ŔRacute ŕracute ŘRcaron řrcaron ŚSacute śsacute ŞScedilla şscedilla ȘScommaaccent ' +
    'șscommaaccent ŢTcommaaccent ţtcommaaccent ȚTcommaaccent țtcommaaccent ŤTcaron ťtcaron ŪUmacron ūumacron ŮUring ůuring ' +
    'ŰUhungarumlaut űuhungarumlaut ŲUogonek ųuogonek ŹZacute źzacute ŻZdotaccent żzdotaccent'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

/** Characters of Windows-1252 outside of Latin-1. */
const windows: Readonly<Record<string, number>> = Object.fromEntries(
  [...'€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'].map((letter, at) => {
    const codes = [
      128, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 142, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154,
      155, 156, 158, 159,
    ];
    return [letter, codes[at] ?? 63];
  }),
);

/** Codes that Windows-1252 does not use. */
const FREE = [...Array.from({ length: 31 }, (_, at) => at + 1), 127, 129, 141, 143, 144, 157];

const isLatin1 = (code: number): boolean => (code >= 32 && code < 127) || (code >= 160 && code < 256);

const plain = (text: string): string => text.normalize('NFC').replace(/[\u00a0\u202f]/g, ' ');

/** Encodes the texts of one document for the standard fonts; each supported letter gets a code when it first occurs. */
const createPdfText = () => {
  const codes = new Map<string, number>();

  const codeOf = (letter: string): number | undefined => {
    const code = letter.codePointAt(0) ?? 0;
    if (isLatin1(code)) return code;
    const existing = windows[letter] ?? codes.get(letter);
    if (existing !== undefined) return existing;
    const free = FREE[codes.size];
    if (!glyphs[letter] || free === undefined) return undefined;
    codes.set(letter, free);
    return free;
  };
  const codeOrBase = (letter: string) => codeOf(letter) ?? codeOf(letter.normalize('NFKD').slice(0, 1));

  return {
    has: (text: string): boolean => [...plain(text)].every((letter) => codeOrBase(letter) !== undefined),
    /** Returns the text as a string of the document; unsupported letters become question marks. */
    encode: (text: string): string => {
      const bytes = [...plain(text)].map((letter) => codeOrBase(letter) ?? 63);
      return `<${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`;
    },
    /** Returns the encoding of the fonts, once all texts are encoded. */
    encoding: (): string => {
      const differences = [...codes].map(([letter, code]) => `${code} /${glyphs[letter]}`).join(' ');
      return `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${differences}] >>`;
    },
  };
};

/** Returns a text that needs no font: for titles, and for what programs read instead of the glyphs. */
const unicodeText = (text: string): string => {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0'));
  return `<feff${units.join('')}>`;
};

/** Widths of the letters from space to tilde in Helvetica, in thousandths of the size. */
const WIDTHS =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number);

/** Returns the width of a text at a size, in points. */
const textWidth = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + (WIDTHS[(letter.codePointAt(0) ?? 0) - 32] ?? 556), 0) * size) / 1000;

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
  original?: string;
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

/** Transliterates the texts of a page for the standard fonts; `original` is the original. */
const spelled = async (texts: readonly PdfText[], has: (text: string) => boolean): Promise<readonly SpelledText[]> => {
  if (texts.every(({ text }) => has(text))) return texts;
  // Half a megabyte of tables: loaded only when needed.
  const { default: anyAscii } = await import('any-ascii');
  const inLatin = texts.map((entry) =>
    has(entry.text) ? entry : { ...entry, text: anyAscii(entry.text), original: entry.text },
  );
  return [...inLatin, NOTE];
};

/**
 * Creates a PDF of A4 pages in the standard fonts. Texts in other scripts are transliterated, with the original as
 * invisible text for search, copying and screen readers.
 */
export const pdfFile = async (title: string, sheets: readonly PdfSheet[]): Promise<Uint8Array<ArrayBuffer>> => {
  const { has, encode, encoding } = createPdfText();
  const show = ({ text, x, y, size = 10, bold = false, gray = 0, alignEnd = false, original }: SpelledText) => {
    const start = alignEnd ? x - textWidth(text, size) : x;
    const operators = `BT ${gray} g /F${bold ? 2 : 1} ${size} Tf ${start.toFixed(2)} ${HEIGHT - y} Td ${encode(text)} Tj ET`;
    return original === undefined ? operators : `/Span << /ActualText ${unicodeText(original)} >> BDC ${operators} EMC`;
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
