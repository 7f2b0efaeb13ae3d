import type { EventConfiguration, EventSubscription, SlackSubscription } from './contract';

/** A subscription that the provider knows already. */
export type Stored<T> = T & { id: string };

/** What has to be sent so that the provider's Slack subscriptions become the edited ones. */
export interface SlackDiff {
  create: SlackSubscription[];
  update: Stored<SlackSubscription>[];
  remove: Stored<SlackSubscription>[];
}

/** One subscription of an event, by the names of the provider's address. */
export interface EventTarget {
  eventKey: string;
  subscriptionId: string;
}

/** What has to be sent so that the e-mail or SMS subscriptions become the edited ones. */
export interface EventDiff {
  create: EventConfiguration[];
  /** Changed events; each is switched on or off before its subscriptions are sent. */
  patch: Pick<EventConfiguration, 'eventKey' | 'enabled'>[];
  put: (EventTarget & Omit<EventSubscription, 'id'>)[];
  remove: EventTarget[];
}

/** Whether two values of JSON are the same; a key without a value counts as absent. */
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
 * Compares Slack subscriptions before and after editing. Only edited ones need to be named: one that is missing from
 * `after` stays as it is. Without a channel a new one is not created, and a stored one is deleted.
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

/** Recipients for the request: without blanks, so that an empty line of a form is dropped. */
const cleaned = <T extends EventSubscription>(subscription: T): T => ({
  ...subscription,
  recipients: subscription.recipients.map((one) => one.trim()).filter((one) => one !== ''),
});

/** The address carries the id; the body does not. */
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
  // An event without subscriptions can still be switched; one that is created or cleared needs no switch of its own.
  const isBare = before !== undefined && storedIds.size === 0 && fresh.length === 0;
  return {
    // The provider adds a subscription to an event only by creating the event with it.
    create: fresh.length > 0 ? [{ eventKey, enabled, subscriptions: fresh }] : [],
    patch: changed.length > 0 || (isBare && isSwitched) ? [{ eventKey, enabled }] : [],
    put: changed.map((one) => ({ eventKey, subscriptionId: one.id, ...withoutId(one) })),
    remove: [...storedIds].filter((id) => !keptIds.has(id)).map((subscriptionId) => ({ eventKey, subscriptionId })),
  };
};

/**
 * Compares the e-mail or SMS subscriptions of events before and after editing. Only edited events need to be named: one
 * that is missing from `after` is unchanged. Blank recipients are dropped: a new event without recipients is not created,
 * and a stored subscription that has none, or whose event was removed, is deleted.
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
