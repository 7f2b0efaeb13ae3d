import type { Severity } from './records';
import type { Row } from './row';

export interface WebhookRow extends Row {
  readonly tenantId: string;
  readonly displayName: string;
  readonly description: string;
  readonly url: string;
  /** Signs deliveries; null for unsigned ones. Never returned. */
  readonly secret: string | null;
  readonly eventKeys: readonly string[];
  readonly isActive: boolean;
  /** Static fields added to each body. */
  readonly payload?: Readonly<Record<string, unknown>>;
  /** ISO dates. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** One request to a webhook: an event, a repetition, or a test. */
export interface DeliveryRow extends Row {
  readonly tenantId: string;
  readonly webhookId: string;
  /** The same for all attempts of one event, so that receivers can deduplicate. */
  readonly messageId: string;
  readonly eventKey: string;
  /** ISO date. */
  readonly createdAt: string;
  /** From 1. */
  readonly attempt: number;
  /** Empty when the target did not respond. */
  readonly statusCode: string;
  /** Body of the request. */
  readonly body: string;
  /** Beginning of the response's body, or why there was none. */
  readonly response?: string;
  /** Time of the next retry, in milliseconds since the epoch. */
  readonly retryAt?: number | undefined;
}

interface RecipientList {
  readonly id: string;
  readonly name: string;
  readonly enabled: boolean;
  readonly recipients: readonly string[];
}

/** Email or SMS recipients of one event. The id is the channel, the account and the event. */
export interface EventConfigurationRow extends Row {
  readonly tenantId: string;
  readonly channel: 'email' | 'sms';
  readonly eventKey: string;
  readonly enabled: boolean;
  readonly subscriptions: readonly RecipientList[];
}

interface SlackEvent {
  readonly eventKey: string;
  readonly channelIds: readonly string[];
  readonly title?: string | undefined;
  readonly message?: string | undefined;
}

export interface SlackSubscriptionRow extends Row {
  readonly tenantId: string;
  readonly isActive: boolean;
  readonly slackEvents: readonly SlackEvent[];
}

/** An authorization code of the mock Slack; it is the id. */
export interface SlackCodeRow extends Row {
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** A notification to the administrators of an account. */
export interface NotificationRow extends Row {
  readonly tenantId: string;
  /** The user who caused it, and is not notified. */
  readonly actorId?: string | undefined;
  readonly eventKey: string;
  readonly title: string;
  readonly body: string;
  readonly severity: Severity;
  /** ISO date. */
  readonly createdAt: string;
}

/** State of a notification for a user; without a row it is unread. The id is the notification's and the user's. */
export interface NotificationStateRow extends Row {
  readonly notificationId: string;
  readonly userId: string;
  readonly status: 'read' | 'unread' | 'archived';
  readonly isPinned: boolean;
}
