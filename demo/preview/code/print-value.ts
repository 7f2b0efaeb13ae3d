/** Literal code, such as a function. */
export interface Code {
  code: string;
}

export type Value =
  | Code
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Value[]
  | { readonly [name: string]: Value };

/** Maximum line length in characters. */
const MAX_LINE = 80;

export const code = (text: string): Code => ({ code: text });

export const isCode = (value: Value): value is Code =>
  typeof value === 'object' && value !== null && 'code' in value && Object.keys(value).length === 1;

const nameOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`);

const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const wrap = (open: string, parts: readonly string[], close: string, indent: string): string => {
  if (parts.length === 0) return open + close;
  const pad = open === '{' ? ' ' : '';
  const line = `${open}${pad}${parts.join(', ')}${pad}${close}`;
  if (!line.includes('\n') && indent.length + line.length <= MAX_LINE) return line;
  return `${open}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close}`;
};

/** Prints `{ texts }` as `{ texts }`. */
const printEntry = (name: string, value: Value, indent: string): string => {
  const printed = printValue(value, indent);
  return printed === name ? name : `${nameOf(name)}: ${printed}`;
};

/** Prints a value in the formatting of handwritten code; omits names without a value. */
export const printValue = (value: Value, indent = ''): string => {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (isCode(value)) return value.code.replaceAll('\n', `\n${indent}`);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    return wrap(
      '[',
      value.map((part: Value) => printValue(part, inner)),
      ']',
      indent,
    );
  }
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return wrap(
    '{',
    entries.map(([name, part]) => printEntry(name, part, inner)),
    '}',
    indent,
  );
};
