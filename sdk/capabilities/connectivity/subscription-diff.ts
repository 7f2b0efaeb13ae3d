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
  const known = after.filter(isStored);
  const was = (now: SlackSubscription) => before.find(({ id }) => id === now.id);
  const isChanged = (now: SlackSubscription) => !isSame(now, was(now));
  return {
    create: after.filter((one) => !isStored(one) && hasChannel(one)),
    update: known.filter((one) => hasChannel(one) && isChanged(one)),
    remove: known.filter((one) => !hasChannel(one)),
  };
};

/** Returns recipients without blanks, which removes empty lines of a form. */
const cleaned = <T extends EventSubscription>(subscription: T): T => ({
  ...subscription,
  recipients: subscription.recipients.map((one) => one.trim()).filter((one) => one !== ''),
});

/** The path carries the id; the body does not. */
const withoutId = ({ name, enabled, recipients }: EventSubscription) => ({ name, enabled, recipients });

const hasRecipient = ({ recipients }: EventSubscription): boolean => recipients.length > 0;

const diffEvent = (
  before: EventConfiguration | undefined,
  { eventKey, enabled, ...after }: EventConfiguration,
): EventDiff => {
  const stored = before?.subscriptions.filter(isStored) ?? [];
  const wanted = after.subscriptions.map(cleaned).filter(hasRecipient);
  const fresh = wanted.flatMap((one) => (isStored(one) ? [] : [withoutId(one)]));
  const kept = wanted.filter(isStored);
  const isSwitched = before?.enabled !== enabled;
  const was = (now: EventSubscription) => stored.find(({ id }) => id === now.id);
  const changed = kept.filter((now) => isSwitched || !isSame(now, was(now)));
  const keptIds = new Set(kept.map(({ id }) => id));
  const storedIds = new Set([...stored, ...after.subscriptions.filter(isStored)].map(({ id }) => id));
  // An event without subscriptions can still be enabled or disabled; one that is created or cleared needs no separate
  // call.
  const isBare = before !== undefined && storedIds.size === 0 && fresh.length === 0;
  return {
    // To add a subscription to an event, the provider requires the event to be created with it.
    create: fresh.length > 0 ? [{ eventKey, enabled, subscriptions: fresh }] : [],
    patch: changed.length > 0 || (isBare && isSwitched) ? [{ eventKey, enabled }] : [],
    put: changed.map((one) => ({ eventKey, subscriptionId: one.id, ...withoutId(one) })),
    remove: [...storedIds].filter((id) => !keptIds.has(id)).map((subscriptionId) => ({ eventKey, subscriptionId })),
  };
};

/**
 * Compares the email or SMS subscriptions of events before and after editing. Pass only edited events: one that is
 * missing from `after` is unchanged. Blank recipients are dropped: a new event without recipients is not created, and a
 * stored subscription is deleted when it has none or its event was removed.
 */
export const diffEvents = (before: readonly EventConfiguration[], after: readonly EventConfiguration[]): EventDiff => {
  const was = (now: EventConfiguration) => before.find(({ eventKey }) => eventKey === now.eventKey);
  const diffs = after.map((now) => diffEvent(was(now), now));
  return {
    create: diffs.flatMap(({ create }) => create),
    patch: diffs.flatMap(({ patch }) => patch),
    put: diffs.flatMap(({ put }) => put),
    remove: diffs.flatMap(({ remove }) => remove),
  };
};
