import type { ReportContent } from './content';

/** Glyphs from space to tilde, each five columns of seven dots, the topmost in the lowest bit: a 5×7 bitmap font. */
const COLUMNS =
  '0000000000 00005f0000 0007000700 147f147f14 242a7f2a12 2313086462 3649562050 0000070000 001c224100 0041221c00 2a1c7f1c2a 08083e0808 0050300000 0808080808 0060600000 2010080402 ' +
  '3e5149453e 00427f4000 4261514946 2141454b31 1814127f10 2745454539 3c4a494930 0171090503 3649494936 064949291e 0036360000 0056360000 0814224100 1414141414 0041221408 0201510906 ' +
  '324979413e 7e1111117e 7f49494936 3e41414122 7f4141221c 7f49494941 7f09090901 3e4149497a 7f0808087f 00417f4100 2040413f01 7f08142241 7f40404040 7f020c027f 7f0408107f 3e4141413e ' +
  '7f09090906 3e4151215e 7f09192946 4649494931 01017f0101 3f4040403f 1f2040201f 3f4038403f 6314081463 0708700807 6151494543 007f414100 0204081020 0041417f00 0402010204 4040404040 ' +
  '0001020400 2054545478 7f48444438 3844444420 384444487f 3854545418 087e090102 0c5252523e 7f08040478 00447d4000 2040443d00 7f10284400 00417f4000 7c04180478 7c08040478 3844444438 ' +
  '7c14141408 081414187c 7c08040408 4854545420 043f444020 3c4040207c 1c2040201c 3c4030403c 4428102844 0c5050503c 4464544c44 0008364100 00007f0000 0041360800 0201020402';

const glyphs = COLUMNS.split(' ').map((columns) =>
  Array.from({ length: 5 }, (_, at) => Number.parseInt(columns.slice(2 * at, 2 * at + 2), 16)),
);

const unknown = glyphs['?'.charCodeAt(0) - 32] ?? [];

/** Dots of a glyph with the gap to the next one. */
const ADVANCE = 6;

/** Returns the columns of a text's glyphs; accents are removed, and unsupported letters become question marks. */
const dotsOf = (text: string): (readonly number[])[] =>
  [
    ...text
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .replace(/[–—]/g, '-')
      .replace(/·/g, '|'),
  ].map((letter) => glyphs[(letter.codePointAt(0) ?? 0) - 32] ?? unknown);

const WIDTH = 1200;
const MARGIN = 48;
const LINE = 30;
/** Maximum number of rows in the picture; the other formats have all of them. */
const ROWS = 60;

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

const crc = (bytes: Uint8Array): number => {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
};

const word = (value: number): number[] => [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff];

/** Returns a chunk of a PNG file: length, name, content, checksum. */
const chunk = (name: string, content: Uint8Array): Uint8Array => {
  const named = new Uint8Array([...new TextEncoder().encode(name), ...content]);
  return new Uint8Array([...word(content.length), ...named, ...word(crc(named))]);
};

const deflated = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
};

/** Encodes a grayscale PNG, from black, 0, to white, 255. */
const png = async (width: number, height: number, grays: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
  // Each line begins with its filter: none.
  const lines = new Uint8Array(height * (width + 1));
  for (let y = 0; y < height; y += 1) lines.set(grays.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const head = new Uint8Array([...word(width), ...word(height), 8, 0, 0, 0, 0]);
  const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [signature, chunk('IHDR', head), chunk('IDAT', await deflated(lines)), chunk('IEND', new Uint8Array())];
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer());
};

interface Ink {
  /** Pixels per dot. Default: 2. */
  size?: number;
  /** From black, 0. Default: 24. */
  gray?: number;
}

export const reportImage = ({
  title,
  account,
  note,
  summary,
  columns,
  rows,
  more,
}: ReportContent): Promise<Uint8Array<ArrayBuffer>> => {
  const visible = rows.slice(0, ROWS);
  const remaining = more + rows.length - visible.length;
  const lines = Math.max(1, visible.length) + (remaining > 0 ? 1 : 0);
  const height = 230 + (lines + 1) * LINE + MARGIN;
  const grays = new Uint8Array(WIDTH * height).fill(255);

  const write = (text: string, x: number, y: number, { size = 2, gray = 24 }: Ink = {}, end = WIDTH - MARGIN) => {
    for (const [at, glyph] of dotsOf(text).entries()) {
      const start = x + at * ADVANCE * size;
      if (start + ADVANCE * size > end) return;
      for (let dot = 0; dot < 35; dot += 1) {
        if (!(((glyph[dot % 5] ?? 0) >> Math.floor(dot / 5)) & 1)) continue;
        for (let row = 0; row < size; row += 1) {
          const from = (y + Math.floor(dot / 5) * size + row) * WIDTH + start + (dot % 5) * size;
          grays.fill(gray, from, from + size);
        }
      }
    }
  };
  const rule = (y: number) => grays.fill(210, y * WIDTH + MARGIN, (y + 1) * WIDTH - MARGIN);
  const step = Math.floor((WIDTH - 2 * MARGIN) / columns.length);
  const line = (cells: readonly string[], y: number, ink?: Ink) => {
    for (const [at, cell] of cells.entries()) write(cell, MARGIN + at * step, y, ink, MARGIN + (at + 1) * step - 8);
  };

  write(title, MARGIN, MARGIN, { size: 4 });
  write(`${account} | ${note}`, MARGIN, 92, { gray: 110 });
  const wide = Math.floor((WIDTH - 2 * MARGIN) / Math.max(3, summary.length));
  for (const [at, [label, value]] of summary.entries()) {
    write(label, MARGIN + at * wide, 130, { gray: 110 }, MARGIN + (at + 1) * wide - 8);
    write(value, MARGIN + at * wide, 152, { size: 3 });
  }
  line(columns, 206, { gray: 110 });
  rule(226);
  for (const [at, cells] of visible.entries()) line(cells, 240 + at * LINE);
  if (visible.length === 0) write('Nothing to report.', MARGIN, 240);
  if (remaining > 0) write(`And ${remaining} more`, MARGIN, 240 + visible.length * LINE, { gray: 110 });
  return png(WIDTH, height, grays);
};
