import type { AdminPageId } from '@gatehouse/sdk/admin';

export interface ConfirmationCase {
  page: AdminPageId;
  /** Names of the tabs, buttons and menu items to press; a name that ends in `…` matches the first of several. */
  path: readonly string[];
  title: string;
}

const first = 'Actions for …';

/** Emulator members into which the rows below are inserted. */
interface Rows {
  db: {
    users: { list(): readonly { id: string; name: string }[]; patch(id: string, change: object): unknown };
    phoneNumbers: { put(row: object): unknown };
    domainRestrictions: { put(row: object): unknown };
  };
}

/** Inserts rows that the demo seed lacks: an unverified and a disabled user, a new phone number, a domain. */
export const withConfirmations = ({ db }: Rows): void => {
  const change = (name: string, to: object) => {
    const user = db.users.list().find((candidate) => candidate.name === name);
    if (!user) throw new Error(`The demo has no ${name}.`);
    db.users.patch(user.id, to);
  };
  change('Zoë Yılmaz', { verified: false });
  change('Zoë Jensen', { disabled: true });
  // The oldest number comes first, and the dates of the seed depend on today.
  const createdAt = new Date(0).toISOString();
  db.phoneNumbers.put({ id: 'new', userId: 'user-admin', phoneNumber: '+4915100000009', verified: false, createdAt });
  db.domainRestrictions.put({ id: 'own', tenantId: 'tenant-acme', domain: 'acme.test', type: 'ALLOW' });
};

/** Confirmations that no story of their page opens. The first user is not verified yet. */
export const confirmations: readonly ConfirmationCase[] = [
  { page: 'profile', path: [first, 'Confirm'], title: 'Confirm \u2068+4915100000009\u2069?' },
  { page: 'privacy', path: ['Sign out everywhere'], title: 'Sign out everywhere?' },
  { page: 'privacy', path: [first, 'Sign out'], title: 'Sign out here?' },
  { page: 'allAccounts', path: [first, 'Enable management'], title: 'Let “Acme Labs” manage accounts?' },
  {
    page: 'users',
    path: [first, 'Resend activation email'],
    title: 'Send the activation email to Zoë Yılmaz again?',
  },
  {
    page: 'users',
    path: [first, 'Disable and end sessions'],
    title: 'Disable Zoë Yılmaz and end all sessions?',
  },
  { page: 'users', path: [first, 'Act as this user'], title: 'Act as Zoë Yılmaz?' },
  { page: 'users', path: [first, 'End sessions'], title: 'End all sessions of Zoë Yılmaz?' },
  { page: 'users', path: ['Actions for Zoë Jensen', 'Enable'], title: 'Enable Zoë Jensen?' },
  { page: 'security', path: ['Email domains', first, 'Delete'], title: 'Delete acme.test?' },
  { page: 'webhooks', path: ['Slack', first, 'Delete'], title: 'Delete this Slack notification?' },
];
