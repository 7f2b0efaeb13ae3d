import { createRepeatable, type Repeatable } from '../repeatable';
import { buildUser, type SeedMembership, type SeedUser } from '../seed-user';
import { acme, acmeLabs, resale } from '../tenants';

/** The security key of `keys@acme.test`. Known to everybody, like the passwords of the seed. */
export const seedKey = {
  id: 'a2F5YS1wYXNza2V5',
  /** COSE, base64url. */
  publicKey: 'pQECAyYgASFYIPTaLDWnpyITy3Jg1eUPkOubitZ6QkUCC9FVzpw99MAUIlggtQObMNSGHh0MbjI26B5lr3mrIgcX75iMq35ce-GMZ00',
  /** PKCS #8, base64. */
  privateKey:
    'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgUe91zdrrPrSF7PQme0+JmEfjBBh+t6dUk2eCDyWmguahRANCAAT02iw1p6ciE8tyYNXlD5Drm4rWekJFAgvRVc6cPfTAFLUDmzDUhh4dDG4yNugeZa95qyIHF++YjKt+XHvhjGdN',
} as const;

/** Names from many places, so that lists contain long, short and accented ones. */
const firstNames = [
  ...['Aisha', 'Alejandro', 'Amara', 'Anders', 'Anaïs', 'Bartosz', 'Beatriz', 'Chiara', 'Cillian', 'Dagny'],
  ...['Daniel', 'Elif', 'Emeka', 'Fatima', 'Freja', 'Gabriel', 'Greta', 'Hana', 'Hugo', 'Ingrid'],
  ...['Ivan', 'Jūratė', 'Kenji', 'Kofi', 'Lena', 'Łukasz', 'Mei', 'Miguel', 'Nadia', 'Noa'],
  ...['Olga', 'Omar', 'Priya', 'Quentin', 'Rosa', 'Sanjay', 'Søren', 'Tomás', 'Yusuf', 'Zoë'],
] as const;

const lastNames = [
  ...['Abebe', 'Almeida', 'Andersson', 'Bauer', 'Bianchi', 'Çelik', 'Chen', 'Costa', 'Dubois', 'Eriksen'],
  ...['Fischer', 'García', 'Haddad', 'Hoffmann', 'Ivanova', 'Jensen', 'Kaya', 'Kim', 'Kowalska', 'Laurent'],
  ...['Lindqvist', 'Mbeki', 'Moreau', 'Müller', 'Nakamura', 'Nguyễn', 'Novák', "O'Brien", 'Okafor', 'Patel'],
  ...['Petrov', 'Rossi', 'Sánchez', 'Schneider', 'Silva', 'Tanaka'],
  ...['van der Berg', 'Weiss', 'Yılmaz', 'Zhang', 'Østergaard'],
] as const;

/** Returns a name as part of an email address. */
const mailPart = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[łŁ]/g, 'l')
    .replace(/[øØ]/g, 'o')
    .replace(/ı/g, 'i')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

export const DEMO_PASSWORD = 'Demo-Secret-1';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * Returns an authenticator secret for each number, so that no two users have the same code. It has a source of its own,
 * since each number taken from the source of the rows would change all following ones.
 */
const secretOf = (number: number): string => {
  const { below } = createRepeatable(number, 0);
  return Array.from({ length: 32 }, () => BASE32.charAt(below(BASE32.length))).join('');
};

const inRole = (tenantId: string, ...roleIds: string[]): SeedMembership => ({ tenantId, roleIds });

/** Further users named in the documentation. */
export const namedUsers = ({ daysAgo }: Repeatable): SeedUser[] => [
  buildUser({
    email: 'keys@acme.test',
    name: 'Kaya Keys',
    phoneNumber: '+491700000003',
    memberships: [inRole(acme.id, 'role-editor')],
    authenticators: [{ id: 'authenticator-kaya', secret: secretOf(0) }],
    phones: [{ id: 'phone-kaya', phoneNumber: '+491700000003' }],
    hasEmailFactor: true,
    securityKeys: [
      {
        id: seedKey.id,
        publicKey: seedKey.publicKey,
        counter: 0,
        deviceType: 'Platform',
        createdAt: daysAgo(40),
      },
    ],
    recoveryCodes: ['KAYA-RECA-VERY-2345'],
  }),
  buildUser({ email: 'locked@acme.test', name: 'Lou Locked', memberships: [inRole(acme.id, 'role-viewer')] }),
  buildUser({
    email: 'invited@acme.test',
    name: 'Ines Invited',
    password: '',
    verified: false,
    createdAt: daysAgo(2),
    memberships: [{ ...inRole(acme.id, 'role-viewer'), activated: false, createdAt: daysAgo(2) }],
  }),
  buildUser({
    id: 'user-temporary',
    email: 'temp@acme.test',
    name: 'Theo Temporary',
    createdAt: daysAgo(5),
    memberships: [{ ...inRole(acme.id, 'role-readonly'), expiresAt: daysAgo(-2) }],
  }),
  buildUser({
    email: 'many@acme.test',
    name: 'Mara Many',
    memberships: [acme.id, acmeLabs.id, resale.id, 'tenant-globex', 'tenant-initech'].map((id) =>
      // Initech's trial has an administrator.
      inRole(id, id === 'tenant-initech' ? 'role-admin' : 'role-viewer'),
    ),
  }),
  buildUser({
    id: 'user-sso',
    email: 'anyone@corp.test',
    name: 'Corin Company',
    password: '',
    provider: 'saml',
    memberships: [inRole(acme.id, 'role-readonly')],
  }),
];

