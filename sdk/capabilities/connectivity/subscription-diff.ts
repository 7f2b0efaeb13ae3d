import type { EventConfiguration, EventSubscription, SlackSubscription } from './contract';

/** A subscription that is stored at the provider. */
export type Stored<T> = T & { id: string };

/** Changes that turn the stored Slack subscriptions into the edited ones. */
export interface SlackDiff {
  create: SlackSubscription[];
  update: Stored<SlackSubscription>[];
  remove: Stored<SlackSubscription>[];
}

/** Identifies one subscription of an event. */
export interface EventTarget {
  eventKey: string;
  subscriptionId: string;
}

/** Changes that turn the stored email or SMS subscriptions into the edited ones. */
export interface EventDiff {
  create: EventConfiguration[];
  /** Changed events; enabling or disabling is sent before the subscriptions. */
  patch: Pick<EventConfiguration, 'eventKey' | 'enabled'>[];
  put: (EventTarget & Omit<EventSubscription, 'id'>)[];
  remove: EventTarget[];
}

/** Compares two JSON values; a key whose value is undefined counts as absent. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  const left: Record<string, unknown> = { ...a };
  const right: Record<string, unknown> = { ...b };
  return Object.keys({ ...left, ...right }).every((name) => isSame(left[name], right[name]));
};

const isStored = <T extends { id?: string }>(subscription: T): subscription is Stored<T> => !!subscription.id;

const hasChannel = ({ slackEvents }: SlackSubscription): boolean =>
  slackEvents.some(({ channelIds }) => channelIds.length > 0);

/**
 * Compares Slack subscriptions before and after editing. Pass only the edited ones: one that is missing from `after` is
 * unchanged. A new one without a channel is not created, and a stored one without a channel is deleted.
 */
export const diffSlack = (before: readonly SlackSubscription[], after: readonly SlackSubscription[]): SlackDiff => {
  const stored = after.filter(isStored);
  const previous = (edited: SlackSubscription) => before.find(({ id }) => id === edited.id);
  const isChanged = (edited: SlackSubscription) => !isSame(edited, previous(edited));
  return {
    create: after.filter((subscription) => !isStored(subscription) && hasChannel(subscription)),
    update: stored.filter((subscription) => hasChannel(subscription) && isChanged(subscription)),
    remove: stored.filter((subscription) => !hasChannel(subscription)),
  };
};

/** Returns recipients without blanks, which removes empty lines of a form. */
const withoutBlanks = <T extends EventSubscription>(subscription: T): T => ({
  ...subscription,
  recipients: subscription.recipients.map((recipient) => recipient.trim()).filter((recipient) => recipient !== ''),
});

/** The path carries the id; the body does not. */
const withoutId = ({ name, enabled, recipients }: EventSubscription) => ({ name, enabled, recipients });

const hasRecipient = ({ recipients }: EventSubscription): boolean => recipients.length > 0;

const diffEvent = (
  before: EventConfiguration | undefined,
  { eventKey, enabled, ...after }: EventConfiguration,
): EventDiff => {
  const stored = before?.subscriptions.filter(isStored) ?? [];
  const edited = after.subscriptions.map(withoutBlanks).filter(hasRecipient);
  const created = edited.flatMap((subscription) => (isStored(subscription) ? [] : [withoutId(subscription)]));
  const existing = edited.filter(isStored);
  const isSwitched = before?.enabled !== enabled;
  const previous = (subscription: EventSubscription) => stored.find(({ id }) => id === subscription.id);
  const changed = existing.filter((subscription) => isSwitched || !isSame(subscription, previous(subscription)));
  const existingIds = new Set(existing.map(({ id }) => id));
  const storedIds = new Set([...stored, ...after.subscriptions.filter(isStored)].map(({ id }) => id));
  // An event without subscriptions can still be enabled or disabled; one that is created or cleared needs no separate
  // call.
  const hasNoSubscriptions = before !== undefined && storedIds.size === 0 && created.length === 0;
  return {
    // To add a subscription to an event, the provider requires the event to be created with it.
    create: created.length > 0 ? [{ eventKey, enabled, subscriptions: created }] : [],
    patch: changed.length > 0 || (hasNoSubscriptions && isSwitched) ? [{ eventKey, enabled }] : [],
    put: changed.map((subscription) => ({ eventKey, subscriptionId: subscription.id, ...withoutId(subscription) })),
    remove: [...storedIds].filter((id) => !existingIds.has(id)).map((subscriptionId) => ({ eventKey, subscriptionId })),
  };
};

/**
 * Compares the email or SMS subscriptions of events before and after editing. Pass only edited events: one that is
 * missing from `after` is unchanged. Blank recipients are dropped: a new event without recipients is not created, and a
 * stored subscription is deleted when it has none or its event was removed.
 */
export const diffEvents = (before: readonly EventConfiguration[], after: readonly EventConfiguration[]): EventDiff => {
  const previous = (edited: EventConfiguration) => before.find(({ eventKey }) => eventKey === edited.eventKey);
  const diffs = after.map((edited) => diffEvent(previous(edited), edited));
  return {
    create: diffs.flatMap(({ create }) => create),
    patch: diffs.flatMap(({ patch }) => patch),
    put: diffs.flatMap(({ put }) => put),
    remove: diffs.flatMap(({ remove }) => remove),
  };
};
