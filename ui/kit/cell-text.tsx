import { createElement } from 'react';
import { cn } from './cn';

/** Marks where a line may end; no text holds it. */
const JOINT = '\u0000';
/** Letters of a piece that stays whole. Longer ones break anywhere: no text may push a table out of its frame. */
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

/** Text that breaks at the joints of an address, an id or a key instead of inside a word. */
export function BreakableText({ children, className }: { children: string; className?: string }) {
  const pieces = piecesOf(children);
  const look = cn(pieces.every(isShort) ? 'gh:wrap-break-word' : 'gh:wrap-anywhere', className);
  const parts = pieces.flatMap((piece, index) => (index > 0 ? [lineBreak, piece] : [piece]));
  // As arguments, pieces need no keys: they have no identity, and two may be the same.
  return createElement('span', { className: look }, ...parts);
}

interface CellTextProps {
  children: string;
  /** Lines that are shown in a row of columns; the rest is a tooltip. A card shows all. Default 2. */
  lines?: 1 | 2;
  className?: string;
}

/** Text of a cell that keeps the rows of a table low. */
export function CellText({ children, lines = 2, className }: CellTextProps) {
  return (
    // In its own direction it is cut at its own end, and stands where the column does.
    <span
      dir="auto"
      title={children.length > LONGEST ? children : undefined}
      className={cn(
        'gh:[text-align:match-parent]',
        lines === 1 ? 'gh:@sm:line-clamp-1 gh:@sm:break-all' : 'gh:@sm:line-clamp-2',
        className,
      )}
    >
      <BreakableText>{children}</BreakableText>
    </span>
  );
}
