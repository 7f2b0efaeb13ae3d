import type { Severity } from '../db/rows/records';

export interface ProviderEvent {
  readonly key: `frontegg.${string}`;
  readonly tenantId: string;
  /** Id of the user who acted; absent when the provider did. */
  readonly userId?: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The sentence of the audit log. */
  readonly text?: string;
  /** Default: `Info`. */
  readonly severity?: Severity;
  /** Input and details of the operation, without secrets. */
  readonly data: Readonly<Record<string, unknown>>;
}

export type EventListener = (event: ProviderEvent) => void;

/** Creates the registry through which all events are raised. */
export const createEvents = () => {
  const listeners = new Set<EventListener>();
  return {
    /** Adds a listener; returns the function that removes it. */
    on: (listener: EventListener): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    raise: (event: ProviderEvent): void => {
      for (const listener of listeners) {
        try {
          listener(event);
        } catch (error) {
          // The operation is complete; a listener cannot revert it.
          console.error('[emulator]', error);
        }
      }
    },
  };
};
export type Events = ReturnType<typeof createEvents>;

interface EventCategory {
  readonly id: string;
  readonly name: string;
}

interface CatalogEvent {
  readonly id: string;
  readonly key: string;
  readonly categoryId: string;
  readonly displayName: string;
  readonly description: string;
}

/** Keys of all events. Operations raise most of them; rules raise what no operation does, such as a renewal. */
const eventKeys = [
  'frontegg.billing.configured',
  'frontegg.connectivity.updated',
  'frontegg.group.configurationUpdated',
  'frontegg.group.created',
  'frontegg.group.deleted',
  'frontegg.group.rolesAdded',
  'frontegg.group.rolesRemoved',
  'frontegg.group.updated',
  'frontegg.group.usersAdded',
  'frontegg.group.usersRemoved',
  'frontegg.payment.failed',
  'frontegg.paymentMethod.saved',
  'frontegg.paymentMethod.updated',
  'frontegg.provisioning.configurationCreated',
  'frontegg.provisioning.configurationDeleted',
  'frontegg.provisioning.configurationUpdated',
  'frontegg.report.scheduled',
  'frontegg.report.sent',
  'frontegg.report.stopped',
  'frontegg.restrictions.updated',
  'frontegg.role.created',
  'frontegg.role.deleted',
  'frontegg.role.updated',
  'frontegg.securityPolicy.updated',
  'frontegg.sso.configurationUpdated',
  'frontegg.sso.signInFailed',
  'frontegg.subscription.cancelled',
  'frontegg.subscription.created',
  'frontegg.subscription.ended',
  'frontegg.subscription.renewed',
  'frontegg.subscription.resumed',
  'frontegg.subscription.updated',
  'frontegg.tenant.created',
  'frontegg.tenant.deleted',
  'frontegg.tenant.updated',
  'frontegg.user.activated',
  'frontegg.user.applicationsAssigned',
  'frontegg.user.applicationsUnassigned',
  'frontegg.user.authenticated',
  'frontegg.user.disabledInTenant',
  'frontegg.user.disabledMFA',
  'frontegg.user.enabledInTenant',
  'frontegg.user.enrolledMFA',
  'frontegg.user.forgotPassword',
  'frontegg.user.invitedToTenant',
  'frontegg.user.passwordChanged',
  'frontegg.user.removedFromTenant',
  'frontegg.user.resetPassword',
  'frontegg.user.sessionsRevoked',
  'frontegg.user.updated',
  'frontegg.webhook.created',
  'frontegg.webhook.deleted',
  'frontegg.webhook.updated',
] as const;

export type EventKey = (typeof eventKeys)[number];

/** Category names by the second part of an event's key; an unknown part is its own name. */
const categoryNames: Readonly<Record<string, string>> = {
  user: 'Users',
  role: 'Roles',
  group: 'Groups',
  tenant: 'Account',
  securityPolicy: 'Security',
  restrictions: 'Security',
  connectivity: 'Webhooks and notifications',
  webhook: 'Webhooks and notifications',
  apiToken: 'API tokens',
  sso: 'SSO',
  billing: 'Billing',
  payment: 'Billing',
  paymentMethod: 'Billing',
  subscription: 'Billing',
};

/** Names for keys that do not read well. */
const names: Readonly<Partial<Record<EventKey, string>>> = {
  'frontegg.user.authenticated': 'User signed in',
  'frontegg.user.invitedToTenant': 'User invited',
  'frontegg.user.removedFromTenant': 'User removed',
  'frontegg.user.disabledInTenant': 'User disabled',
  'frontegg.user.enabledInTenant': 'User enabled',
  'frontegg.user.forgotPassword': 'Password reset requested',
  'frontegg.user.resetPassword': 'Password reset',
  'frontegg.user.passwordChanged': 'Password changed',
  'frontegg.user.sessionsRevoked': 'Sessions ended',
  'frontegg.group.usersAdded': 'Users added to a group',
  'frontegg.group.usersRemoved': 'Users removed from a group',
  'frontegg.securityPolicy.updated': 'Security policy changed',
  'frontegg.restrictions.updated': 'Restrictions changed',
  'frontegg.tenant.updated': 'Account settings changed',
  'frontegg.sso.signInFailed': 'SSO sign-in failed',
  'frontegg.connectivity.updated': 'Notification channels changed',
};

/** Formats "usersAdded" as "users added". */
const words = (part: string): string => part.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const categoryOf = (key: string): EventCategory => {
  const part = key.split('.')[1] ?? '';
  const name = categoryNames[part] ?? capital(words(part));
  return { id: `category-${name.toLowerCase().replace(/\W+/g, '-')}`, name };
};

const describe = (key: EventKey): CatalogEvent => {
  const [, thing = '', ...verb] = key.split('.');
  const displayName = names[key] ?? capital(`${words(thing)} ${verb.map(words).join(' ')}`);
  return { id: `event-${key}`, key, categoryId: categoryOf(key).id, displayName, description: key };
};

export const eventCatalog: readonly CatalogEvent[] = eventKeys.map(describe);

export const eventCategories: readonly EventCategory[] = [
  ...new Map(eventCatalog.map(({ key }) => [categoryOf(key).id, categoryOf(key)])).values(),
];

const byKey: ReadonlyMap<string, CatalogEvent> = new Map(eventCatalog.map((event) => [event.key, event]));

export const isKnownEvent = (key: string): boolean => byKey.has(key);

export const eventName = (key: string): string => byKey.get(key)?.displayName ?? key;
