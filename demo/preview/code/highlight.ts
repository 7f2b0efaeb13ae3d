export type Kind = 'comment' | 'string' | 'keyword' | 'tag' | 'name' | 'plain';

export interface Word {
  /** Index of its first character in the code. */
  start: number;
  kind: Kind;
  text: string;
}

/** The first match wins: comments and texts contain no code. */
const kinds: readonly (readonly [Exclude<Kind, 'plain'>, string])[] = [
  ['comment', String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`],
  ['string', String.raw`'(?:\\.|[^'\\\n])*'|"[^"\n]*"|${'`'}[^${'`'}]*${'`'}`],
  ['tag', String.raw`<\/?[A-Z]\w*|(?<!=)\/?>(?=\s|$)`],
  ['keyword', String.raw`\b(?:import|from|export|function|return|const|type|if|throw|new|null|undefined|true|false)\b`],
  ['name', String.raw`\b\w+(?=\(|=[{"]|: )`],
];

const pattern = new RegExp(kinds.map(([kind, source]) => `(?<${kind}>${source})`).join('|'), 'g');

/** Splits generated code into tokens by kind. Their texts joined are the code. */
export const highlight = (code: string): readonly Word[] => {
  const words: Word[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) words.push({ start: end, kind: 'plain', text: code.slice(end, match.index) });
    const [kind = 'plain'] = kinds.find(([name]) => match.groups?.[name] !== undefined) ?? [];
    words.push({ start: match.index, kind, text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < code.length) words.push({ start: end, kind: 'plain', text: code.slice(end) });
  return words;
};
