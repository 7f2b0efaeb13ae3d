export interface Settings {
  /** A variable's text; blank counts as not set. */
  text(name: string): string | undefined;
  url(name: string): URL | undefined;
  whole(name: string, fallback: number, range: { least: number; most: number }): number;
  mistake(sentence: string): void;
}

/** Typed access to environment variables; what cannot be read is reported in a sentence and read as not set. */
export const readSettings = (
  env: Readonly<Record<string, string | undefined>>,
  mistake: (sentence: string) => void,
): Settings => {
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;

  return {
    text,
    mistake,
    url(name) {
      const value = text(name);
      if (value === undefined) return undefined;
      const url = URL.canParse(value) ? new URL(value) : undefined;
      if (url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '') return url;
      mistake(`${name} must be an http or https address without a user name, such as https://example.com.`);
      return undefined;
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
