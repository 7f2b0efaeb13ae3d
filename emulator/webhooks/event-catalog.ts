import { access } from '../access/registry';
import type { Access } from '../access/rule';

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

/** Raised by rules, not by an operation. */
const raisedByRules = [
  'frontegg.user.authenticated',
  'frontegg.paymentMethod.saved',
  'frontegg.payment.failed',
  'frontegg.subscription.renewed',
  'frontegg.subscription.ended',
  'frontegg.report.stopped',
  'frontegg.sso.signInFailed',
];

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
const names: Readonly<Record<string, string>> = {
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

const describe = (key: string): CatalogEvent => {
  const [, thing = '', ...verb] = key.split('.');
  const displayName = names[key] ?? capital(`${words(thing)} ${verb.map(words).join(' ')}`);
  return { id: `event-${key}`, key, categoryId: categoryOf(key).id, displayName, description: key };
};

const keys = (): string[] => {
  const lines: readonly Readonly<Record<string, Access>>[] = Object.values(access);
  const raised = lines.flatMap((operations) => Object.values(operations).flatMap(({ event }) => event ?? []));
  return [...new Set([...raisedByRules, ...raised])].sort();
};

/** Every event that the provider raises. */
export const eventCatalog: readonly CatalogEvent[] = keys().map(describe);

export const eventCategories: readonly EventCategory[] = [
  ...new Map(eventCatalog.map(({ key }) => [categoryOf(key).id, categoryOf(key)])).values(),
];

const byKey = new Map(eventCatalog.map((event) => [event.key, event]));

export const isKnownEvent = (key: string): boolean => byKey.has(key);

/** Returns the display name of an event. */
export const eventName = (key: string): string => byKey.get(key)?.displayName ?? key;
