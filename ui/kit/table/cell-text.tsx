import { createElement } from 'react';
import { cn } from '../cn';

/** Placeholder for a line break opportunity; the character does not occur in rendered text. */
const JOINT = '\u0000';
/**
 * Maximum length in characters of an unbreakable piece. Longer pieces break anywhere, which limits the column width.
 */
const MAX_LENGTH = 18;

/**
 * Inserts break opportunities: before the `@` of an address; if a piece is still too long, after dots, slashes and
 * underscores and before a capital inside a word. Numbers are not split.
 */
export const piecesOf = (text: string): readonly string[] =>
  text.split(/(?=@)/).flatMap((part) => (part.length > MAX_LENGTH ? jointsOf(part) : part));

const jointsOf = (text: string): readonly string[] =>
  text.replace(/[._/:](?=[^\d\s._/:])|\p{Ll}(?=\p{Lu})/gu, `$&${JOINT}`).split(JOINT);

const isShort = (piece: string): boolean => piece.split(/[\s-]/).every((word) => word.length <= MAX_LENGTH);

const lineBreak = createElement('wbr');

/** Renders text that breaks at the separators of an address, id or key instead of inside a word. */
export function BreakableText({ children, className }: { children: string; className?: string }) {
  const pieces = piecesOf(children);
  const look = cn(pieces.every(isShort) ? 'gh:wrap-break-word' : 'gh:wrap-anywhere', className);
  const parts = pieces.flatMap((piece, index) => (index > 0 ? [lineBreak, piece] : [piece]));
  // Passed as arguments, pieces need no keys: they have no identity, and two may be equal.
  return createElement('span', { className: look }, ...parts);
}

interface CellTextProps {
  children: string;
  /** Maximum number of lines in a table row; the full text is in a tooltip. A card renders all lines. Default 2. */
  lines?: 1 | 2;
  className?: string;
}

/** Renders the text of a cell, limited to a number of lines. */
export function CellText({ children, lines = 2, className }: CellTextProps) {
  return (
    // The text is truncated at the end of its own direction and aligned with the column.
    <span
      dir="auto"
      title={children.length > MAX_LENGTH ? children : undefined}
      className={cn(
        // Chromium and WebKit support the prefixed value only.
        'gh:[text-align:match-parent] gh:[text-align:-webkit-match-parent]',
        lines === 1 ? 'gh:@sm:line-clamp-1 gh:@sm:break-all' : 'gh:@sm:line-clamp-2',
        className,
      )}
    >
      <BreakableText>{children}</BreakableText>
    </span>
  );
}

interface CellNamesProps {
  children: readonly string[];
  /** Replaces the names in a table row. */
  summary?: string;
  className?: string;
}

/** Renders names in one line of a table row: the first and the number of the others. The tooltip and a card name all. */
export function CellNames({ children: names, summary, className }: CellNamesProps) {
  const [first = '–', ...others] = names;
  if (others.length === 0 && !summary) return <CellText className={className}>{first}</CellText>;
  const all = names.join(', ');
  return (
    <span title={all} className={cn('gh:inline-block gh:min-w-0 gh:max-w-full', className)}>
      <span dir="auto" className="gh:@sm:sr-only">
        {all}
      </span>
      <span aria-hidden className="gh:hidden gh:gap-1 gh:whitespace-nowrap gh:@sm:flex">
        {summary ?? (
          <>
            <span dir="auto" className="gh:max-w-40 gh:truncate">
              {first}
            </span>
            <span dir="ltr" className="gh:tabular-nums">
              +{others.length}
            </span>
          </>
        )}
      </span>
    </span>
  );
}

/** Renders that a cell has no value. The card that a row becomes on a narrow screen leaves it out. */
export const NoValue = () => (
  <span data-slot="no-value" className="gh:text-subtle">
    –
  </span>
);
