'use client';
import * as connectivity from '@gatehouse/sdk/connectivity';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCapability } from '../../react/capability';

/** An event with the name of its category. */
export interface NamedEvent {
  key: string;
  name: string;
  category: string;
  description: string;
}

/** What can be sent to some channels. */
export interface KnownEvents {
  /** In their categories; undefined while they are loaded. */
  categories: readonly { id: string; name: string; events: readonly NamedEvent[] }[] | undefined;
  /** What an event is called; its key where it is not known. */
  nameOf: (key: string) => string;
  error: unknown;
  refetch: () => void;
}

type Categories = readonly connectivity.CategoryOfEvents[];

/** Puts what several channels offer together: an event stands once, in the first category that has it. */
export const mergeEvents = (offers: readonly Categories[]) => {
  const known = new Set<string>();
  const categories = new Map<string, { id: string; name: string; events: NamedEvent[] }>();
  for (const { id, name, events } of offers.flat()) {
    const category = categories.get(id) ?? { id, name, events: [] };
    for (const { key, displayName, description } of events) {
      if (known.has(key)) continue;
      known.add(key);
      category.events.push({ key, name: displayName || key, category: name, description: description ?? '' });
    }
    if (category.events.length > 0) categories.set(id, category);
  }
  // Events of no known category come last.
  return [...categories.values()].sort((a, b) => Number(a.id === '') - Number(b.id === ''));
};

type Found = UseQueryResult<connectivity.CategoryOfEvents[]>;

/** One function for all: what it gives stays the same until a channel was read again. */
const combine = (results: Found[]): KnownEvents => {
  const offers = results.flatMap(({ data }) => (data ? [data] : []));
  const isPending = results.some((result) => result.isPending && !result.error);
  const categories = isPending && offers.length === 0 ? undefined : mergeEvents(offers);
  const names = new Map(categories?.flatMap((one) => one.events.map(({ key, name }) => [key, name])));
  return {
    categories,
    nameOf: (key) => names.get(key) ?? key,
    error: offers.length === 0 ? (results.find(({ error }) => error)?.error ?? null) : null,
    refetch: () => {
      for (const result of results) void result.refetch();
    },
  };
};

/** Returns the events of some channels, in their categories. Keep the channels stable. */
export const useEvents = (channels: readonly connectivity.Channel[]): KnownEvents => {
  const { events } = useCapability(connectivity);
  return useQueries({ queries: channels.map((channel) => events(channel)), combine });
};
