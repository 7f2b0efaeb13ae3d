import type { Api } from '../../core/api';
import { ApiError, isAbort } from '../../core/errors';
import { type Page, toPage } from '../../core/page';
import { type Part, type PartCall, sendParts } from '../../core/partly-done';
import { capability } from '../../core/queries';
import { type Channel, type Connectivity, eventsByCategory, everyChannel, type Webhook } from './channels';
import {
  contract,
  type EventConfiguration,
  type NewWebhook,
  type SlackSubscription,
  type WebhookTarget,
} from './contract';
import { delivered, type LoggedDelivery, readableLog, SUCCESS_OF_RETRY, SUCCESS_OF_TEST } from './delivery';
import { webhookErrorTexts } from './errors';
import { diffEvents, diffSlack } from './subscription-diff';

export {
  type CategoryOfEvents,
  type Channel,
  type ChannelEntry,
  type Connectivity,
  canonicalRecipient,
  channelEntries,
  type Destination,
  destinationsOf,
  everyChannel,
  isRecipient,
  type Webhook,
} from './channels';
export {
  type ConnectivityEvent,
  connectivityLimits,
  type EventConfiguration,
  type EventSubscription,
  type NewWebhook,
  type SlackChannel,
  type SlackSubscription,
  type WebhookTarget,
} from './contract';
export {
  type AddressProblem,
  addressProblem,
  type CurlRequest,
  curlLine,
  type Delivery,
  type LoggedDelivery,
  TEST_EVENT,
} from './delivery';
export { slackAddress } from './slack-address';
export { diffEvents, diffSlack, type EventDiff, type SlackDiff } from './subscription-diff';

/** Channels whose subscriptions list recipients. */
export type RecipientChannel = 'email' | 'sms';

type Calls = Api<typeof contract>;

const { query, mutation } = capability('connectivity', contract);

const readers: { [C in Channel]: (api: Calls) => Promise<Connectivity[C]> } = {
  slack: async (api) => (await api.getSlack()) ?? [],
  email: (api) => api.listEmail(),
  sms: (api) => api.listSms(),
  webhook: async (api) => (await api.listWebhooks()).map((webhook): Webhook => ({ ...webhook, id: webhook._id })),
};

/**
 * Reads the configuration of the given channels in parallel. Default: all. A channel that cannot be read is empty and
 * listed in `failed`; the query itself does not fail.
 */
export const load = query(
  async (api, { channels = everyChannel }: { channels?: readonly Channel[] }): Promise<Connectivity> => {
    const errors = new Map<Channel, unknown>();
    const read = async <C extends Channel>(channel: C): Promise<Connectivity[C] | []> => {
      if (!channels.includes(channel)) return [];
      try {
        return await readers[channel](api);
      } catch (error) {
        if (isAbort(error)) throw error;
        errors.set(channel, error);
        return [];
      }
    };
    const [slack, email, sms, webhook] = await Promise.all([
      read('slack'),
      read('email'),
      read('sms'),
      read('webhook'),
    ]);
    const failed = everyChannel.filter((channel) => errors.has(channel));
    const [first] = failed;
    return { slack, email, sms, webhook, failed, ...(first && { error: errors.get(first) }) };
  },
);

/** Returns the webhooks of the account. */
export const webhooks = query((api) => readers.webhook(api));

/**
 * Returns one webhook.
 * @throws ApiError `webhook-not-found` when the account has none with this id.
 */
export const webhook = query(async (api, id: string): Promise<Webhook> => {
  const match = (await readers.webhook(api)).find((webhook) => webhook.id === id);
  if (!match)
    throw new ApiError('webhook-not-found', { statusCode: 404, message: webhookErrorTexts['webhook-not-found'] });
  return match;
});

/** Returns the Slack subscriptions. */
export const slackSubscriptions = query((api) => readers.slack(api));

/**
 * Returns one Slack subscription.
 * @throws ApiError `entry-not-found` when the account has none with this id.
 */
export const slackSubscription = query(async (api, id: string): Promise<SlackSubscription> => {
  const match = (await readers.slack(api)).find((subscription) => subscription.id === id);
  if (!match) throw new ApiError('entry-not-found', { statusCode: 404 });
  return match;
});

/** Returns the recipients of events by email or SMS. */
export const eventConfigurations = query((api, channel: RecipientChannel) => readers[channel](api));

/** Returns the events that can be sent to a channel, by category. */
export const events = query(async (api, channel: Channel) => {
  const [categories, ofChannel] = await Promise.all([api.listCategories(), api.getChannelMap({ channels: channel })]);
  return eventsByCategory(categories, ofChannel);
});

/** Returns the channels of the connected Slack workspace. */
export const slackChannels = query((api) => api.listSlackChannels());

/** Returns the client id of the vendor's Slack application. */
export const slackScope = query((api) => api.getSlackScope());

/** Exchanges the authorization code from Slack, which connects the account. */
export const registerSlackCode = mutation((api, code: string) => api.registerSlackCode({ code }));

