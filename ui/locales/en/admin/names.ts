/** Names of the provider's own sets. What is not listed keeps the name that the provider sends, which is English. */
export interface ProviderNames {
  /** Events by key. */
  events: Readonly<Record<string, string>>;
  /** Categories of events and permissions, by English name. */
  categories: Readonly<Record<string, string>>;
  /** Features by id; the words of the id name the others. */
  features: Readonly<Record<string, string>>;
  /** Standard roles, by English name: a role that the vendor renamed keeps its name. */
  roles: Readonly<Record<string, string>>;
  /** Permissions whose name does not consist of verb and noun, by key. */
  permissions: Readonly<Record<string, string>>;
  /** Objects of permissions, by the last part of the key. */
  nouns: Readonly<Record<string, string>>;
  /** Names of `fe.<area>.<verb>.<noun>`. */
  verbs: Readonly<Record<string, (noun: string) => string>>;
}

const none = {};

export const names: ProviderNames = {
  events: {
    'frontegg.user.disabledMFA': 'Two-step verification turned off',
    'frontegg.user.enrolledMFA': 'Two-step verification set up',
  },
  categories: none,
  features: { 'report-schedule': 'Scheduled research reports' },
  roles: { ReadOnly: 'Read only' },
  permissions: none,
  nouns: none,
  verbs: none,
};
