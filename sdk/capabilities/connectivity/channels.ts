import type {
  ConnectivityEvent,
  EventCategory,
  EventConfiguration,
  ListedWebhook,
  SlackSubscription,
} from './contract';

/** Channels through which the provider notifies of events. */
export type Channel = 'slack' | 'email' | 'sms' | 'webhook';

/** All channels, in the order of the overview. */
export const everyChannel: readonly Channel[] = ['slack', 'email', 'sms', 'webhook'];

/** A webhook as it is listed. */
export interface Webhook extends ListedWebhook {
  /** The same as `_id`, under the name that everything else has it. */
  id: string;
}

/** What is set up in each channel. A channel that was not asked for, or could not be read, is empty. */
export interface Connectivity {
  slack: SlackSubscription[];
  email: EventConfiguration[];
  sms: EventConfiguration[];
  webhook: Webhook[];
  /** Channels that could not be read: their emptiness says nothing, so they must not be saved over. */
  failed: Channel[];
  /** Why the first of them could not be read. */
  error?: unknown;
}

/** A channel in the overview. */
export interface ChannelEntry {
  channel: Channel;
  /** How many different events are sent there. */
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

/** The channels that send anything. A channel is active when one of its subscriptions is. */
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
 * The events of a channel in their categories; a category without any is left out. Events of no known category come last,
 * in one without id and name.
 */
export const eventsByCategory = (categories: EventCategory[], events: ConnectivityEvent[]): CategoryOfEvents[] => {
  const known = new Set(categories.map(({ id }) => id));
  const categoryOf = ({ categoryId }: ConnectivityEvent) => (categoryId && known.has(categoryId) ? categoryId : '');
  return [...categories, { id: '', name: '' }]
    .map((category) => ({ ...category, events: events.filter((event) => categoryOf(event) === category.id) }))
    .filter((category) => category.events.length > 0);
};
