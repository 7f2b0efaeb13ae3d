import { randomText } from '../random';
import { type Sender, sendMessage } from '../rules/mail/outbox';
import { document } from '../rules/resources/owned';
import { eventName, type ProviderEvent } from './events';

interface SlackConnection {
  readonly isConnected: boolean;
}

/** Whether an account has connected the mock workspace. */
export const slack = document<SlackConnection>('slack', { isConnected: false });

/** Channels of the mock workspace. */
export const slackChannels: readonly { readonly id: string; readonly name: string }[] = [
  { id: 'C01GENERAL', name: 'general' },
  { id: 'C02SECURITY', name: 'security-alerts' },
  { id: 'C03PEOPLE', name: 'people-ops' },
  { id: 'C04PLATFORM', name: 'platform' },
  { id: 'C05AUDIT', name: 'audit-trail' },
];

const slackChannelName = (id: string): string => slackChannels.find((channel) => channel.id === id)?.name ?? id;

/** The client id of the vendor's Slack application. */
export const SLACK_CLIENT = 'local-slack-app';

/** Lifetime of a code, in milliseconds. */
export const SLACK_CODE_LIFETIME = 10 * 60_000;

/** Maximum number of stored notifications per account. */
const MAX_NOTIFICATIONS = 500;

export const configurationId = (channel: 'email' | 'sms', tenantId: string, eventKey: string): string =>
  `${channel}:${tenantId}:${eventKey}`;

const recipientsOf = ({ db }: Sender, channel: 'email' | 'sms', { tenantId, key }: ProviderEvent): string[] => {
  const configuration = db.eventConfigurations.get(configurationId(channel, tenantId, key));
  if (!configuration?.enabled) return [];
  const enabled = configuration.subscriptions.filter((subscription) => subscription.enabled);
  return [...new Set(enabled.flatMap(({ recipients }) => recipients))];
};

/** Notifies the recipients of an event by email, SMS and Slack, and adds a notification. */
export const notify = (sender: Sender, event: ProviderEvent): void => {
  const { db } = sender;
  const { key, tenantId, userId, at, severity = 'Info' } = event;
  const account = db.tenants.get(tenantId)?.name ?? tenantId;
  const actor = userId === undefined ? undefined : db.users.get(userId)?.name;
  const text = event.text ?? eventName(key);
  const by = actor === undefined ? '' : ` · ${actor}`;

  for (const to of recipientsOf(sender, 'email', event)) {
    const mail = `${text}${by}\n${new Date(at).toISOString()}\n\nYou get this because ${account} sends "${eventName(key)}" to this address.`;
    sendMessage(sender, { channel: 'email', to, subject: `[${account}] ${eventName(key)}`, text: mail });
  }
  for (const to of recipientsOf(sender, 'sms', event)) {
    sendMessage(sender, { channel: 'sms', to, subject: eventName(key), text: `${account}: ${text}` });
  }
  if (slack.read(db, tenantId).isConnected) {
    for (const { isActive, slackEvents } of db.slackSubscriptions.by('tenantId', tenantId)) {
      if (!isActive) continue;
      for (const { eventKey, channelIds, title, message } of slackEvents) {
        if (eventKey !== key) continue;
        for (const id of channelIds) {
          const to = `#${slackChannelName(id)}`;
          sendMessage(sender, {
            channel: 'slack',
            to,
            subject: title || eventName(key),
            text: message || `${text}${by}`,
          });
        }
      }
    }
  }
  // Sign-ins are too frequent for the notification list.
  if (key === 'frontegg.user.authenticated') return;
  db.notifications.put({
    id: randomText(12),
    tenantId,
    actorId: userId,
    eventKey: key,
    title: text,
    body: actor ?? '',
    severity,
    createdAt: new Date(at).toISOString(),
  });
  for (const old of db.notifications.by('tenantId', tenantId).slice(0, -MAX_NOTIFICATIONS))
    db.notifications.remove(old.id);
};
