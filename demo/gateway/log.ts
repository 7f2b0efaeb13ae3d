type Level = 'info' | 'warn' | 'error';
type Fields = Readonly<Record<string, string | number | undefined>>;

export interface Log {
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

interface LogOptions {
  /** Takes one line without its line end. */
  write: (line: string) => void;
  now: () => number;
  /** Texts that must never appear: tokens, addresses. */
  secrets: readonly string[];
}

const TOKEN = /eyJ[\w-]+\.[\w-]*\.?[\w-]*|\b[Bb]earer\s+[\w.~+/=*-]+/g;
const HIDDEN = '***';

/** Replaces secrets and anything that looks like a token. */
export const createMask = (secrets: readonly string[]) => {
  // Longer ones first: an address may be the beginning of another.
  const known = secrets.filter((secret) => secret !== '').sort((a, b) => b.length - a.length);
  return (text: string): string => {
    // Every request writes a line, and hardly any holds a secret: looking is cheaper than replacing.
    const held = known.filter((secret) => text.includes(secret));
    return held.reduce((masked, secret) => masked.replaceAll(secret, HIDDEN), text).replace(TOKEN, HIDDEN);
  };
};

/** What JSON leaves as it is and some readers of a log take for the end of a line, or for a command to their screen. */
const escapeBreaks = (text: string): string =>
  text.replace(/[\u007f-\u009f\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** One JSON object per line, so that nothing in a value can start a line of its own. */
export const createLog = ({ write, now, secrets }: LogOptions): Log => {
  const mask = createMask(secrets);
  const line =
    (level: Level) =>
    (message: string, fields: Fields = {}): void =>
      write(escapeBreaks(mask(JSON.stringify({ time: new Date(now()).toISOString(), level, message, ...fields }))));
  return { info: line('info'), warn: line('warn'), error: line('error') };
};
