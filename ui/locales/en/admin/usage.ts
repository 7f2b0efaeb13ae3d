import type { Widen } from '../../widen';

/** Texts of the usage page. */
export const texts = {
  text: 'What this account uses, and what it is entitled to.',
  figures: {
    users: 'Users',
    week: (count: string) => `${count} added this week`,
    subAccounts: 'Sub-accounts',
    tokens: 'API tokens',
    features: 'Features',
    of: (count: string) => `of ${count}`,
    today: 'Actions today',
  },
  activity: {
    title: 'Activity of the last 7 days',
    total: (count: string) => `${count} entries in the audit log`,
    unit: { one: 'entry', two: 'entries', few: 'entries', many: 'entries', other: 'entries' },
  },
  features: {
    title: 'Features',
    name: 'Feature',
    source: 'From',
    plan: (plans: string) => (plans ? `Plan: ${plans}` : 'Your provider'),
    sources: { grant: 'Granted to the account', flag: 'Rolled out by your provider', none: '–' },
    ends: 'Ends',
    never: 'No end date',
    state: 'Status',
    active: 'Available',
    refused: {
      MISSING_FEATURE: 'Not in your plan',
      MISSING_PERMISSION: 'Your roles do not include it',
      BUNDLE_EXPIRED: 'Ended',
    },
    emptyTitle: 'No features yet',
    empty: 'Features of your plan appear here.',
  },
  endings: {
    title: 'Ends in the next 90 days',
    text: 'Renew or replace these in time.',
    part: (count: string) => `Only the newest ${count} users are checked.`,
    none: 'Nothing ends in the next 90 days.',
    unnamedToken: 'No description',
    kinds: { feature: 'Feature', user: 'Temporary user', token: 'API token', certificate: 'SSO certificate' },
  },
};

export type UsageTexts = Widen<typeof texts>;
