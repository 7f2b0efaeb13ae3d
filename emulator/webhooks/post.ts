import type { DeliveryRow, WebhookRow } from '../db/rows/connectivity';

export interface WebhookRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface WebhookResponse {
  status: number;
  /** The beginning of the body. */
  body: string;
}

/** What came back: the response, or in its body why there was none. */
export interface Outcome extends Omit<WebhookResponse, 'status'> {
  status?: number;
}

/** There was no response; the message is shown to administrators. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/**
 * Posts to a URL without following redirects.
 * @throws Error when there is no response
 */
export type PostWebhook = (request: WebhookRequest, signal: AbortSignal) => Promise<WebhookResponse>;

/** Methods of the deliveries that operations use. */
export interface Deliveries {
  /** Returns why a URL may not be called; undefined when it may. */
  problemOf(url: URL): string | undefined;
  /** Posts once, and logs it for the webhooks of the account with this URL. */
  test(target: Pick<WebhookRow, 'url' | 'secret' | 'payload'>, tenantId: string, userId: string): Promise<Outcome>;
  /** Sends a delivery of the log again, now. */
  retry(webhook: WebhookRow, row: DeliveryRow): void;
}

/** Deadline for a response, in milliseconds. */
export const DEADLINE = 10_000;

/** Runs a post within its deadline, even when the sink ignores the signal. */
export const withDeadline = async <T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new UnreachableError('The address did not answer within 10 seconds.'));
      controller.abort();
    }, DEADLINE);
  });
  try {
    return await Promise.race([run(controller.signal), over]);
  } finally {
    clearTimeout(timer);
  }
};
