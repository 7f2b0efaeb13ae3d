import { isAbort, toIdentityError } from '../../core/errors';
import type { WebhookDelivery } from './contract';

/** How a delivery went. */
export interface Delivery {
  status: 'success' | 'failed';
  message?: string;
  /** What the address answered with, where it did. */
  statusCode?: string;
}

/** Statuses of the address that count as success. */
export const SUCCESS_OF_TEST: readonly unknown[] = [200, 201];
/** The provider only takes the delivery on; how it went stands in the log. */
export const SUCCESS_OF_RETRY: readonly unknown[] = [202];

const asText = (value: unknown): string => {
  const given = value ?? '';
  return typeof given === 'string' ? given : JSON.stringify(given);
};

/** How a delivery went, by the status in the answer's body. A call that fails is a delivery that failed. */
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
  /** Empty when the address did not answer. */
  statusCode: string;
  body: string;
}

/** The provider sends status and body as text or as JSON values; the log shows text. */
export const readableLog = ({ statusCode, body, ...row }: WebhookDelivery): LoggedDelivery => ({
  ...row,
  statusCode: asText(statusCode),
  body: asText(body),
});
