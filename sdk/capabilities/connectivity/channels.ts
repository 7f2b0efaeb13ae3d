import { canonicalEmail, isEmail } from '../../core/text/email-address';
import { isPhoneNumber, phoneNumberToSend } from '../../core/text/phone-number';
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

/**
 * Returns whether a text is a valid recipient of a channel: an email address, or an international phone number for SMS.
 */
export const isRecipient = (channel: 'email' | 'sms', text: string): boolean =>
  channel === 'sms' ? isPhoneNumber(text) : isEmail(text);

/** Returns a recipient in the one form in which it is stored; a text that is not one comes back trimmed. */
export const canonicalRecipient = (channel: 'email' | 'sms', text: string): string =>
  channel === 'sms' ? phoneNumberToSend(text) : canonicalEmail(text);

/** A destination of an event: a webhook, Slack channels or users. */
export interface Destination {
  channel: Channel;
  /** Id of the webhook or the subscription. */
  id: string;
  /** Name of the webhook, ids of Slack channels, email addresses or phone numbers. */
  names: string[];
  /** Whether deliveries are enabled. */
  isActive: boolean;
}

/** Returns the destinations of an event across all channels, in channel order, including disabled ones. */
export const destinationsOf = ({ slack, email, sms, webhook }: Connectivity, eventKey: string): Destination[] => {
  const recipients = (channel: 'email' | 'sms') =>
    (channel === 'sms' ? sms : email)
      .filter((configuration) => configuration.eventKey === eventKey)
      .flatMap(({ enabled, subscriptions }) =>
        subscriptions.map(
          (destination): Destination => ({
            channel,
            id: destination.id ?? '',
            names: destination.recipients,
            isActive: enabled && destination.enabled,
          }),
        ),
      );
  const byChannel: Record<Channel, Destination[]> = {
    slack: slack.flatMap(({ id = '', isActive, slackEvents }) =>
      slackEvents
        .filter((event) => event.eventKey === eventKey)
        .map(({ channelIds }): Destination => ({ channel: 'slack', id, names: channelIds, isActive })),
    ),
    email: recipients('email'),
    sms: recipients('sms'),
    webhook: webhook
      .filter(({ eventKeys }) => eventKeys.includes(eventKey))
      .map(
        ({ id, displayName, isActive }): Destination => ({ channel: 'webhook', id, names: [displayName], isActive }),
      ),
  };
  return everyChannel.flatMap((channel) => byChannel[channel]);
};
