import type { Contracts, Endpoint, Input } from '@gatehouse/sdk/contracts';
import type { Emulator } from '../../../emulator/emulator';
import type { Implemented } from '../../../emulator/not-implemented';
import { codeAt } from '../../../emulator/rules/one-time-passwords';
import { MULTI_FACTOR } from '../../../emulator/rules/sessions';
import { breached, reader, secured, unenrolled } from '../../../emulator/seed/users';
import { adminLogin, type Browser, CALLBACK, mailedLink, VERIFIER } from './support';

export interface World {
  emulator: Emulator;
  browser: Browser;
  /** Bearer of the administrator. */
  token: string;
}

type Sample<I> = (world: World) => I | Promise<I>;
type SamplesOf<C extends keyof Contracts> = {
  [E in Implemented<C>]: Contracts[C][E] extends Endpoint ? Sample<Input<Contracts[C][E]>> : never;
};
type Samples = { [C in keyof Contracts as [Implemented<C>] extends [never] ? never : C]: SamplesOf<C> };

const secret = secured.authenticators[0]?.secret ?? '';

const mfaToken = async ({ browser }: World, user = secured): Promise<string> =>
  (await browser.login(user.email, user.password)).body.mfaToken;

const code = ({ emulator }: World) => codeAt(secret, emulator.clock.now());

const idIn = async ({ browser, token }: World, path: string): Promise<{ id: string }> => {
  const { body } = await browser.call(path, { token });
  const [first] = body.accessTokens ?? body;
  return { id: first.clientId ?? first.id };
};

/** Secret of an enrolment that is under way, as the person's app would read it from the picture. */
const ticketSecret = ({ emulator }: World) =>
  emulator.db.mfaTickets.list().find((row) => row.enrolling)?.enrolling ?? '';

const lastMailCode = ({ emulator }: World) => /\d{6}/.exec(emulator.db.outbox.list().at(-1)?.text ?? '')?.[0] ?? '';

const userToken = { description: 'Sample', expiresInMinutes: 1440 };
const tenantToken = { ...userToken, roleIds: ['role-viewer'] };
const nothing = () => undefined;

const newRole = { key: 'Sample', name: 'Sample', description: '', isDefault: false, level: 30 };
const createdAt = '2026-01-01T00:00:00.000Z';

const sampleRole = ({ emulator }: World): string =>
  emulator.db.roles.put({
    ...newRole,
    id: 'role-sample',
    tenantId: 'tenant-acme',
    permissionIds: ['permission-reports.read'],
    createdAt,
    updatedAt: createdAt,
  }).id;

const sampleGroup = ({ emulator }: World): string =>
  emulator.db.groups.put({
    id: 'group-sample',
    tenantId: 'tenant-acme',
    name: 'Sample',
    managedBy: 'frontegg',
    roleIds: ['role-viewer'],
    userIds: ['user-admin'],
    createdAt,
  }).id;

const sampleIp = ({ emulator }: World) =>
  emulator.db.ipRestrictions.put({
    id: 'ip-sample',
    tenantId: 'tenant-acme',
    ip: '203.0.113.0/24',
    strategy: 'ALLOW',
    isActive: true,
    description: 'Office',
  });

const sampleDomain = ({ emulator }: World) =>
  emulator.db.domainRestrictions.put({
    id: 'domain-sample',
    tenantId: 'tenant-acme',
    domain: 'acme.test',
    type: 'ALLOW',
  });

/** Gives the account a policy of its own; the answer names it. */
const ownPolicy = async <Values extends object>({ browser, token }: World, name: string, values: Values) => {
  const { body } = await browser.call(`/identity/resources/configurations/v1/${name}`, { json: values, token });
  return { id: String(body.id), ...values };
};

const mfaPolicy = { enforceMFAType: 'Force' };
const lockoutPolicy = { enabled: true, maxAttempts: 3 };
const historyPolicy = { enabled: true, historySize: 3 };

const sampleInviteLink = ({ emulator }: World) =>
  emulator.db.inviteLinks.put({
    id: 'tenant-acme',
    tenantId: 'tenant-acme',
    token: 'sample-link',
    createdAt,
    expires: '2027-01-01T00:00:00.000Z',
    shouldSendEmail: false,
  });

const sampleInvited = ({ emulator }: World) => {
  emulator.db.memberships.patch(`${reader.id}:tenant-acme`, { activated: false });
  return { email: reader.email };
};

