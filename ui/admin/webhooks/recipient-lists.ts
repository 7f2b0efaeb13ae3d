import type { EventConfiguration, EventSubscription } from '@gatehouse/sdk/connectivity';

/** One event in a form: whether it is sent, and its lists of recipients; one without recipients is there to be filled. */
export interface EventInput {
  eventKey: string;
  enabled: boolean;
  lists: EventSubscription[];
}

/** What a form starts with for some events. */
export const toInput = (
  configurations: readonly EventConfiguration[],
  events: readonly { key: string }[],
  listName: string,
): EventInput[] =>
  events.map(({ key }) => {
    const found = configurations.find(({ eventKey }) => eventKey === key);
    const lists = found?.subscriptions ?? [];
    const fresh = { name: listName, enabled: true, recipients: [] };
    return { eventKey: key, enabled: found?.enabled ?? true, lists: lists.length > 0 ? lists : [fresh] };
  });

/** What a form says, as it is saved. A list that is stored no more is made anew; one that is new and empty is left out. */
export const fromInput = (inputs: readonly EventInput[], before: readonly EventConfiguration[]): EventConfiguration[] =>
  inputs.map(({ eventKey, enabled, lists }) => {
    const stored = before.find((one) => one.eventKey === eventKey)?.subscriptions ?? [];
    const isStored = (id: string | undefined) => stored.some((one) => one.id === id);
    return {
      eventKey,
      enabled,
      subscriptions: lists.map(({ id, ...list }) => (id !== undefined && isStored(id) ? { id, ...list } : list)),
    };
  });
