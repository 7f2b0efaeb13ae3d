import type { Severity } from './records';
import type { Row } from './row';

export interface WebhookRow extends Row {
  readonly tenantId: string;
  readonly displayName: string;
  readonly description: string;
  readonly url: string;
  /** Signs what is posted; null signs nothing. Never shown again. */
  readonly secret: string | null;
  readonly eventKeys: readonly string[];
  readonly isActive: boolean;
  /** Fields that each body has beside those of the event. */
  readonly payload?: Readonly<Record<string, unknown>>;
  /** How many times something was posted, also in vain. */
  readonly invocations: number;
  /** ISO dates. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** One try to post an event to a webhook. */
export interface DeliveryRow extends Row {
  readonly tenantId: string;
  readonly webhookId: string;
  /** The same for all tries of one event, so that receivers notice a repeat. */
  readonly messageId: string;
  readonly eventKey: string;
  /** ISO date. */
  readonly createdAt: string;
  /** From 1. */
  readonly attempt: number;
  /** Empty when the address did not answer. */
  readonly statusCode: string;
  /** What was sent. */
  readonly body: string;
  /** Milliseconds since the epoch at which it is tried again. */
  readonly retryAt?: number | undefined;
}

interface RecipientList {
  readonly id: string;
  readonly name: string;
  readonly enabled: boolean;
  readonly recipients: readonly string[];
}

/** Who is told of one event by email or SMS. The id is the channel, the account and the event. */
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

/** A code with which the pretend Slack sends an administrator back; it is the id. */
export interface SlackCodeRow extends Row {
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** What the bell tells the administrators of an account. */
export interface NotificationRow extends Row {
  readonly tenantId: string;
  /** Who did it, and so is not told. */
  readonly actorId?: string | undefined;
  readonly eventKey: string;
  readonly title: string;
  readonly body: string;
  readonly severity: Severity;
  /** ISO date. */
  readonly createdAt: string;
}

/** What a user did with a notification; without a row it is unread. The id is the notification's and the user's. */
export interface NotificationStateRow extends Row {
  readonly notificationId: string;
  readonly userId: string;
  readonly status: 'read' | 'unread' | 'archived';
  readonly isPinned: boolean;
}
