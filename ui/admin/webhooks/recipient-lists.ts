import type { EventConfiguration, EventSubscription } from '@gatehouse/sdk/connectivity';

/** Form values of an event: whether it is sent, and its lists of recipients, at least one of them, possibly empty. */
export interface EventInput {
  eventKey: string;
  enabled: boolean;
  lists: EventSubscription[];
}

/** Returns the initial form values of some events. */
export const toInput = (
  configurations: readonly EventConfiguration[],
  events: readonly { key: string }[],
  listName: string,
): EventInput[] =>
  events.map(({ key }) => {
    const configuration = configurations.find(({ eventKey }) => eventKey === key);
    const lists = configuration?.subscriptions ?? [];
    const fresh = { name: listName, enabled: true, recipients: [] };
    return { eventKey: key, enabled: configuration?.enabled ?? true, lists: lists.length > 0 ? lists : [fresh] };
  });

/** Returns the form values to save. A list that was deleted meanwhile is created again; a new empty list is omitted. */
export const fromInput = (inputs: readonly EventInput[], before: readonly EventConfiguration[]): EventConfiguration[] =>
  inputs.map(({ eventKey, enabled, lists }) => {
    const stored = before.find((event) => event.eventKey === eventKey)?.subscriptions ?? [];
    const isStored = (id: string | undefined) => stored.some((subscription) => subscription.id === id);
    return {
      eventKey,
      enabled,
      subscriptions: lists.map(({ id, ...list }) => (id !== undefined && isStored(id) ? { id, ...list } : list)),
    };
  });

/** A recipient with its events. */
export interface Recipient {
  address: string;
  eventKeys: readonly string[];
  /** Those of its events that are sent to it now; the others are off. */
  sentKeys: readonly string[];
}

const receives = ({ subscriptions }: EventConfiguration, address: string): boolean =>
  subscriptions.some(({ recipients }) => recipients.includes(address));

const isSentTo = ({ enabled, subscriptions }: EventConfiguration, address: string): boolean =>
  enabled && subscriptions.some((list) => list.enabled && list.recipients.includes(address));

/** Returns who receives events, each once, with its events. */
export const recipientsOf = (configurations: readonly EventConfiguration[]): Recipient[] => {
  const addresses = new Set(
    configurations.flatMap(({ subscriptions }) => subscriptions.flatMap(({ recipients }) => recipients)),
  );
  return [...addresses].map((address) => ({
    address,
    eventKeys: configurations.filter((event) => receives(event, address)).map(({ eventKey }) => eventKey),
    sentKeys: configurations.filter((event) => isSentTo(event, address)).map(({ eventKey }) => eventKey),
  }));
};

/** Returns the changed events after some addresses were added to events. */
export const withRecipients = (
  before: readonly EventConfiguration[],
  addresses: readonly string[],
  eventKeys: readonly string[],
  listName: string,
): EventConfiguration[] =>
  eventKeys.flatMap((eventKey) => {
    const event = before.find((stored) => stored.eventKey === eventKey) ?? {
      eventKey,
      enabled: true,
      subscriptions: [],
    };
    const added = addresses.filter((address) => !receives(event, address));
    if (added.length === 0) return [];
    const [first = { name: listName, enabled: true, recipients: [] }, ...others] = event.subscriptions;
    return [{ ...event, subscriptions: [{ ...first, recipients: [...first.recipients, ...added] }, ...others] }];
  });

/** Returns the changed events after an address was removed from those that it received and no longer receives. */
export const withoutRecipient = (
  before: readonly EventConfiguration[],
  address: string,
  kept: readonly string[],
): EventConfiguration[] =>
  before
    .filter((event) => receives(event, address) && !kept.includes(event.eventKey))
    .map((event) => ({
      ...event,
      subscriptions: event.subscriptions.map((list) => ({
        ...list,
        recipients: list.recipients.filter((recipient) => recipient !== address),
      })),
    }));
