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

const TOKEN = 'eyJ[\\w-]+\\.[\\w-]*\\.?[\\w-]*|\\b[Bb]earer\\s+[\\w.~+/=-]+';

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Replaces secrets and anything that looks like a token. */
export const createMask = (secrets: readonly string[]) => {
  // Longer ones first: an address may be the beginning of another.
  const known = secrets.filter((secret) => secret !== '').sort((a, b) => b.length - a.length);
  const pattern = new RegExp([...known.map(literally), TOKEN].join('|'), 'g');
  return (text: string): string => text.replace(pattern, '***');
};

/** One JSON object per line, so that nothing in a value can start a line of its own. */
export const createLog = ({ write, now, secrets }: LogOptions): Log => {
  const mask = createMask(secrets);
  const line =
    (level: Level) =>
    (message: string, fields: Fields = {}): void =>
      write(mask(JSON.stringify({ time: new Date(now()).toISOString(), level, message, ...fields })));
  return { info: line('info'), warn: line('warn'), error: line('error') };
};
