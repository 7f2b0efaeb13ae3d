import { destination, type LoggerOptions, pino } from 'pino';

export type Fields = Readonly<Record<string, string | number | undefined>>;

export interface Log {
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

interface LogOptions {
  /** Receives one line without its line end. Default: the standard output. */
  write?: ((line: string) => void) | undefined;
  now: () => number;
  /** Secrets that must never appear: tokens, URLs. */
  secrets: readonly string[];
}

const TOKEN = /eyJ[\w-]+\.[\w-]*\.?[\w-]*|\b[Bb]earer\s+[\w.~+/=*-]+/g;
const HIDDEN = '***';

/** Replaces secrets and anything that resembles a token. */
export const createMask = (secrets: readonly string[]) => {
  // Longest first: one secret may be a prefix of another.
  const longestFirst = secrets.filter((secret) => secret !== '').sort((a, b) => b.length - a.length);
  return (text: string): string => {
    // Texts rarely contain a secret: searching is cheaper than replacing.
    const contained = longestFirst.filter((secret) => text.includes(secret));
    return contained.reduce((masked, secret) => masked.replaceAll(secret, HIDDEN), text).replace(TOKEN, HIDDEN);
  };
};

/**
 * Returns whether a finished line may contain a secret. Every request writes a line and hardly any contains one: one
 * search is cheaper than masking each value.
 */
const createSecretTest = (secrets: readonly string[]) => {
  const escaped = secrets.filter((secret) => secret !== '').map((secret) => JSON.stringify(secret).slice(1, -1));
  return (line: string): boolean => /eyJ|bearer/i.test(line) || escaped.some((secret) => line.includes(secret));
};

/** Characters that JSON leaves unescaped and some log readers treat as a line end or a terminal command. */
const escapeBreaks = (text: string): string =>
  text.replace(/[\u007f-\u009f\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Fields that only the gateway sets: they contain no secrets. */
const UNMASKED = new Set(['time', 'level', 'requestId']);

/** Returns a log of one JSON object per line, so that no value can start a new line. */
export const createLog = ({ write, now, secrets }: LogOptions): Log => {
  const mask = createMask(secrets);
  const mayContainSecret = createSecretTest(secrets);
  const masked = (name: string, value: unknown) =>
    typeof value === 'string' && !UNMASKED.has(name) ? mask(value) : value;
  const options: LoggerOptions = {
    base: null,
    messageKey: 'message',
    timestamp: () => `,"time":"${new Date(now()).toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    hooks: {
      streamWrite: (line) =>
        escapeBreaks(mayContainSecret(line) ? `${JSON.stringify(JSON.parse(line), masked)}\n` : line),
    },
  };
  // Asynchronous: lines are buffered during a write, and flushed when the process ends.
  const target = write ? { write: (line: string) => write(line.trimEnd()) } : destination({ sync: false });
  const logger = pino(options, target);
  return {
    info: (message, fields) => logger.info(fields ?? {}, message),
    warn: (message, fields) => logger.warn(fields ?? {}, message),
    error: (message, fields) => logger.error(fields ?? {}, message),
  };
};
