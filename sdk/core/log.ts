/** What is written to the console: warnings and errors, errors only, or nothing. */
export type LogLevel = 'warn' | 'error' | 'silent';

export interface Logger {
  warn(message: string): void;
  error(message: string): void;
}

/**
 * Logger that honours a level. Messages name calls and statuses, never tokens, codes or bodies.
 * `warn` prints both kinds, `error` (default) only errors.
 */
export const createLog = (level: LogLevel = 'error', sink: Logger = console): Logger => ({
  warn: (message) => level === 'warn' && sink.warn(`[gatehouse] ${message}`),
  error: (message) => level !== 'silent' && sink.error(`[gatehouse] ${message}`),
});
