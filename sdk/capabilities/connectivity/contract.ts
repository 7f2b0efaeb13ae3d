import { del, get, patch, post, put } from '../../core/contract';
import {
  array,
  boolean,
  dictionary,
  type Infer,
  maybeText,
  nullable,
  number,
  object,
  optional,
  optionalNumber,
  optionalText,
  rows,
  type Schema,
  string,
  textWithin,
  unknown,
} from '../../core/schema';

/** Limits of what administrators enter, shared by forms and provider. */
export const connectivityLimits = {
  /** Characters. */
  displayName: { min: 1, max: 100 },
  description: { min: 0, max: 500 },
  url: { min: 1, max: 2000 },
  secret: { min: 1, max: 256 },
  subscriptionName: { min: 1, max: 100 },
  /** Email addresses or phone numbers per subscription. */
  recipients: { min: 1, max: 50 },
} as const;

const SlackEvent = object({
  eventKey: string(),
  channelIds: array(string()),
  title: optionalText,
  message: optionalText,
});
const slackFields = { isActive: boolean(), slackEvents: array(SlackEvent) };
/**
 * Events that are posted to Slack channels. Without an id the subscription is not stored yet. Its events are read whole:
 * they are stored as one list, and saving it without one of them would remove that one.
 */
export const SlackSubscription = object({ id: optionalText, ...slackFields });
export type SlackSubscription = Infer<typeof SlackSubscription>;

/** A channel of the connected Slack workspace. */
export const SlackChannel = object({ id: string(), name: optionalText });
export type SlackChannel = Infer<typeof SlackChannel>;

const recipientFields = { name: string(), enabled: boolean(), recipients: array(string()) };
/** Recipients of an event by email or SMS. Without an id the subscription is not stored yet. */
export const EventSubscription = object({ id: optionalText, ...recipientFields });
export type EventSubscription = Infer<typeof EventSubscription>;

const eventFields = { eventKey: string(), enabled: boolean() };
/** The email or SMS recipients of one event. */
export const EventConfiguration = object({ ...eventFields, subscriptions: rows(EventSubscription) });
export type EventConfiguration = Infer<typeof EventConfiguration>;

const target = {
  url: textWithin(connectivityLimits.url),
  secret: nullable(textWithin(connectivityLimits.secret)),
  payload: optional(dictionary(unknown())),
};
/** Target of a test delivery. */
export const WebhookTarget = object(target);
export type WebhookTarget = Infer<typeof WebhookTarget>;

const webhookFields = {
  displayName: textWithin(connectivityLimits.displayName),
  description: textWithin(connectivityLimits.description),
  eventKeys: array(string()),
  isActive: boolean(),
  ...target,
};
/** Input for creating a webhook; a `secret` of null means no secret. */
export const NewWebhook = object(webhookFields);
export type NewWebhook = Infer<typeof NewWebhook>;

const ListedWebhook = object({
  _id: string(),
  id: optionalText,
  displayName: string(),
  description: maybeText,
  eventKeys: array(string()),
  isActive: boolean(),
  url: string(),
  /** Null when there is none; absent when the provider has one and does not return it. */
  secret: maybeText,
  payload: optional(nullable(dictionary(unknown()))),
  invocations: optionalNumber,
  createdAt: optionalText,
  updatedAt: optionalText,
});
export type ListedWebhook = Infer<typeof ListedWebhook>;

/** One delivery. Status and body of the response arrive as strings or as JSON values. */
const WebhookDelivery = object({
  id: string(),
  createdAt: optionalText,
  statusCode: optional(unknown()),
  body: optional(unknown()),
  /** Beginning of the response's body, or why there was none. Only the local provider sends it. */
  response: optionalText,
});
export type WebhookDelivery = Infer<typeof WebhookDelivery>;

/** An event that can be subscribed to. */
export const ConnectivityEvent = object({
  id: string(),
  key: string(),
  categoryId: maybeText,
  displayName: optionalText,
  description: maybeText,
});
export type ConnectivityEvent = Infer<typeof ConnectivityEvent>;

