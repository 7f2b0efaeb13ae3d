import type { Offer } from './billing';
import type { Row } from './row';

export interface MessageRow extends Row {
  /** `slack` and `webhook` are messages to the mock Slack and to the local sink of webhooks. */
  readonly channel: 'email' | 'sms' | 'slack' | 'webhook';
  /** An email address, a phone number or a channel. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly sentAt: string;
  /** Attachment of an email; its content is base64url. */
  readonly attachment?: { readonly name: string; readonly mediaType: string; readonly content: string };
}

/** Number of emails to an address, or of wrong codes or emails by account and by network, within a period. */
export interface CountRow extends Row {
  readonly count: number;
  /** When the count is reset. */
  readonly expiresAt: number;
}

/** Severity of an audit row. */
export type Severity = 'Info' | 'Medium' | 'High' | 'Critical';

/** A row of the audit log. */
export interface AuditRow extends Row {
  readonly tenantId: string;
  readonly createdAt: string;
  readonly action: string;
  readonly description: string;
  readonly severity: Severity;
  /** Absent when the provider acted. */
  readonly userId?: string;
  readonly user: string;
  readonly email: string;
  readonly ip: string;
  readonly userAgent: string;
  /** What was changed, without secrets. */
  readonly json: Readonly<Record<string, unknown>>;
}

/** A value that an account has once, such as a policy. The id is `documentId(name, tenantId)`. */
export interface DocumentRow extends Row {
  readonly tenantId: string;
  readonly value: unknown;
}

export interface FeatureRow extends Row {
  readonly planIds: readonly string[];
  readonly expireTime: number | null;
  readonly linkedPermissions: readonly string[];
}

/** A condition on an attribute of the user, `jwt.…` or `frontegg.…`, or on one that the application passes. */
interface TargetingCondition {
  readonly attribute: string;
  readonly op: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly negate?: boolean;
}

/** Decides about a plan when its conditions match. */
export interface TargetingRule {
  /** Default: `and`. */
  readonly conditionLogic?: 'and' | 'or';
  readonly conditions: readonly TargetingCondition[];
  readonly treatment: 'true' | 'false';
}

export interface PlanRow extends Row {
  /** Whether every account has it. A plan with an offer requires a subscription. */
  readonly defaultTreatment: 'true' | 'false';
  /** The first that matches decides; otherwise `defaultTreatment`, or the subscription. Default: none. */
  readonly rules?: readonly TargetingRule[];
  /** Price of the plan; absent for plans that cannot be chosen. */
  readonly offer?: Offer;
}

export interface SettingRow extends Row {
  readonly value: string;
}
