export interface Settings {
  /** A variable's text; blank counts as not set. */
  text(name: string): string | undefined;
  /** A text that goes into a header. */
  header(name: string): string | undefined;
  url(name: string): URL | undefined;
  /** An address that paths are put behind. */
  base(name: string): URL | undefined;
  whole(name: string, fallback: number, range: { least: number; most: number }): number;
  mistake(sentence: string): void;
}

const HEADER_TEXT = /^[\x21-\x7e]+$/;

/** Typed access to environment variables; what cannot be read is reported in a sentence and read as not set. */
export const readSettings = (
  env: Readonly<Record<string, string | undefined>>,
  mistake: (sentence: string) => void,
): Settings => {
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;
  const url = (name: string): URL | undefined => {
    const value = text(name);
    if (value === undefined) return undefined;
    const address = URL.canParse(value) ? new URL(value) : undefined;
    if (address && /^https?:$/.test(address.protocol) && address.username === '' && address.password === '')
      return address;
    mistake(`${name} must be an http or https address without a user name, such as https://example.com.`);
    return undefined;
  };

  return {
    text,
    mistake,
    header(name) {
      const value = text(name);
      if (value !== undefined && !HEADER_TEXT.test(value))
        mistake(`${name} must be letters, digits and plain signs without spaces: no header can carry anything else.`);
      return value;
    },
    url,
    base(name) {
      const address = url(name);
      if (address && /[?#]/.test(address.href)) mistake(`${name} must end before any ? or #: paths are put behind it.`);
      return address;
    },
    whole(name, fallback, { least, most }) {
      const value = text(name);
      if (value === undefined) return fallback;
      const number = Number(value);
      if (/^\d+$/.test(value) && number >= least && number <= most) return number;
      mistake(`${name} must be a whole number from ${least} to ${most}.`);
      return fallback;
    },
  };
};
