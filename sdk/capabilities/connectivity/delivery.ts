import { isAbort, toIdentityError } from '../../core/errors';
import type { WebhookDelivery } from './contract';

/** Result of a delivery. */
export interface Delivery {
  status: 'success' | 'failed';
  message?: string;
  /** Status of the response, if there was one. */
  statusCode?: string;
}

/** Statuses of the target that count as success. */
export const SUCCESS_OF_TEST: readonly unknown[] = [200, 201];
/** The provider only queues the delivery; its result appears in the log. */
export const SUCCESS_OF_RETRY: readonly unknown[] = [202];

const asText = (value: unknown): string => {
  const content = value ?? '';
  return typeof content === 'string' ? content : JSON.stringify(content);
};

/** Returns the result of a delivery, by the status in the response body. A failed call is a failed delivery. */
export const delivered = async (
  call: Promise<{ statusCode?: unknown; body?: unknown }>,
  success: readonly unknown[],
): Promise<Delivery> => {
  try {
    const { statusCode, body } = await call;
    if (success.includes(statusCode)) return { status: 'success' };
    return {
      status: 'failed',
      ...(typeof body === 'string' && body !== '' && { message: body }),
      ...(statusCode !== undefined && { statusCode: asText(statusCode) }),
    };
  } catch (error) {
    if (isAbort(error)) throw error;
    return { status: 'failed', message: toIdentityError(error).message };
  }
};

/** A row of a webhook's log. */
export interface LoggedDelivery {
  id: string;
  /** ISO date. */
  createdAt?: string | undefined;
  /** Empty when the target did not respond. */
  statusCode: string;
  /** Body of the request. */
  body: string;
  /** Beginning of the response's body, or why there was none; undefined if the provider does not log it. */
  response?: string | undefined;
}

/** Key of the event that a test sends. */
export const TEST_EVENT = 'frontegg.webhook.test';

/** Returns a row of the log with status and body as text: the provider sends either text or JSON values. */
export const readableLog = ({ statusCode, body, ...row }: WebhookDelivery): LoggedDelivery => ({
  ...row,
  statusCode: asText(statusCode),
  body: asText(body),
});

/** URL and body of the request. */
export interface CurlRequest {
  url: string;
  body: string;
}

/** A shell expands nothing within single quotes; a single quote in the text is placed outside of them. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Returns a POST request as a curl command. It is unsigned: the secret is not known here. */
export const curlLine = ({ url, body }: CurlRequest): string =>
  ['curl -X POST', quoted(url), "-H 'content-type: application/json'", '--data-raw', quoted(body)].join(' ');

/** Hosts of this machine, which a local provider reaches without HTTPS. */
const LOOPBACK = /^(127(\.\d+){3}|\[::1]|(.+\.)?localhost)$/;

/** Why a URL is refused for a webhook: not a URL, neither HTTPS nor on this machine, or it contains credentials. */
export type AddressProblem = 'malformed' | 'insecure' | 'credentials';

/**
 * Returns why a URL is refused for a webhook; undefined when it is accepted. The provider decides which hosts it may
 * reach.
 */
export const addressProblem = (text: string): AddressProblem | undefined => {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed)) return 'malformed';
  const { protocol, username, password, hostname } = new URL(trimmed);
  if (!/^https?:$/.test(protocol) || hostname === '') return 'malformed';
  if (protocol === 'http:' && !LOOPBACK.test(hostname)) return 'insecure';
  return username || password ? 'credentials' : undefined;
};
