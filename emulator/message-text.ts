import type { MessageRow } from './rows/records';

const LINK_OR_CODE = /(https?:\/\/[^\s<>"']+)|\b(\d{6})\b/g;

/** A part of a message: a link or a code to use, or the text between. */
export interface TextPart {
  kind: 'text' | 'link' | 'code';
  text: string;
}

/** A message in parts, in order. The full stop that ends the sentence of a link is no part of the link. */
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

/** Links of a message, in order. */
export const linksOf = (message: Pick<MessageRow, 'text'>): string[] => textsOf('link', message);

/** Codes of six digits of a message, in order; digits of its links are none. */
export const codesOf = (message: Pick<MessageRow, 'text'>): string[] => textsOf('code', message);
