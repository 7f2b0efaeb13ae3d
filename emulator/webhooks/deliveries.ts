import { TEST_EVENT } from '@gatehouse/sdk/connectivity';
import { SignJWT } from 'jose';
import type { DeliveryRow, WebhookRow } from '../db/rows/connectivity';
import { randomText, sha256 } from '../random';
import type { Sender } from '../rules/mail/outbox';
import type { ProviderEvent } from './events';
import { type Outcome, type PostWebhook, UnreachableError, type WebhookResponse, withDeadline } from './post';
import { createTargetCheck, isSink, receive } from './targets';

interface Signed {
  secret: string;
  body: string;
  messageId: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Prefix of a secret whose rest is the key in Base64, as Standard Webhooks writes it. */
const ENCODED = 'whsec_';

const keyBytes = (secret: string): Uint8Array<ArrayBuffer> => {
  // Five letters of Base64, for one, stand for no number of bytes.
  const isKey = /^whsec_(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?|[A-Za-z0-9+/]{4})$/.test(
    secret,
  );
  if (!isKey) return new TextEncoder().encode(secret);
  return Uint8Array.from(atob(secret.slice(ENCODED.length)), (letter) => letter.charCodeAt(0));
};

/**
 * Returns the value of `x-webhook-secret`: a JWT signed with the secret of the webhook (HS256), valid for five minutes.
 * Its claim `body` is the SHA-256 of the request body, its `jti` is the same for all attempts of one event.
 */
const vendorSignature = async ({ secret, body, messageId, at }: Signed): Promise<string> =>
  new SignJWT({ body: await sha256(body) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setJti(messageId)
    .setIssuedAt(Math.floor(at / 1000))
    .setExpirationTime(new Date(at + 5 * 60_000))
    .sign(new TextEncoder().encode(secret));

const standardHeaders = async ({ secret, body, messageId, at }: Signed) => {
  const timestamp = String(Math.floor(at / 1000));
  const key = await crypto.subtle.importKey('raw', keyBytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const signed = new TextEncoder().encode(`${messageId}.${timestamp}.${body}`);
  const signature = String.fromCharCode(...new Uint8Array(await crypto.subtle.sign('HMAC', key, signed)));
  return { 'webhook-id': messageId, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${btoa(signature)}` };
};

/** Returns both signatures of a delivery: the vendor's, and that of Standard Webhooks. */
const signedHeaders = async (signed: Signed): Promise<Readonly<Record<string, string>>> => ({
  'x-webhook-secret': await vendorSignature(signed),
  ...(await standardHeaders(signed)),
});

const MINUTE = 60_000;

/** Milliseconds between failed attempts. */
const RETRY_AFTER: readonly number[] = [5000, MINUTE, 10 * MINUTE, 60 * MINUTE, 360 * MINUTE];

/** Only the first attempt of an event has automatic retries; a manual retry and a test have one attempt. */
const LAST_ATTEMPT = RETRY_AFTER.length + 1;

/** Maximum number of deliveries in the log of a webhook. */
const MAX_DELIVERIES = 500;

/** Maximum length of a response that is passed on, in characters. */
const MAX_RESPONSE_LENGTH = 1000;

interface Message {
  id: string;
  eventKey: string;
  body: string;
}

interface DeliveryOptions {
  /** Posts to a URL. Default: the local sink receives everything. */
  post?: PostWebhook | undefined;
  /** Hosts that may be called besides this machine. */
  hosts: readonly string[];
  /** How a start names another host, up to the host itself. */
  hostSetting: string;
  /** Whether timers trigger retries; a test's clock moves without them. */
  usesTimers: boolean;
}

const bodyOf = ({ payload }: Pick<WebhookRow, 'payload'>, event: Omit<ProviderEvent, 'data'> & { data: unknown }) => {
  const { key, tenantId, userId, at, text, data } = event;
  return JSON.stringify({
    ...payload,
    eventKey: key,
    eventContext: { tenantId, userId },
    ...(text !== undefined && { description: text }),
    createdAt: new Date(at).toISOString(),
    data,
  });
};

const succeeded = (status: number) => status >= 200 && status < 300;

const outcomeOf = async (sent: Promise<WebhookResponse>): Promise<Outcome> => {
  try {
    return await sent;
  } catch (error) {
    return { body: error instanceof UnreachableError ? error.message : 'The address could not be reached.' };
  }
};

/** Posts events to the webhooks of their account, logs them, and retries failed ones. */
export const createDeliveries = (sender: Sender, { post, hosts, hostSetting, usesTimers }: DeliveryOptions) => {
  const { db, clock } = sender;
  const problemOf = createTargetCheck({ isPosting: post !== undefined, hosts, setting: hostSetting });
  const running = new Set<Promise<unknown>>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const track = (work: Promise<unknown>): void => {
    const ended = work
      .catch((error: unknown) => console.error('[emulator]', error))
      .finally(() => running.delete(ended));
    running.add(ended);
  };

  /** @throws Error when there is no response */
  const send = async (url: string, secret: string | null, { id, body }: Message): Promise<WebhookResponse> => {
    const target = new URL(url);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Gatehouse-Webhooks/1',
      'x-webhook-id': id,
      ...(secret && (await signedHeaders({ secret, body, messageId: id, at: clock.now() }))),
    };
    const problem = problemOf(target);
    if (problem) throw new UnreachableError(problem);
    const outgoing = { url, headers, body };
    const { status, body: response } = await withDeadline((signal) => {
      if (isSink(target)) return receive(sender, outgoing);
      return post ? post(outgoing, signal) : receive(sender, outgoing);
    });
    return { status, body: response.slice(0, MAX_RESPONSE_LENGTH) };
  };

  const record = (webhook: WebhookRow, message: Message, count: number, { status, body: response }: Outcome): void => {
    const now = clock.now();
    // It may have been deleted meanwhile.
    if (!db.webhooks.get(webhook.id)) return;
    const wait = status !== undefined && succeeded(status) ? undefined : RETRY_AFTER[count - 1];
    db.transaction(() => {
      db.deliveries.put({
        id: crypto.randomUUID(),
        tenantId: webhook.tenantId,
        webhookId: webhook.id,
        messageId: message.id,
        eventKey: message.eventKey,
        createdAt: new Date(now).toISOString(),
        attempt: count,
        statusCode: status === undefined ? '' : String(status),
        body: message.body,
        response,
        ...(wait !== undefined && { retryAt: now + wait }),
      });
      for (const old of db.deliveries.by('webhookId', webhook.id).slice(0, -MAX_DELIVERIES))
        db.deliveries.remove(old.id);
    });
    schedule();
  };

  const attempt = async (webhook: WebhookRow, message: Message, count: number): Promise<void> =>
    record(webhook, message, count, await outcomeOf(send(webhook.url, webhook.secret, message)));

  /** Sends the retries that are due. A disabled webhook gets none. */
  const runDue = (): void => {
    const now = clock.now();
    for (const row of db.deliveries.by('waiting', 'yes')) {
      if ((row.retryAt ?? 0) > now) continue;
      db.deliveries.patch(row.id, { retryAt: undefined });
      const webhook = db.webhooks.get(row.webhookId);
      if (webhook?.isActive) track(attempt(webhook, { ...row, id: row.messageId }, row.attempt + 1));
    }
  };

  const schedule = (): void => {
    if (!usesTimers) return;
    clearTimeout(timer);
    const times = db.deliveries.by('waiting', 'yes').map(({ retryAt = 0 }) => retryAt);
    if (times.length === 0) return;
    timer = setTimeout(
      () => {
        runDue();
        schedule();
      },
      Math.max(0, Math.min(...times) - clock.now()),
    );
    // The timer must not keep the process alive; pending retries are sent after the next start.
    if (typeof timer === 'object') timer.unref?.();
  };

  return {
    problemOf,
    /** Posts an event to each enabled webhook of its account that subscribes to it. */
    raise: (event: ProviderEvent): void => {
      for (const webhook of db.webhooks.by('tenantId', event.tenantId)) {
        if (!webhook.isActive || !webhook.eventKeys.includes(event.key)) continue;
        const message = { id: `msg_${randomText(12)}`, eventKey: event.key, body: bodyOf(webhook, event) };
        track(attempt(webhook, message, 1));
      }
    },
    test: async (
      target: Pick<WebhookRow, 'url' | 'secret' | 'payload'>,
      tenantId: string,
      userId: string,
    ): Promise<Outcome> => {
      const event = { key: TEST_EVENT, tenantId, userId, at: clock.now(), data: {} } as const;
      const message = { id: `msg_${randomText(12)}`, eventKey: event.key, body: bodyOf(target, event) };
      const outcome = await outcomeOf(send(target.url, target.secret, message));
      for (const webhook of db.webhooks.by('tenantId', tenantId)) {
        if (webhook.url === target.url) record(webhook, message, LAST_ATTEMPT, outcome);
      }
      return outcome;
    },
    retry: (webhook: WebhookRow, row: DeliveryRow): void => {
      db.deliveries.patch(row.id, { retryAt: undefined });
      track(attempt(webhook, { ...row, id: row.messageId }, LAST_ATTEMPT));
    },
    runDue,
    /** Sends what is due, and resolves when nothing is pending. */
    settle: async (): Promise<void> => {
      runDue();
      while (running.size > 0) await Promise.all(running);
    },
    start: schedule,
    stop: (): void => clearTimeout(timer),
  };
};
