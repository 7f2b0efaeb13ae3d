export type Literal = string | number | boolean | null | readonly Literal[] | { readonly [name: string]: Literal };

const TOKEN = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|-?\d+(?:\.\d+)?|[\w$]+|\s+|[\s\S]/g;

const isQuoted = (token: string) => /^["'][\s\S]*["']$/.test(token) && token.length > 1;

/** The text between quotes. */
const unquote = (token: string): string => {
  const inner = token.slice(1, -1);
  if (token.startsWith('"')) return JSON.parse(token);
  return JSON.parse(`"${inner.replace(/\\'/g, "'").replace(/"/g, '\\"')}"`);
};

const keywords: Readonly<Record<string, Literal>> = { true: true, false: false, null: null, undefined: null };

/** Error of what is not a literal: a variable, a call, a spread. */
export const NOT_PLAIN = 'not-plain';

const plain = (token: string): Literal => {
  if (isQuoted(token)) return unquote(token);
  if (/^-?\d/.test(token)) return Number(token);
  const word = Object.hasOwn(keywords, token) ? keywords[token] : undefined;
  if (word === undefined) throw new Error(NOT_PLAIN, { cause: token });
  return word;
};

/** Parses the value that begins at a token; returns it with the next index. */
const valueAt = (tokens: readonly string[], start: number): [value: Literal, end: number] => {
  const open = tokens[start] ?? '';
  if (open !== '{' && open !== '[') return [plain(open), start + 1];
  const entries: [string, Literal][] = [];
  let at = start + 1;
  while (tokens[at] !== undefined && tokens[at] !== '}' && tokens[at] !== ']') {
    let name = String(entries.length);
    if (open === '{') {
      const key = tokens[at] ?? '';
      if (tokens[at + 1] !== ':') throw new Error(NOT_PLAIN, { cause: key });
      name = isQuoted(key) ? unquote(key) : key;
      at += 2;
    }
    const [value, end] = valueAt(tokens, at);
    entries.push([name, value]);
    at = tokens[end] === ',' ? end + 1 : end;
  }
  if (tokens[at] === undefined) throw new Error(NOT_PLAIN, { cause: 'the end' });
  return [open === '[' ? entries.map(([, value]) => value) : Object.fromEntries(entries), at + 1];
};

const nameBefore = (tokens: readonly string[], at: number): string => {
  const declared = tokens.slice(0, at).lastIndexOf('const');
  const isOfIt = declared >= 0 && !tokens.slice(declared, at).includes('=');
  return (isOfIt ? tokens[declared + 1] : tokens[at - 1]) ?? '';
};

/**
 * Parses the plain objects of a source file by name: of `const name = {…}`, of `name={{…}}`, or the whole text by ''.
 * @throws Error `not-plain` with the offending text in `cause`.
 */
export const readLiterals = (source: string): Readonly<Record<string, Literal>> => {
  const tokens = [...source.matchAll(TOKEN)]
    .map(([token]) => token)
    .filter((token) => !/^(?:\s|\/\/|\/\*)/.test(token));
  if (tokens[0] === '{') return { '': valueAt(tokens, 0)[0] };
  const entries: [string, Literal][] = [];
  for (const [at, token] of tokens.entries()) {
    if (token !== '=' || tokens[at + 1] !== '{') continue;
    const start = tokens[at + 2] === '{' ? at + 2 : at + 1;
    entries.push([nameBefore(tokens, at), valueAt(tokens, start)[0]]);
  }
  return Object.fromEntries(entries);
};
