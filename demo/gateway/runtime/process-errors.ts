import type { EventEmitter } from 'node:events';

interface ProcessErrorsOptions {
  /** The process whose errors these are. */
  source: Pick<EventEmitter, 'on'>;
  log: (message: string, error: unknown) => void;
  /** Ends the process in order. */
  end: () => void;
}

/**
 * An unhandled rejection: one call is lost, and the others go on. An uncaught exception may have left anything half done,
 * so the process ends after the requests under way have their responses.
 */
export const handleProcessErrors = ({ source, log, end }: ProcessErrorsOptions): void => {
  source.on('unhandledRejection', (reason) => log('unhandled rejection', reason));
  source.on('uncaughtException', (error) => {
    log('uncaught exception', error);
    end();
  });
};
