import { acme, buildUser, type createEmulator } from '@gatehouse/emulator';

type Emulator = ReturnType<typeof createEmulator>;

const createdAt = '2026-01-12T09:30:00.000Z';
const inAcme = [{ tenantId: acme.id, roleIds: ['role-viewer'] }];

/** Members in states that the first page would not contain otherwise. */
const members = [
  buildUser({ email: 'abby@acme.test', name: 'Abby Abara', disabled: true, memberships: inAcme }),
  buildUser({ email: 'abel@acme.test', name: 'Abel Abara', verified: false, memberships: inAcme }),
  buildUser({
    email: 'abigail@acme.test',
    name: 'Abigail Abara',
    password: '',
    verified: false,
    memberships: inAcme.map((membership) => ({ ...membership, activated: false })),
  }),
];

/** Adds entities that dialogs need: list entries, an account that manages others, members in rare states. */
export const addTypicalRows = async (emulator: Emulator): Promise<void> => {
  const { db } = emulator;
  const tenantId = acme.id;
  db.tenants.patch('tenant-acme-labs', { isReseller: true });
  db.tenants.put({
    id: 'tenant-acme-field',
    name: 'Acme Field',
    alias: 'acme-field',
    type: 'customer',
    parentId: tenantId,
    createdAt,
  });
  db.ipRestrictions.put({
    id: 'ip-office',
    tenantId,
    ip: '203.0.113.0/24',
    strategy: 'ALLOW',
    isActive: true,
    description: 'Office in Leeds',
  });
  db.domainRestrictions.put({ id: 'domain-acme', tenantId, domain: 'acme.test', type: 'ALLOW' });
  await Promise.all(members.map((member) => emulator.addUser(member)));
};

const PICTURE = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#6d4aa8"/><circle cx="4" cy="3.2" r="1.5" fill="#f6d8b8"/><path d="M1.4 8a2.6 2.6 0 0 1 5.2 0z" fill="#f6d8b8"/></svg>')}`;

/** Adds the typical data of a long-time user. */
export const typicalUser = {
  profilePictureUrl: PICTURE,
  authenticators: [{ id: 'authenticator-preview', secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' }],
};

/** Adds a passkey that cannot sign in. */
export const addPasskey = ({ db }: Emulator, userId: string): void =>
  void db.passkeys.put({
    id: `passkey-${userId}`,
    userId,
    publicKey: 'preview',
    counter: 0,
    deviceType: 'Platform',
    createdAt,
  });