const roleIds = [
  'role-readonly',
  'role-viewer',
  'role-editor',
  'role-support',
  'role-auditor',
  'role-developer',
] as const;

const providers = ['google', 'github', 'microsoft', 'saml'] as const;

const generatedName = (at: number) => {
  const first = firstNames[at % firstNames.length] ?? 'Ann';
  const last = lastNames[(at * 7 + Math.floor(at / firstNames.length)) % lastNames.length] ?? 'Lee';
  return { first, last };
};

const generatedUser = (source: Repeatable, at: number): SeedUser => {
  const { chance, below, pick, daysAgo } = source;
  const { first, last } = generatedName(at);
  const number = String(at + 1).padStart(4, '0');
  // Once all pairs of names are used, a number makes the addresses unique.
  const isRepeated = at >= firstNames.length * lastNames.length;
  const created = 2 + below(700);
  const invited = chance(0.08);
  const managed = chance(0.1);
  const outside = !managed && chance(0.15);
  const labs = chance(0.06);
  const membership: SeedMembership = {
    ...inRole(acme.id, pick(roleIds)),
    createdAt: daysAgo(created),
    activated: !invited,
    disabled: !invited && chance(0.05),
    ...(chance(0.04) && { expiresAt: daysAgo(-1 - below(60)) }),
  };
  return buildUser({
    id: `user-${number}`,
    email: `${mailPart(first)}.${mailPart(last)}${isRepeated ? number : ''}@acme.test`,
    name: `${first} ${last}`,
    password: invited ? '' : DEMO_PASSWORD,
    verified: !invited,
    createdAt: daysAgo(created),
    memberships: labs ? [membership, inRole(acmeLabs.id, 'role-readonly')] : [membership],
    ...(chance(0.5) && { phoneNumber: `+4917010${number.padStart(6, '0')}` }),
    ...(managed && { provider: 'scim2', managedBy: 'scim2' }),
    ...(outside && { provider: pick(providers) }),
    ...(!invited && { lastLogin: daysAgo(Math.min(created, chance(0.12) ? 95 + below(300) : below(60))) }),
    authenticators: !invited && chance(0.45) ? [{ id: `authenticator-${number}`, secret: secretOf(at + 1) }] : [],
    breachedPassword: !invited && chance(0.03),
  });
};

/** Creates `count` users of Acme, in every state. */
export const generatedUsers = (source: Repeatable, count: number): SeedUser[] =>
  Array.from({ length: count }, (_, at) => generatedUser(source, at));

const subRoles = ['role-admin', 'role-viewer', 'role-editor', 'role-readonly', 'role-support'] as const;

/** Users of sub-accounts: those of the reseller's customers, and of Acme's subsidiaries. */
type Kind = 'customer' | 'subsidiary';
const domains: Readonly<Record<Kind, string>> = { customer: 'research.test', subsidiary: 'acmegroup.test' };

/** Creates `count` users of sub-accounts, most of them in one account, some in several. */
export const subAccountUsers = (
  { below, chance, pick, daysAgo }: Repeatable,
  kind: Kind,
  accounts: readonly string[],
  count: number,
): SeedUser[] =>
  Array.from({ length: count }, (_, at) => {
    const { first, last } = generatedName(at * 3 + 1);
    const number = String(at + 1).padStart(4, '0');
    const invited = chance(0.1);
    const created = 2 + below(300);
    const own = accounts[at % accounts.length] ?? resale.id;
    const others = chance(0.2) ? [below(accounts.length), below(accounts.length)] : [];
    return buildUser({
      id: `user-${kind}-${number}`,
      email: `${mailPart(first)}.${mailPart(last)}.${number}@${domains[kind]}`,
      name: `${first} ${last}`,
      tenantId: own,
      password: invited ? '' : DEMO_PASSWORD,
      verified: !invited,
      createdAt: daysAgo(created),
      memberships: [...new Set([own, ...others.map((place) => accounts[place] ?? own)])].map((tenantId) => ({
        ...inRole(tenantId, pick(subRoles)),
        createdAt: daysAgo(created),
        activated: !invited,
      })),
      ...(!invited && { lastLogin: daysAgo(below(Math.min(created, 60))) }),
    });
  });
