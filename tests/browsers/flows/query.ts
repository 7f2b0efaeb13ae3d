/** A text, or the source and flags of a regular expression. */
export interface Pattern {
  text: string;
  flags?: string;
}

/** An element as users describe it: by role and name, by text, or by selector. */
export interface Query {
  role?: string;
  /** Accessible name; a plain text must match completely. */
  name?: Pattern;
  /** Part of the visible text. */
  text?: string;
  /** For elements without role and name. */
  selector?: string;
  /** The part of the page to search. Default: all of it. */
  within?: Query;
}

const patternOf = (wanted: string | RegExp): Pattern =>
  typeof wanted === 'string' ? { text: wanted } : { text: wanted.source, flags: wanted.flags };

/** Role of all controls that accept a value, including passwords, which have no role in ARIA. */
export const FIELD = 'field';

const byRole =
  (role: string) =>
  (name: string | RegExp, within?: Query): Query => ({ role, name: patternOf(name), within });

export const button = byRole('button');
export const checkbox = byRole('checkbox');
export const dialog = byRole('dialog');
export const field = byRole(FIELD);
export const form = byRole('form');
export const heading = byRole('heading');
export const link = byRole('link');
export const menuItem = byRole('menuitem');
export const option = byRole('option');
export const row = byRole('row');

export const text = (wanted: string, within?: Query): Query => ({ text: wanted, within });
export const selector = (css: string, within?: Query): Query => ({ selector: css, within });

/** The open confirmation. */
export const question: Query = { role: 'alertdialog' };

const shown = ({ text: source, flags }: Pattern) => (flags === undefined ? `"${source}"` : `/${source}/${flags}`);

/** Describes a query in a message. */
export const describeQuery = ({ role, name, text: content, selector: css, within }: Query): string =>
  [
    [role, css, name && shown(name), content && `with the text "${content}"`].filter(Boolean).join(' '),
    ...(within ? [describeQuery(within)] : []),
  ].join(' in ');
