import type { DeliveryRow, WebhookRow } from '../rows/connectivity';

/** What is posted. */
export interface Outgoing {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface Answered {
  status: number;
  /** The start of it. */
  body: string;
}

/** There is no response; the message is shown to administrators. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/**
 * Posts to an address without following redirects.
 * @throws Error when there is no answer
 */
export type PostWebhook = (request: Outgoing, signal: AbortSignal) => Promise<Answered>;

/** What operations ask of the deliveries of webhooks. */
export interface Deliveries {
  /**
   * Posts once, without a log.
   * @throws Error when there is no answer
   */
  test(target: Pick<WebhookRow, 'url' | 'secret' | 'payload'>, tenantId: string, userId: string): Promise<Answered>;
  /** Sends a delivery of the log again, now. */
  again(webhook: WebhookRow, row: DeliveryRow): void;
}

/** Milliseconds until an address has to have answered. */
export const DEADLINE = 15_000;

/** Runs a post within its deadline; also a sink that does not listen to the signal ends with it. */
export const withDeadline = async <T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new UnreachableError('The address did not answer within 15 seconds.'));
      controller.abort();
    }, DEADLINE);
  });
  try {
    return await Promise.race([run(controller.signal), over]);
  } finally {
    clearTimeout(timer);
  }
};
