import type { EventEmitter } from 'node:events';

interface ProcessFaultsOptions {
  /** The process whose faults these are. */
  source: Pick<EventEmitter, 'on'>;
  log: (message: string, error: unknown) => void;
  /** Ends the process in order. */
  end: () => void;
}

/**
 * A promise that nobody waited for went wrong: one call is lost, and the others go on. An exception that nobody caught
 * may have left anything half done, so that the process ends, after those that were let in have their answers.
 */
export const handleProcessFaults = ({ source, log, end }: ProcessFaultsOptions): void => {
  source.on('unhandledRejection', (reason) => log('unhandled rejection', reason));
  source.on('uncaughtException', (error) => {
    log('uncaught exception', error);
    end();
  });
};
