import type {
  ConnectivityEvent,
  EventCategory,
  EventConfiguration,
  ListedWebhook,
  SlackSubscription,
} from './contract';

/** Channels through which the provider sends notifications. */
export type Channel = 'slack' | 'email' | 'sms' | 'webhook';

/** All channels, in the order of the overview. */
export const everyChannel: readonly Channel[] = ['slack', 'email', 'sms', 'webhook'];

/** A webhook as the list returns it. */
export interface Webhook extends ListedWebhook {
  /** The same as `_id`, under the name that all other records use. */
  id: string;
}

/** Subscriptions and webhooks by channel. A channel that was not requested or could not be read is empty. */
export interface Connectivity {
  slack: SlackSubscription[];
  email: EventConfiguration[];
  sms: EventConfiguration[];
  webhook: Webhook[];
  /** Channels that could not be read. They are empty here and must not be saved. */
  failed: Channel[];
  /** The first read error. */
  error?: unknown;
}

/** A channel in the overview. */
export interface ChannelEntry {
  channel: Channel;
  /** Number of distinct events sent to the channel. */
  events: number;
  isActive: boolean;
}

interface Subscribed {
  eventKeys: string[];
  isActive: boolean;
}

const ofEvents = (configurations: EventConfiguration[]): Subscribed[] =>
  configurations.flatMap(({ eventKey, subscriptions }) =>
    subscriptions.map(({ enabled }) => ({ eventKeys: [eventKey], isActive: enabled })),
  );

/** Returns the channels that have subscriptions. A channel is active when one of its subscriptions is. */
export const channelEntries = ({ slack, email, sms, webhook }: Connectivity): ChannelEntry[] => {
  const subscribed: Record<Channel, Subscribed[]> = {
    slack: slack.map(({ isActive, slackEvents }) => ({
      isActive,
      eventKeys: slackEvents.map(({ eventKey }) => eventKey),
    })),
    email: ofEvents(email),
    sms: ofEvents(sms),
    webhook,
  };
  return everyChannel
    .map((channel) => ({
      channel,
      events: new Set(subscribed[channel].flatMap(({ eventKeys }) => eventKeys)).size,
      isActive: subscribed[channel].some(({ isActive }) => isActive),
    }))
    .filter(({ events }) => events > 0);
};

/** A category with its events. */
export interface CategoryOfEvents extends EventCategory {
  events: ConnectivityEvent[];
}

/**
 * Groups the events of a channel by category; empty categories are left out. Events of an unknown category come last,
 * in a category without id and name.
 */
export const eventsByCategory = (categories: EventCategory[], events: ConnectivityEvent[]): CategoryOfEvents[] => {
  const ids = new Set(categories.map(({ id }) => id));
  const categoryOf = ({ categoryId }: ConnectivityEvent) => (categoryId && ids.has(categoryId) ? categoryId : '');
  return [...categories, { id: '', name: '' }]
    .map((category) => ({ ...category, events: events.filter((event) => categoryOf(event) === category.id) }))
    .filter((category) => category.events.length > 0);
};
