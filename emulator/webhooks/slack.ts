import { document } from '../resources/documents';

interface SlackConnection {
  readonly isConnected: boolean;
}

/** Whether an account has connected the pretend workspace. */
export const slack = document<SlackConnection>('slack', { isConnected: false });

/** The channels of the pretend workspace. */
export const slackChannels: readonly { readonly id: string; readonly name: string }[] = [
  { id: 'C01GENERAL', name: 'general' },
  { id: 'C02SECURITY', name: 'security-alerts' },
  { id: 'C03PEOPLE', name: 'people-ops' },
  { id: 'C04PLATFORM', name: 'platform' },
  { id: 'C05AUDIT', name: 'audit-trail' },
];

export const slackChannelName = (id: string): string => slackChannels.find((channel) => channel.id === id)?.name ?? id;

/** The client id of the vendor's Slack application. */
export const SLACK_CLIENT = 'local-slack-app';

/** Milliseconds in which a code is good. */
export const SLACK_CODE_LIFETIME = 10 * 60_000;
