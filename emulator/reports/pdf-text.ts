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
export const createPdfText = () => {
  const own = new Map<string, number>();

  const codeOf = (letter: string): number | undefined => {
    const code = letter.codePointAt(0) ?? 0;
    if (isLatin1(code)) return code;
    const known = windows[letter] ?? own.get(letter);
    if (known !== undefined) return known;
    const free = FREE[own.size];
    if (!glyphs[letter] || free === undefined) return undefined;
    own.set(letter, free);
    return free;
  };
  const codeOrBase = (letter: string) => codeOf(letter) ?? codeOf(letter.normalize('NFKD').slice(0, 1));

  return {
    /** Returns whether the standard fonts have all letters of a text. */
    has: (text: string): boolean => [...plain(text)].every((letter) => codeOrBase(letter) !== undefined),
    /** Returns the text as a string of the document; unsupported letters become question marks. */
    encode: (text: string): string => {
      const bytes = [...plain(text)].map((letter) => codeOrBase(letter) ?? 63);
      return `<${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`;
    },
    /** Returns the encoding of the fonts, once all texts are encoded. */
    encoding: (): string => {
      const differences = [...own].map(([letter, code]) => `${code} /${glyphs[letter]}`).join(' ');
      return `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${differences}] >>`;
    },
  };
};

/** Returns a text that needs no font: for titles, and for what programs read instead of the glyphs. */
export const unicodeText = (text: string): string => {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0'));
  return `<feff${units.join('')}>`;
};

/** Widths of the letters from space to tilde in Helvetica, in thousandths of the size. */
const WIDTHS =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number);

/** Returns the width of a text at a size, in points. */
export const textWidth = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + (WIDTHS[(letter.codePointAt(0) ?? 0) - 32] ?? 556), 0) * size) / 1000;
