import { appearance } from './appearance';
import { css } from './css';
import type { Format, Reading } from './format';
import { link } from './link';
import { tokens } from './tokens';
import { vendor } from './vendor';

/** Every way out of the builder and back, in the order of the tabs. */
export const formats = { css, appearance, vendor, tokens, link } as const satisfies Record<string, Format>;

/** What was read, and by which format. */
type Recognized = { format: Format; reading: Reading };

/** Longest text that is read, in characters: a logo of 100 KB and all the rest fit. */
const LONGEST = 1_000_000;

/** Reads a text in the format that it looks like; those that are sure of their own come first. */
export const readAny = (text: string): Recognized | { problem: string } => {
  if (text.trim() === '') return { problem: 'Paste a theme first, or choose a file.' };
  if (text.length > LONGEST) return { problem: 'This is too long for a theme: up to 1 MB is read.' };
  const format = [link, vendor, tokens, css, appearance].find(({ fits }) => fits(text));
  if (!format) {
    return {
      problem: 'This is none of the formats of the export: CSS, appearance, the vendor’s document, tokens or a link.',
    };
  }
  return { format, reading: format.read(text) };
};
