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
