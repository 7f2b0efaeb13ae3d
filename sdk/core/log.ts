/** What is logged to the console: warnings and errors, errors only, or nothing. */
export type LogLevel = 'warn' | 'error' | 'silent';

export interface Logger {
  warn(message: string): void;
  error(message: string): void;
}

/** Options of the log. */
export interface LogOptions {
  /** Name of the host's application: the prefix of every log line, and part of titles in the login box. */
  appName?: string;
  /** Default: `error`. */
  logLevel?: LogLevel;
}

/** Creates the console log. Messages contain calls and statuses, never tokens, codes or bodies. */
export const createLog = ({ appName, logLevel = 'error' }: LogOptions): Logger => {
  const prefix = `[gatehouse${appName ? ` ${appName}` : ''}]`;
  return {
    warn: (message) => logLevel === 'warn' && console.warn(`${prefix} ${message}`),
    error: (message) => logLevel !== 'silent' && console.error(`${prefix} ${message}`),
  };
};
