'use client';
import * as connectivity from '@gatehouse/sdk/connectivity';
import { readableKey } from '@gatehouse/sdk/text';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ProviderNames } from '../../locales/en/admin/names';
import { useCapability } from '../../react/capability';
import { categoryName, eventName } from '../archetypes/formats/use-provider-names';
import { useAdminTexts } from '../texts';

/** An event with the name of its category. */
export interface NamedEvent {
  key: string;
  name: string;
  category: string;
  description: string;
}

/** Events offered by some channels. */
export interface OfferedEvents {
  /** Events by category; undefined while loading. */
  categories: readonly { id: string; name: string; events: readonly NamedEvent[] }[] | undefined;
  /** Returns the name of an event, or its key as words if it is unknown. */
  nameOf: (key: string) => string;
  error: unknown;
  refetch: () => void;
}

type Categories = readonly connectivity.CategoryOfEvents[];

/** Merges the offers of several channels: an event is listed once, in its first category. */
export const mergeEvents = (offers: readonly Categories[], names: ProviderNames) => {
  const listed = new Set<string>();
  const categories = new Map<string, { id: string; name: string; events: NamedEvent[] }>();
  for (const { id, name: sent, events } of offers.flat()) {
    const name = categoryName(sent, names);
    const category = categories.get(id) ?? { id, name, events: [] };
    for (const { key, displayName, description } of events) {
      if (listed.has(key)) continue;
      listed.add(key);
      category.events.push({
        key,
        name: eventName(key, names) ?? (displayName || readableKey(key)),
        category: name,
        description: description ?? '',
      });
    }
    if (category.events.length > 0) categories.set(id, category);
  }
  // Events without a known category come last.
  return [...categories.values()].sort((a, b) => Number(a.id === '') - Number(b.id === ''));
};

/** Loads the offer of a channel if it is among the requested ones. */
const useOffer = (channel: connectivity.Channel, channels: readonly connectivity.Channel[]) => {
  const isEnabled = channels.includes(channel);
  const query = useCapability(connectivity).events(channel);
  const { data, error, refetch } = useQuery({ ...query, enabled: query.enabled && isEnabled });
  return { data: isEnabled ? data : undefined, error: isEnabled ? error : null, isWanted: isEnabled, refetch };
};

/** Returns the events of some channels by category; stable until a channel is refetched. */
export const useEvents = (channels: readonly connectivity.Channel[]): OfferedEvents => {
  // Separate queries, since `useQueries` would be added to the portal's first chunk for this place alone.
  const { names: providerNames } = useAdminTexts('frame');
  const webhook = useOffer('webhook', channels);
  const slack = useOffer('slack', channels);
  const email = useOffer('email', channels);
  const sms = useOffer('sms', channels);
  const all = [webhook, slack, email, sms];
  const offers = useMemo(
    () => [webhook.data, slack.data, email.data, sms.data].filter((data) => data !== undefined),
    [webhook.data, slack.data, email.data, sms.data],
  );
  const isPending = all.some(({ isWanted: isEnabled, data, error }) => isEnabled && !data && !error);
  const categories = useMemo(
    () => (isPending && offers.length === 0 ? undefined : mergeEvents(offers, providerNames)),
    [isPending, offers, providerNames],
  );
  const names = useMemo(
    () => new Map(categories?.flatMap((category) => category.events.map(({ key, name }) => [key, name]))),
    [categories],
  );
  return {
    categories,
    nameOf: (key) => names.get(key) ?? eventName(key, providerNames) ?? readableKey(key),
    error: offers.length === 0 ? (all.find(({ error }) => error)?.error ?? null) : null,
    refetch: () => {
      for (const { isWanted: isEnabled, refetch } of all) if (isEnabled) void refetch();
    },
  };
};
