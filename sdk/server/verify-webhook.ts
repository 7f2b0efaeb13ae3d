import { base64url, errors, jwtVerify } from 'jose';
import { createOptionChecks, type OptionNames } from './option-checks';

/** Why a webhook was refused: it has no signature, one of another secret, one that has expired, or another body. */
export type WebhookErrorReason = 'missing' | 'signature' | 'expired' | 'body';

/** Error for a webhook that {@link createWebhookVerifier} refused. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  /** HTTP status of the response. */
  readonly status = 401;
  constructor(readonly reason: WebhookErrorReason) {
    super(`The webhook was not accepted: ${reason}.`);
  }
}

/** A webhook whose signature is right. */
export interface VerifiedWebhook {
  /** The same for all attempts of one event: a message with an id that was handled before is to be skipped. */
  readonly id: string | undefined;
  /** The JSON of the body. */
  readonly payload: unknown;
}

/** The request, or its headers with the body as it was received: one that was parsed and written again differs. */
export type WebhookSource = Request | { readonly headers: Headers; readonly body: string };

const HEADER = 'x-webhook-secret';

const digestOf = async (text: string) =>
  base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));

/** Options of {@link createWebhookVerifier}. */
export interface WebhookOptions {
  /**
   * Accepts signatures that name no body, of providers that sign only the time: then a signature that was overheard fits any
   * body for as long as it is valid. Default: false.
   */
  allowsAnyBody?: boolean;
}

const optionNames: OptionNames<WebhookOptions> = { allowsAnyBody: true };
const checks = createOptionChecks('createWebhookVerifier');

/**
 * Creates a function that verifies the webhooks of an account: the signature with the secret of the webhook, its time, and
 * the body it was made for.
 *
 * @throws TypeError when the secret is missing or empty, or an option unknown.
 * @example
 * const verify = createWebhookVerifier(process.env.WEBHOOK_SECRET);
 * const { id, payload } = await verify(request);
 */
export const createWebhookVerifier = (secret: string | undefined, options: WebhookOptions = {}) => {
  checks.names(options, optionNames);
  const { allowsAnyBody = false } = options;
  const key = new TextEncoder().encode(checks.text('secret', secret));
  /** @throws WebhookError with the reason, and the status to respond with. */
  return async (source: WebhookSource): Promise<VerifiedWebhook> => {
    const signature = source.headers.get(HEADER);
    if (!signature) throw new WebhookError('missing');
    const body = source instanceof Request ? await source.text() : source.body;
    const { payload: claims } = await jwtVerify(signature, key, {
      algorithms: ['HS256'],
      clockTolerance: 30,
      requiredClaims: ['exp'],
    }).catch((error: unknown) => {
      throw new WebhookError(error instanceof errors.JWTExpired ? 'expired' : 'signature');
    });
    const isUnbound = allowsAnyBody && claims.body === undefined;
    if (!isUnbound && claims.body !== (await digestOf(body))) throw new WebhookError('body');
    try {
      return { id: claims.jti, payload: JSON.parse(body) };
    } catch {
      throw new WebhookError('body');
    }
  };
};
