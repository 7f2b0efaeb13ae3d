import { type Channel, type Connectivity, everyChannel } from './channels';

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
