import type { Offer } from './billing';
import type { Row } from './row';

export interface MessageRow extends Row {
  /** The last two are what would have gone to Slack, and what the local sink of webhooks received. */
  readonly channel: 'email' | 'sms' | 'slack' | 'webhook';
  /** An address, a number, a channel. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly sentAt: string;
  /** A file of a mail; its content is base64url. */
  readonly attachment?: { readonly name: string; readonly mediaType: string; readonly content: string };
}

/** How many mails an address, which is the id, was sent within a while. */
export interface MailCountRow extends Row {
  readonly count: number;
  /** When counting starts anew. */
  readonly expiresAt: number;
}

/** How often something happened within a while: wrong codes and mails, by account and by network. */
export interface RateCountRow extends Row {
  readonly count: number;
  /** When counting starts anew. */
  readonly expiresAt: number;
}

/** How much an audit row matters. */
export type Severity = 'Info' | 'Medium' | 'High' | 'Critical';

/** An action of a user, as the audit log keeps it. */
export interface AuditRow extends Row {
  readonly tenantId: string;
  readonly createdAt: string;
  readonly action: string;
  readonly description: string;
  readonly severity: Severity;
  /** Absent where the provider acted by itself. */
  readonly userId?: string;
  readonly user: string;
  readonly email: string;
  readonly ip: string;
  readonly userAgent: string;
  /** What was changed, without secrets. */
  readonly json: Readonly<Record<string, unknown>>;
}

/** A document an account has once: a policy, a configuration. The id is `documentId(name, tenantId)`. */
export interface DocumentRow extends Row {
  readonly tenantId: string;
  readonly value: unknown;
}

export interface FeatureRow extends Row {
  readonly planIds: readonly string[];
  readonly expireTime: number | null;
  readonly linkedPermissions: readonly string[];
}

export interface PlanRow extends Row {
  /** Whether every account has it. Accounts have the one they subscribe to where it has an offer. */
  readonly defaultTreatment: 'true' | 'false';
  /** Name of the plan in the catalog; absent for plans that cannot be chosen. */
  readonly offer?: Offer;
}

export interface SettingRow extends Row {
  readonly value: string;
}
