import { appearance } from './appearance';
import { css } from './css';
import type { Format, ImportFormat, Reading } from './format';
import { link } from './link';
import { shadcn } from './shadcn';
import { tokens } from './tokens';
import { vendor } from './vendor';

/** All formats, in tab order. */
export const formats = { css, appearance, vendor, tokens, link } as const satisfies Record<string, Format>;

type Recognized = { format: ImportFormat; reading: Reading };

/** Maximum length of an import in characters: fits a logo of 100 KB and all other values. */
const MAX_LENGTH = 1_000_000;

/** Imports a text in the format that it resembles; formats with an unambiguous syntax come first. */
export const readAny = (text: string): Recognized | { problem: string } => {
  if (text.trim() === '') return { problem: 'Paste a theme first, or choose a file.' };
  if (text.length > MAX_LENGTH) return { problem: 'This is too long for a theme: up to 1 MB is read.' };
  const format = [link, vendor, tokens, shadcn, css, appearance].find(({ matches }) => matches(text));
  if (!format) {
    return {
      problem:
        'This is no format that can be read: CSS, appearance, the vendor’s document, tokens, a link or a shadcn/ui theme.',
    };
  }
  return { format, reading: format.read(text) };
};
