import type { MessageRow } from '../../db/rows/records';

const LINK_OR_CODE = /(https?:\/\/[^\s<>"']+)|\b(\d{6})\b/g;

/** A part of a message: a link, a code, or the text between. */
export interface TextPart {
  kind: 'text' | 'link' | 'code';
  text: string;
}

/** Splits a message into parts, in order. A full stop after a link is not part of it. */
export const partsOf = (text: string): TextPart[] => {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(LINK_OR_CODE)) {
    const found = match[1]?.replace(/[.,;:!?)]+$/, '') ?? match[0];
    parts.push({ kind: 'text', text: text.slice(from, match.index) });
    parts.push({ kind: match[1] ? 'link' : 'code', text: found });
    from = match.index + found.length;
  }
  return [...parts, { kind: 'text', text: text.slice(from) }];
};

const textsOf = (kind: TextPart['kind'], { text }: Pick<MessageRow, 'text'>): string[] =>
  partsOf(text).flatMap((part) => (part.kind === kind ? [part.text] : []));

/** Returns the links of a message, in order. */
export const linksOf = (message: Pick<MessageRow, 'text'>): string[] => textsOf('link', message);

/** Returns the six-digit codes of a message, in order; digits within links do not count. */
export const codesOf = (message: Pick<MessageRow, 'text'>): string[] => textsOf('code', message);