interface SlackEdit {
  before: readonly SlackSubscription[];
  after: readonly SlackSubscription[];
}

/**
 * Saves edited Slack subscriptions. A failure does not stop the others.
 * @throws PartlyDoneError with the ids of the subscriptions; the first error when nothing was saved.
 */
export const saveSlack = mutation(async (api, { before, after }: SlackEdit): Promise<void> => {
  const { create, update, remove } = diffSlack(before, after);
  const part = (change: Part['change'], key: string, call: () => Promise<unknown>): PartCall => {
    return { change, what: 'subscription', keys: [key], call };
  };
  await sendParts([
    [
      ...create.map(({ isActive, slackEvents }) =>
        part('create', '', () => api.createSlackSubscription({ isActive, slackEvents })),
      ),
      ...update.map((subscription) => part('update', subscription.id, () => api.updateSlackSubscription(subscription))),
      ...remove.map(({ id }) => part('delete', id, () => api.deleteSlackSubscription({ id }))),
    ],
  ]);
});

const eventCalls = (api: Calls, channel: RecipientChannel) =>
  channel === 'sms'
    ? {
        create: api.createSms,
        patch: api.setSmsEnabled,
        put: api.putSmsSubscription,
        remove: api.deleteSmsSubscription,
        removeEvent: api.deleteSms,
      }
    : {
        create: api.createEmail,
        patch: api.setEmailEnabled,
        put: api.putEmailSubscription,
        remove: api.deleteEmailSubscription,
        removeEvent: api.deleteEmail,
      };

interface EventEdit {
  channel: RecipientChannel;
  before: readonly EventConfiguration[];
  after: readonly EventConfiguration[];
}

/**
 * Saves edited email or SMS subscriptions. A failure does not stop the others.
 * @throws PartlyDoneError with the keys of the events; the first error when nothing was saved.
 */
export const saveEvents = mutation(async (api, { channel, before, after }: EventEdit): Promise<void> => {
  const calls = eventCalls(api, channel);
  const { create, patch, put, remove } = diffEvents(before, after);
  const event = (change: Part['change'], { eventKey }: { eventKey: string }, call: PartCall['call']): PartCall => {
    return { change, what: 'event', keys: [eventKey], call };
  };
  const recipients = (...[change, input, call]: Parameters<typeof event>): PartCall => {
    return { ...event(change, input, call), what: 'recipients' };
  };
  await sendParts([
    [
      ...create.map((input) => event('create', input, () => calls.create(input))),
      ...patch.map((input) => event('update', input, () => calls.patch(input))),
    ],
    [
      ...put.map((input) => recipients('update', input, () => calls.put(input))),
      ...remove.map((input) => recipients('delete', input, () => calls.remove(input))),
    ],
  ]);
});

/** Removes all email or SMS subscriptions of an event. */
export const removeEvent = mutation((api, { channel, eventKey }: { channel: RecipientChannel; eventKey: string }) =>
  eventCalls(api, channel).removeEvent({ eventKey }),
);

/** Form values of a webhook. Without a secret the stored one is kept. */
export type WebhookDraft = Omit<NewWebhook, 'secret'> & { _id?: string; secret?: string | null };

/** Updates the webhook when it has an `_id`, else creates it. An empty secret means no secret. */
export const saveWebhook = mutation((api, { _id, secret, ...webhook }: WebhookDraft) => {
  if (!_id) return api.createWebhook({ ...webhook, secret: secret || null });
  return api.updateWebhook({ _id, ...webhook, ...(secret !== undefined && { secret: secret || null }) });
});

/** Deletes a webhook by its id. */
export const removeWebhook = mutation((api, id: string) => api.deleteWebhook({ id }));

/** Sends a test delivery to a URL; it succeeds when the target responds with 200 or 201. */
export const testWebhook = mutation((api, { url, secret, payload }: WebhookTarget) =>
  delivered(api.testWebhook({ url, secret: secret || null, payload }), SUCCESS_OF_TEST),
);

/** Queues a delivery of the log again; it succeeds when the provider responds with 202. */
export const retryWebhook = mutation((api, id: string) => delivered(api.retryWebhook({ id }), SUCCESS_OF_RETRY));

const LOG_PAGE_SIZE = 10;

/** Filter of the deliveries of a webhook. */
export interface LogFilter {
  /** Id of the webhook. */
  id: string;
  /** Page number, from 0. Default: 0. */
  page?: number;
  /** Default: 10. */
  pageSize?: number;
}

/** Returns a page of the deliveries of a webhook. */
export const webhookLog = query(
  async (api, { id, page = 0, pageSize = LOG_PAGE_SIZE }: LogFilter): Promise<Page<LoggedDelivery>> => {
    const { count, rows } = await api.listWebhookLogs({ id, offset: page * pageSize, limit: pageSize });
    return toPage(rows.map(readableLog), page, pageSize, { totalItems: count });
  },
);