/** A good input for every call that the local provider answers; a new one without does not compile. */
export const samples: Samples = {
  configurations: { getVendorConfig: nothing, getPublicAuthStrategies: nothing },
  entitlements: { load: nothing },
  flags: { load: nothing },
  metadata: { getAdminBox: nothing, getCurrentIp: nothing, getIp: () => ({ ip: '203.0.113.7' }) },
  vendor: { getPublicInfo: nothing },
  groups: {
    list: () => ({ _groupsRelations: 'rolesAndUsers' }),
    get: (world) => ({ groupId: sampleGroup(world) }),
    getByIds: (world) => ({ groupsIds: [sampleGroup(world)], _groupsRelations: 'rolesAndUsers' }),
    addUsers: (world) => ({ groupId: sampleGroup(world), userIds: [reader.id] }),
    removeUsers: (world) => ({ groupId: sampleGroup(world), userIds: ['user-admin'] }),
  },
  inviteLinks: {
    getConfiguration: nothing,
    get: nothing,
    create: () => ({ expiresInMinutes: 60 }),
    update: (world) => {
      sampleInviteLink(world);
      return { expiresInMinutes: 60, shouldSendEmail: true };
    },
    delete: (world) => {
      sampleInviteLink(world);
      return undefined;
    },
  },
  users: {
    getUser: () => ({ userId: reader.id }),
    listUsers: () => ({ _limit: 20, _offset: 0, _preset: 'mfa-unenrolled' }),
    listUsersV2: () => ({ _filter: 'ada' }),
    getUsersRoles: () => ({ ids: [reader.id] }),
    getUsersGroups: () => ({ ids: [reader.id] }),
    getMemberStats: nothing,
    getTemporaryConfiguration: nothing,
    addUser: () => ({ email: 'ann@acme.test', name: 'Ann', roleIds: ['role-viewer'], provider: 'local' }),
    updateMember: () => ({ id: reader.id, email: reader.email, name: 'Renamed' }),
    deleteMember: () => ({ userId: reader.id }),
    disableUser: () => ({ userId: reader.id }),
    enableUser: () => ({ userId: reader.id }),
    resendActivationEmail: (world) => {
      world.emulator.db.users.patch(reader.id, { verified: false });
      return { userId: reader.id };
    },
    resendInvitation: sampleInvited,
    resendInvitationToAllTenants: sampleInvited,
    updateExpiration: () => ({ userId: reader.id, expirationInSeconds: 3600 }),
    makePermanent: () => ({ userId: reader.id }),
  },
  roles: {
    list: nothing,
    listTeamRoles: nothing,
    listPermissions: nothing,
    listTeamPermissions: nothing,
    listPermissionCategories: nothing,
    create: () => ({ ...newRole, permissions: ['permission-reports.read'] }),
    createV2: () => ({ ...newRole, permissionIds: ['permission-reports.read'], baseRoleId: 'role-viewer' }),
    update: (world) => ({ roleId: sampleRole(world), name: 'Renamed' }),
    delete: (world) => ({ roleId: sampleRole(world) }),
    setPermissions: (world) => ({
      roleId: sampleRole(world),
      permissionIds: ['permission-reports.read', 'permission-reports.export'],
    }),
    setPermissionRoles: (world) => ({ permissionId: 'permission-reports.export', roleIds: [sampleRole(world)] }),
  },
  profile: {
    getMe: () => ({}),
    getMyAuthorization: nothing,
    getMyTenants: nothing,
    getMyTenantsV1: nothing,
  },
  session: {
    login: () => adminLogin,
    refreshToken: () => ({ tenantId: null }),
    logout: nothing,
    token: async ({ browser }) => ({
      grant_type: 'authorization_code',
      code: await browser.code(),
      redirect_uri: CALLBACK,
      code_verifier: VERIFIER,
    }),
    silentAuthorize: () => ({ tenantId: null }),
    oauthLogout: nothing,
    switchTenant: () => ({ tenantId: 'tenant-acme-labs' }),
  },
  sessions: {
    list: nothing,
    getCurrent: nothing,
    delete: ({ emulator }) => ({ id: emulator.db.sessions.by('userId', 'user-admin')[0]?.id ?? '' }),
    deleteAll: nothing,
    revokeForUser: () => ({ userId: 'user-reader' }),
    getConfigurations: nothing,
    saveConfigurations: () => ({ sessionIdleTimeoutConfiguration: { isActive: true, timeout: 3600 } }),
  },
  securityPolicy: {
    getGlobal: nothing,
    getMfaPolicy: async (world) => void (await ownPolicy(world, 'mfa-policy', mfaPolicy)),
    getVendorMfaPolicy: nothing,
    createMfaPolicy: () => mfaPolicy,
    updateMfaPolicy: (world) => ownPolicy(world, 'mfa-policy', mfaPolicy),
    getLockoutPolicy: async (world) => void (await ownPolicy(world, 'lockout-policy', lockoutPolicy)),
    getVendorLockoutPolicy: nothing,
    createLockoutPolicy: () => lockoutPolicy,
    updateLockoutPolicy: (world) => ownPolicy(world, 'lockout-policy', lockoutPolicy),
    getPasswordHistoryPolicy: async (world) => void (await ownPolicy(world, 'password-history-policy', historyPolicy)),
    getVendorPasswordHistoryPolicy: nothing,
    createPasswordHistoryPolicy: () => historyPolicy,
    updatePasswordHistoryPolicy: (world) => ownPolicy(world, 'password-history-policy', historyPolicy),
  },
  securityCenter: { getRecommendations: nothing, getInsights: nothing },
  restrictions: {
    listDomains: nothing,
    createDomain: () => ({ domain: 'Example.com', type: 'ALLOW' }),
    deleteDomain: (world) => sampleDomain(world),
    getDomainConfig: nothing,
    saveDomainConfig: () => ({ active: true, type: 'BLOCK', blockPublicDomains: true }),
    listIps: () => ({ _offset: 0, _limit: 4, _filter: 'ALLOW' }),
    createIp: () => ({ ip: '203.0.113.7', strategy: 'ALLOW', isActive: true, description: 'Office' }),
    bulkCreateIps: () => ({ ips: [{ ip: '203.0.113.7' }, { ip: '2001:db8::/32', strategy: 'BLOCK' }] }),
    deleteIp: (world) => sampleIp(world),
    getIpConfig: nothing,
    saveIpConfig: () => ({ isActive: true, strategy: 'BLOCK' }),
    verifyCurrentIp: nothing,
    verifyCurrentIpAllowed: nothing,
  },
  ssoLogin: { preLoginV2: () => ({ email: 'someone@sso.test' }) },
  passwordless: {
    preLogin: () => ({ type: 'code', email: adminLogin.email }),
    postLogin: async (world) => {
      await world.browser.call('/identity/resources/auth/v1/passwordless/code/prelogin', {
        json: { email: adminLogin.email },
      });
      return { type: 'code', token: lastMailCode(world) };
    },
  },
  passwords: {
    forgotPassword: () => ({ email: adminLogin.email }),
    resetPassword: async ({ emulator, browser }) => {
      await browser.call('/identity/resources/users/v1/passwords/reset', { json: { email: breached.email } });
      return { ...mailedLink(emulator).link, password: 'sample-Secret-2' };
    },
    getPasswordConfig: () => ({}),
    bulkResetBreachedPasswords: nothing,
    changePassword: () => ({ password: adminLogin.password, newPassword: 'sample-Secret-2' }),
  },
  mfa: {
    recoverMfa: () => ({ email: secured.email, recoveryCode: secured.recoveryCodes[0] ?? '' }),
    verify: async (world) => ({ mfaToken: await mfaToken(world), value: code(world) }),
    verifyAuthenticator: async (world) => ({
      deviceId: 'authenticator-milo',
      mfaToken: await mfaToken(world),
      value: code(world),
      rememberDevice: true,
    }),
    enrollAuthenticator: async (world) => ({ mfaToken: await mfaToken(world, unenrolled) }),
    verifyEnrollAuthenticator: async (world) => {
      const ticket = await mfaToken(world, unenrolled);
      await world.browser.call('/identity/resources/auth/v1/user/mfa/authenticator/enroll', {
        json: { mfaToken: ticket },
      });
      return { mfaToken: ticket, token: codeAt(ticketSecret(world), world.emulator.clock.now()) };
    },
    checkRememberDevice: async (world) => ({ mfaToken: await mfaToken(world) }),
  },
  mfaDevices: {
    getDevices: nothing,
    getStrategies: nothing,
    enrollAuthenticator: nothing,
    verifyEnrollAuthenticator: async (world) => {
      const { browser, emulator, token } = world;
      await browser.call('/identity/resources/users/v1/mfa/authenticator/enroll', { method: 'POST', token });
      return { token: codeAt(emulator.db.users.get('user-admin')?.enrolling ?? '', emulator.clock.now()) };
    },
    disableAuthenticator: (world) => {
      const authenticators = [{ id: 'device-1', secret }];
      world.emulator.db.users.patch('user-admin', { authenticators });
      // Who has a factor must have signed in with it.
      const [session] = world.emulator.db.sessions.by('userId', 'user-admin');
      if (session) world.emulator.db.sessions.patch(session.id, { acr: MULTI_FACTOR });
      return { deviceId: 'device-1', token: code(world) };
    },
  },
  tokens: {
    listUserApiTokens: nothing,
    createUserApiToken: () => userToken,
    deleteUserApiToken: (world) => idIn(world, '/identity/resources/users/api-tokens/v1'),
    listTenantApiTokens: nothing,
    createTenantApiToken: () => tenantToken,
    deleteTenantApiToken: (world) => idIn(world, '/identity/resources/tenants/api-tokens/v1'),
    listUserAccessTokens: nothing,
    createUserAccessToken: () => userToken,
    deleteUserAccessToken: (world) => idIn(world, '/identity/resources/users/access-tokens/v1'),
    listTenantAccessTokens: nothing,
    createTenantAccessToken: () => tenantToken,
    deleteTenantAccessToken: (world) => idIn(world, '/identity/resources/tenants/access-tokens/v1'),
  },
};
