import type { EventEmitter } from 'node:events';

interface ProcessErrorsOptions {
  source: Pick<EventEmitter, 'on'>;
  log: (message: string, error: unknown) => void;
  /** Shuts the process down in order. */
  end: () => void;
}

/**
 * Handles errors of the process. An unhandled rejection fails one call, and the others continue. An uncaught exception
 * may leave any state inconsistent, so the process ends after the responses of pending requests.
 */
export const handleProcessErrors = ({ source, log, end }: ProcessErrorsOptions): void => {
  source.on('unhandledRejection', (reason) => log('unhandled rejection', reason));
  source.on('uncaughtException', (error) => {
    log('uncaught exception', error);
    end();
  });
};
