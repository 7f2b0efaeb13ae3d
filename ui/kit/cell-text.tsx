import { createElement } from 'react';
import { cn } from './cn';

/** Marks a line break opportunity; this character occurs in no text. */
const JOINT = '\u0000';
/** Maximum length in characters of a piece that does not break. Longer pieces break anywhere, so that a table keeps its width. */
const LONGEST = 18;

/**
 * Splits a text where its words may break: before the `@` of an address; where that is not enough, after the dots, slashes
 * and underscores of a key and before a capital inside a word. Numbers stay whole.
 */
export const piecesOf = (text: string): readonly string[] =>
  text.split(/(?=@)/).flatMap((part) => (part.length > LONGEST ? jointsOf(part) : part));

const jointsOf = (text: string): readonly string[] =>
  text.replace(/[._/:](?=[^\d\s._/:])|\p{Ll}(?=\p{Lu})/gu, `$&${JOINT}`).split(JOINT);

const isShort = (piece: string): boolean => piece.split(/[\s-]/).every((word) => word.length <= LONGEST);

const lineBreak = createElement('wbr');

/** Renders text that breaks at the separators of an address, an id or a key instead of inside a word. */
export function BreakableText({ children, className }: { children: string; className?: string }) {
  const pieces = piecesOf(children);
  const look = cn(pieces.every(isShort) ? 'gh:wrap-break-word' : 'gh:wrap-anywhere', className);
  const parts = pieces.flatMap((piece, index) => (index > 0 ? [lineBreak, piece] : [piece]));
  // As arguments, pieces need no keys: they have no identity, and two may be the same.
  return createElement('span', { className: look }, ...parts);
}

interface CellTextProps {
  children: string;
  /** Lines visible in a table row; the rest is in a tooltip. A card shows all lines. Default 2. */
  lines?: 1 | 2;
  className?: string;
}

/** Renders the text of a cell, limited to a number of lines. */
export function CellText({ children, lines = 2, className }: CellTextProps) {
  return (
    // The text is truncated at the end of its own direction and aligned with the column.
    <span
      dir="auto"
      title={children.length > LONGEST ? children : undefined}
      className={cn(
        // Chromium and WebKit know the prefixed value only.
        'gh:[text-align:match-parent] gh:[text-align:-webkit-match-parent]',
        lines === 1 ? 'gh:@sm:line-clamp-1 gh:@sm:break-all' : 'gh:@sm:line-clamp-2',
        className,
      )}
    >
      <BreakableText>{children}</BreakableText>
    </span>
  );
}
