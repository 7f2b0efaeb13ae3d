import { document } from '../rules/resources/documents';

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

export const slackChannelName = (id: string): string => slackChannels.find((channel) => channel.id === id)?.name ?? id;

/** The client id of the vendor's Slack application. */
export const SLACK_CLIENT = 'local-slack-app';

/** Lifetime of a code, in milliseconds. */
export const SLACK_CODE_LIFETIME = 10 * 60_000;
