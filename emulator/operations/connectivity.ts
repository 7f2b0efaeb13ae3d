import { addressProblem } from '@gatehouse/sdk/connectivity';
import type { Db } from '../db/db';
import type { DeliveryRow, WebhookRow } from '../db/rows/connectivity';
import type { Call } from '../http/call';
import { fieldError, ProviderError } from '../http/errors';
import { isoTime } from '../provider';
import { audited } from '../rules/audits/audits';
import { ownedRow, ownedRows } from '../rules/resources/owned';
import { logPaged } from '../rules/resources/paged';
import { eventCatalog, eventCategories, isKnownEvent } from '../webhooks/events';
import { emailAndSms, slackOperations } from './channels';
import { type OperationsOf, operation, type Rule } from './operation';

/** Maximum number of webhooks per account. */
const MAX_WEBHOOKS = 100;

const problems = {
  malformed: 'Write a full address, like https://example.com/hooks.',
  insecure: 'Use https. What is posted must not be read on its way.',
  credentials: 'Leave the user name and the password out of the address. Use a secret instead.',
} as const;

/** @throws ProviderError 400 for a URL that webhooks may not call */
const checkedAddress = ({ provider }: Call, text: string): string => {
  const problem = addressProblem(text);
  if (problem) throw fieldError('url', problems[problem], 'invalid-address');
  const url = new URL(text.trim());
  const unreachable = provider.deliveries.problemOf(url);
  if (unreachable) throw fieldError('url', unreachable, 'private-address');
  return url.href;
};

const checkedEvents = (keys: readonly string[]): string[] => {
  const unknown = keys.find((key) => !isKnownEvent(key));
  if (unknown !== undefined) {
    throw fieldError('eventKeys', `There is no event "${unknown.slice(0, 100)}".`, 'unknown-event');
  }
  return [...new Set(keys)];
};

interface WebhookFields {
  displayName: string;
  description: string;
  url: string;
  eventKeys: readonly string[];
  isActive: boolean;
  payload?: Record<string, unknown> | undefined;
}

const fieldsOf = (call: Call, { displayName, description, url, eventKeys, isActive, payload }: WebhookFields) => {
  const name = displayName.trim();
  if (!name) throw fieldError('displayName', 'Give the webhook a name.', 'name-missing');
  return {
    displayName: name,
    description: description.trim(),
    url: checkedAddress(call, url),
    eventKeys: checkedEvents(eventKeys),
    isActive,
    ...(payload && { payload }),
  };
};

/** A secret is never returned; null shows that there is none. The deliveries are counted as the log lists them. */
const wireWebhook = (db: Db, { tenantId: _, id, secret, eventKeys, payload, ...row }: WebhookRow) => ({
  ...row,
  invocations: db.deliveries.by('webhookId', id).length,
  _id: id,
  eventKeys: [...eventKeys],
  payload: payload ? { ...payload } : null,
  ...(secret === null && { secret }),
});

const newestFirst = <T extends { createdAt: string }>(rows: readonly T[]): T[] =>
  // With equal times, the later row comes first.
  rows.toReversed().sort((a, b) => b.createdAt.localeCompare(a.createdAt));

/** A channel sends the account's data on after an impersonation has ended. */
const sending: Rule = { permission: 'fe.connectivity.write.webhook', ownerOnly: true, severity: 'Medium' };

/** A user who may read any channel may read the list of events. */
const readEvents = (name: string): Rule => ({
  permission: [name, 'webhooks', 'slackSubscriptions', 'emailConfig', 'smsConfig'].map(
    (what) => `fe.connectivity.read.${what}`,
  ),
});

export const connectivity: OperationsOf<'connectivity'> = {
  ...emailAndSms,
  ...slackOperations,

  listWebhooks: operation({ permission: 'fe.connectivity.read.webhooks' }, (call) =>
    ownedRows(call, 'webhooks').map((row) => wireWebhook(call.db, row)),
  ),
  createWebhook: operation(
    {
      ...sending,
      audit: 'Webhook created: {displayName}',
      event: 'frontegg.webhook.created',
    },
    (call, { secret, ...input }) => {
      const { tenantId } = call.caller();
      if (ownedRows(call, 'webhooks').length >= MAX_WEBHOOKS) {
        throw new ProviderError(
          409,
          'too-many-webhooks',
          `An account has ${MAX_WEBHOOKS} webhooks at most. Delete one first.`,
        );
      }
      const times = { createdAt: isoTime(call.provider), updatedAt: isoTime(call.provider) };
      const fields = { ...fieldsOf(call, input), id: crypto.randomUUID(), tenantId, secret: secret || null };
      call.db.webhooks.put({ ...fields, ...times });
    },
  ),
  updateWebhook: operation(
    {
      ...sending,
      audit: 'Webhook changed: {displayName}',
      event: 'frontegg.webhook.updated',
    },
    (call, { _id, secret, ...input }) => {
      const before = ownedRow(call, 'webhooks', _id);
      audited(call, { before: wireWebhook(call.db, before) });
      const { payload: _, ...kept } = before;
      call.db.webhooks.put({
        ...kept,
        ...fieldsOf(call, input),
        updatedAt: isoTime(call.provider),
        ...(secret !== undefined && { secret: secret || null }),
      });
    },
  ),
  deleteWebhook: operation(
    {
      permission: 'fe.connectivity.delete.webhook',
      audit: 'Webhook deleted: {displayName}',
      severity: 'Medium',
      event: 'frontegg.webhook.deleted',
    },
    (call, { id }) => {
      const row = ownedRow(call, 'webhooks', id);
      audited(call, { before: wireWebhook(call.db, row) });
      call.db.webhooks.remove(row.id);
    },
  ),
  testWebhook: operation(
    {
      permission: 'fe.connectivity.write.webhook',
      audit: 'Webhook tested: {url}',
    },
    async (call, { url, secret, payload }) => {
      const target = { url: checkedAddress(call, url), secret: secret || null, ...(payload && { payload }) };
      const { tenantId, user } = call.caller();
      audited(call, { url: target.url });
      const { status, body } = await call.provider.deliveries.test(target, tenantId, user.id);
      return { statusCode: status, body };
    },
  ),
  listWebhookLogs: operation({ permission: 'fe.connectivity.read.webhookLogs' }, (call, { id, offset, limit }) => {
    const webhook = ownedRow(call, 'webhooks', id);
    const wire = ({ id, createdAt, statusCode, body, response }: DeliveryRow) => ({
      id,
      createdAt,
      statusCode,
      body,
      response,
    });
    return logPaged(newestFirst(call.db.deliveries.by('webhookId', webhook.id)), { offset, limit }, wire);
  }),
  retryWebhook: operation(
    {
      permission: 'fe.connectivity.write.webhook',
      audit: 'Webhook delivery sent again: {displayName}',
    },
    (call, { id }) => {
      const row = ownedRow(call, 'deliveries', id);
      const webhook = ownedRow(call, 'webhooks', row.webhookId);
      if (!webhook.isActive) {
        throw new ProviderError(409, 'webhook-off', 'This webhook is off. Switch it on, then send the delivery again.');
      }
      audited(call, { displayName: webhook.displayName });
      call.provider.deliveries.retry(webhook, row);
      return { statusCode: 202 };
    },
  ),

  listCategories: operation(readEvents('eventCategories'), () => eventCategories.map((category) => ({ ...category }))),
  getChannelMap: operation(readEvents('events'), () => eventCatalog.map((event) => ({ ...event }))),
};