/** A category of events. */
export const EventCategory = object({ id: string(), name: string() });
export type EventCategory = Infer<typeof EventCategory>;

const configurations = '/integrations/resources/configurations';
const slack = `${configurations}/v1/slack`;

/** Email and SMS differ only in their path. */
const eventCalls = (path: string) => {
  const event = `${path}/:eventKey`;
  const subscription = `${event}/subscriptions/:subscriptionId`;
  const ids = { eventKey: string(), subscriptionId: string() };
  return {
    list: get(path, { output: rows(EventConfiguration) }),
    create: post(event, { input: object({ ...eventFields, subscriptions: array(EventSubscription) }) }),
    setEnabled: patch(event, { input: object(eventFields) }),
    put: put(subscription, { input: object({ ...ids, id: optionalText, ...recipientFields }) }),
    removeSubscription: del(subscription, { input: object(ids) }),
    remove: del(event, { input: object({ eventKey: string() }) }),
  };
};
const email = eventCalls(`${configurations}/v1/emails`);
const sms = eventCalls(`${configurations}/v2/sms`);

const byId = object({ id: string() });
/** The response is always 2xx; the status of the target is in its body. */
const relayed = <Fields extends Record<string, Schema>>(more: Fields) =>
  object({ statusCode: optional(unknown()), ...more });

const calls = {
  getSlack: get(slack, { output: optional(nullable(rows(SlackSubscription))), unwrap: 'slackSubscriptions' }),
  createSlackSubscription: post(`${slack}/subscriptions`, { input: object(slackFields) }),
  updateSlackSubscription: patch(`${slack}/subscription/:id`, {
    input: object({ id: string(), ...slackFields }),
    alsoInBody: ['id'],
  }),
  deleteSlackSubscription: del(`${slack}/subscriptions/:id`, { input: byId }),
  listSlackChannels: get(`${slack}/channels`, { output: rows(SlackChannel) }),
  getSlackScope: get(`${slack}/applications`, {
    // Only the local provider sends `authorizeUrl`, that of its mock Slack.
    output: object({ clientId: string(), authorizeUrl: optionalText }),
  }),
  registerSlackCode: post(`${slack}/applications/registrations`, { input: object({ code: string() }) }),

  listEmail: email.list,
  createEmail: email.create,
  setEmailEnabled: email.setEnabled,
  putEmailSubscription: email.put,
  deleteEmailSubscription: email.removeSubscription,
  deleteEmail: email.remove,
  listSms: sms.list,
  createSms: sms.create,
  setSmsEnabled: sms.setEnabled,
  putSmsSubscription: sms.put,
  deleteSmsSubscription: sms.removeSubscription,
  deleteSms: sms.remove,

  listWebhooks: get('/webhook', { output: rows(ListedWebhook) }),
  createWebhook: post('/webhook/custom', { input: NewWebhook }),
  updateWebhook: patch('/webhook/:_id', {
    // A secret that is left out is kept.
    input: object({ _id: string(), ...webhookFields, secret: optional(webhookFields.secret) }),
    alsoInBody: ['_id'],
  }),
  deleteWebhook: del('/webhook/:id', { input: byId }),
  testWebhook: post('/webhook/test', { input: WebhookTarget, output: relayed({ body: optional(unknown()) }) }),
  // The trailing slash is part of the path.
  listWebhookLogs: get('/webhook/logs/', {
    input: object({ id: string(), offset: number(), limit: number() }),
    output: object({ count: number(), rows: rows(WebhookDelivery) }),
  }),
  retryWebhook: post('/webhook/logs/:id/retries', { input: byId, output: relayed({}) }),

  listCategories: get('/event/resources/configurations/v1/categories', { output: rows(EventCategory) }),
  /** The provider accepts one channel per call. */
  getChannelMap: get('/event/resources/configurations/v1', {
    input: object({ channels: string() }),
    output: rows(ConnectivityEvent),
  }),
};

/** Calls for Slack, email, SMS, webhooks and their events. */
export type ConnectivityContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link ConnectivityContract}. */
export const contract: ConnectivityContract = calls;
