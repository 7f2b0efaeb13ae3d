import type { EventEmitter } from 'node:events';

interface ProcessFaultsOptions {
  /** The process whose faults these are. */
  source: Pick<EventEmitter, 'on'>;
  log: (message: string, error: unknown) => void;
  /** Ends the process in order. */
  end: () => void;
}

/**
 * An unhandled rejection: one call is lost, and the others go on. An uncaught exception may have left anything half done,
 * so the process ends after the requests under way have their responses.
 */
export const handleProcessFaults = ({ source, log, end }: ProcessFaultsOptions): void => {
  source.on('unhandledRejection', (reason) => log('unhandled rejection', reason));
  source.on('uncaughtException', (error) => {
    log('uncaught exception', error);
    end();
  });
};
