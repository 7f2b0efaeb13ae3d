/** What is written to the console: warnings and errors, errors only, or nothing. */
export type LogLevel = 'warn' | 'error' | 'silent';

export interface Logger {
  warn(message: string): void;
  error(message: string): void;
}

/** What is written to the console, and under which name. */
export interface LogOptions {
  /** Name of the host's application: in front of every line in the console, and in titles of the login box. */
  appName?: string;
  /** Default `error`. */
  logLevel?: LogLevel;
}

/** Writes to the console. Messages name calls and statuses, never tokens, codes or bodies. */
export const createLog = ({ appName, logLevel = 'error' }: LogOptions): Logger => {
  const prefix = `[gatehouse${appName ? ` ${appName}` : ''}]`;
  return {
    warn: (message) => logLevel === 'warn' && console.warn(`${prefix} ${message}`),
    error: (message) => logLevel !== 'silent' && console.error(`${prefix} ${message}`),
  };
};
