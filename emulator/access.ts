import type { Contracts } from '@gatehouse/sdk/contracts';
import type { Implemented } from './not-implemented';
import type { Severity } from './rows/records';

/** Who may call an operation, and what it leaves behind. The router does all of it; a handler does none. */
export interface Access {
  /**
   * How the caller is known: `none` anybody, `user` by a user token, `ticket` by the `mfaToken` of a sign-in that waits for
   * its second factor, `cookie` by the browser's cookies or a refresh token.
   */
  readonly as: 'none' | 'user' | 'ticket' | 'cookie';
  /** A key that one of the caller's roles must give; of several any. */
  readonly permission?: string | readonly string[];
  /** Writes an audit row: "Action" or "Action: {field}", where a field is one of the input, the result or `audited()`. */
  readonly audit?: string;
  /** Severity of the audit row. Default `Info`. */
  readonly severity?: Severity;
  /** Key of the event that a success raises. */
  readonly event?: `frontegg.${string}`;
  /** Oldest acceptable sign-in, in seconds, and the second factor where the user has one; else 403 `step-up-required`. */
  readonly stepUp?: number;
  /** Counts mails to the `email` of the input: five an hour. */
  readonly limit?: 'mail';
}

type AccessTable = {
  readonly [C in keyof Contracts as [Implemented<C>] extends [never] ? never : C]: {
    readonly [Name in Implemented<C>]: Access;
  };
};

/** Seconds since the sign-in within which factors may be added and removed. */
const RECENT = 300;

const anybody = { as: 'none' } as const;
const user = { as: 'user' } as const;
const ticket = { as: 'ticket' } as const;
const cookie = { as: 'cookie' } as const;

const readTokens = { as: 'user', permission: 'fe.secure.read.tenantApiTokens' } as const;
const newOwnToken = { as: 'user', audit: 'Personal token created: {description}' } as const;
const noOwnToken = { as: 'user', audit: 'Personal token deleted: {description}' } as const;
const newToken = {
  as: 'user',
  permission: 'fe.secure.write.tenantApiTokens',
  audit: 'API token created: {description}',
  severity: 'Medium',
} as const;
const noToken = {
  as: 'user',
  permission: 'fe.secure.delete.tenantApiTokens',
  audit: 'API token deleted: {description}',
  severity: 'Medium',
} as const;

const secure = (...names: string[]) => names.map((name) => `fe.secure.${name}`);

/** Pages that name roles: a user who may open one of them may read the role names. */
const readRoles = {
  as: 'user',
  permission: secure('read.roles', 'read.users', 'read.groups', 'read.tenantApiTokens', 'read.samlConfiguration'),
} as const;
const readPermissions = { as: 'user', permission: 'fe.secure.read.permissions' } as const;
const readGroups = { as: 'user', permission: 'fe.secure.read.groups' } as const;
const newRole = {
  as: 'user',
  permission: 'fe.secure.write.roles',
  audit: 'Role created: {name}',
  severity: 'Medium',
  event: 'frontegg.role.created',
} as const;
const changedRole = {
  as: 'user',
  permission: 'fe.secure.write.updateRole',
  severity: 'Medium',
  event: 'frontegg.role.updated',
} as const;

const readPolicy = { as: 'user', permission: 'fe.secure.read.securityPolicy' } as const;
const savedPolicy = (audit: string) =>
  ({
    as: 'user',
    permission: 'fe.secure.write.securityPolicy',
    audit,
    severity: 'High',
    event: 'frontegg.securityPolicy.updated',
  }) as const;
const restricted = <Thing extends 'ipRestrictions' | 'emailDomainRestrictions'>(thing: Thing) => ({
  read: { as: 'user', permission: `fe.secure.read.${thing}` } as const,
  write: (audit: string) =>
    ({
      as: 'user',
      permission: `fe.secure.write.${thing}`,
      audit,
      severity: 'High',
      event: 'frontegg.restrictions.updated',
    }) as const,
  delete: (audit: string) =>
    ({
      as: 'user',
      permission: `fe.secure.delete.${thing}`,
      audit,
      severity: 'High',
      event: 'frontegg.restrictions.updated',
    }) as const,
});
const ips = restricted('ipRestrictions');
const domains = restricted('emailDomainRestrictions');
const savedMfa = savedPolicy('MFA policy changed: {enforceMFAType}');
const savedLockout = savedPolicy('Lockout policy changed');
const savedHistory = savedPolicy('Password history policy changed');
const readUsers = { as: 'user', permission: 'fe.secure.read.users' } as const;
const readInviteLink = { as: 'user', permission: secure('read.users', 'write.tenantInvites') } as const;
const changedInviteLink = {
  as: 'user',
  permission: 'fe.secure.write.tenantInvites',
  severity: 'Medium',
  event: 'frontegg.tenant.updated',
} as const;
const changedUser = { as: 'user', severity: 'Medium', event: 'frontegg.user.updated' } as const;
const changedEnd = { ...changedUser, permission: 'fe.secure.write.updateUser' } as const;
const resentInvitation = {
  as: 'user',
  permission: secure('write.users', 'write.resendActivationEmail'),
  audit: 'Invitation sent again: {email}',
  event: 'frontegg.user.invitedToTenant',
  limit: 'mail',
} as const;

/** One line per implemented operation; a missing one does not compile. */
export const access: AccessTable = {
  configurations: { getVendorConfig: anybody, getPublicAuthStrategies: anybody },
  entitlements: { load: user },
  flags: { load: anybody },
  groups: {
    list: readGroups,
    get: readGroups,
    getByIds: readGroups,
    addUsers: {
      as: 'user',
      permission: 'fe.secure.write.groupsUsers',
      audit: 'Users added to a group: {name}',
      event: 'frontegg.group.usersAdded',
    },
    removeUsers: {
      as: 'user',
      permission: 'fe.secure.delete.groupsUsers',
      audit: 'Users taken out of a group: {name}',
      event: 'frontegg.group.usersRemoved',
    },
  },
  inviteLinks: {
    getConfiguration: readInviteLink,
    get: readInviteLink,
    create: { ...changedInviteLink, audit: 'Invite link created' },
    update: { ...changedInviteLink, audit: 'Invite link changed' },
    delete: { ...changedInviteLink, permission: 'fe.secure.delete.tenantInvites', audit: 'Invite link deleted' },
  },
  metadata: { getAdminBox: anybody, getCurrentIp: user, getIp: user },
  mfa: {
    recoverMfa: { as: 'none', audit: 'Recovery code used: {email}', severity: 'High' },
    verify: ticket,
    verifyAuthenticator: ticket,
    enrollAuthenticator: ticket,
    verifyEnrollAuthenticator: ticket,
    checkRememberDevice: ticket,
  },
  mfaDevices: {
    getDevices: user,
    getStrategies: user,
    enrollAuthenticator: { as: 'user', stepUp: RECENT },
    // Needs the secret of an enrolment, which only a recent sign-in can start.
    verifyEnrollAuthenticator: { as: 'user', audit: 'Authenticator added', severity: 'Medium' },
    disableAuthenticator: { as: 'user', stepUp: RECENT, audit: 'Authenticator removed', severity: 'High' },
  },
  passwordless: { preLogin: anybody, postLogin: anybody },
  passwords: {
    forgotPassword: { as: 'none', limit: 'mail', event: 'frontegg.user.forgotPassword' },
    resetPassword: { as: 'none', audit: 'Password reset', severity: 'Medium', event: 'frontegg.user.resetPassword' },
    getPasswordConfig: anybody,
    bulkResetBreachedPasswords: {
      as: 'user',
      permission: ['fe.secure.write.securityPolicy', 'fe.secure.write.updateUser'],
      audit: 'Reset mails sent to users with a breached password',
      severity: 'Medium',
    },
    changePassword: {
      as: 'user',
      audit: 'Password changed',
      severity: 'Medium',
      event: 'frontegg.user.passwordChanged',
    },
  },
  profile: { getMe: user, getMyAuthorization: user, getMyTenants: user, getMyTenantsV1: user },
  restrictions: {
    listDomains: domains.read,
    createDomain: domains.write('Email domain added: {domain}'),
    deleteDomain: domains.delete('Email domain removed: {domain}'),
    getDomainConfig: domains.read,
    saveDomainConfig: domains.write('Email domain restrictions changed'),
    listIps: ips.read,
    createIp: ips.write('IP restriction added: {ip}'),
    bulkCreateIps: ips.write('IP restrictions added: {ip}'),
    deleteIp: ips.delete('IP restriction removed: {ip}'),
    getIpConfig: ips.read,
    saveIpConfig: ips.write('IP restrictions changed'),
    verifyCurrentIp: ips.read,
    verifyCurrentIpAllowed: ips.read,
  },
  roles: {
    list: readRoles,
    listTeamRoles: readRoles,
    listPermissions: readPermissions,
    listTeamPermissions: readPermissions,
    listPermissionCategories: readPermissions,
    create: newRole,
    createV2: newRole,
    update: { ...changedRole, audit: 'Role changed: {name}' },
    delete: {
      as: 'user',
      permission: 'fe.secure.delete.role',
      audit: 'Role deleted: {name}',
      severity: 'High',
      event: 'frontegg.role.deleted',
    },
    setPermissions: { ...changedRole, audit: 'Permissions of a role changed: {name}' },
    setPermissionRoles: { ...changedRole, audit: 'Roles of a permission changed: {name}' },
  },
  securityCenter: { getRecommendations: readPolicy, getInsights: readPolicy },
  securityPolicy: {
    getGlobal: readPolicy,
    getMfaPolicy: readPolicy,
    getVendorMfaPolicy: readPolicy,
    createMfaPolicy: savedMfa,
    updateMfaPolicy: savedMfa,
    getLockoutPolicy: readPolicy,
    getVendorLockoutPolicy: readPolicy,
    createLockoutPolicy: savedLockout,
    updateLockoutPolicy: savedLockout,
    getPasswordHistoryPolicy: readPolicy,
    getVendorPasswordHistoryPolicy: readPolicy,
    createPasswordHistoryPolicy: savedHistory,
    updatePasswordHistoryPolicy: savedHistory,
  },
  session: {
    login: anybody,
    refreshToken: cookie,
    logout: cookie,
    token: cookie,
    silentAuthorize: cookie,
    oauthLogout: cookie,
    switchTenant: { as: 'user', audit: 'Account switched' },
  },
  sessions: {
    list: user,
    getCurrent: user,
    delete: { as: 'user', audit: 'Session ended: {userAgent}' },
    deleteAll: { as: 'user', audit: 'All own sessions ended', severity: 'Medium' },
    revokeForUser: {
      as: 'user',
      permission: 'fe.secure.delete.sessions',
      audit: 'Sessions ended: {email}',
      severity: 'High',
      event: 'frontegg.user.sessionsRevoked',
    },
    getConfigurations: readPolicy,
    saveConfigurations: savedPolicy('Session limits changed'),
  },
  ssoLogin: { preLoginV2: anybody },
  tokens: {
    listUserApiTokens: user,
    createUserApiToken: newOwnToken,
    deleteUserApiToken: noOwnToken,
    listTenantApiTokens: readTokens,
    createTenantApiToken: newToken,
    deleteTenantApiToken: noToken,
    listUserAccessTokens: user,
    createUserAccessToken: newOwnToken,
    deleteUserAccessToken: noOwnToken,
    listTenantAccessTokens: readTokens,
    createTenantAccessToken: newToken,
    deleteTenantAccessToken: noToken,
  },
  users: {
    // The name alone: pages say who made something.
    getUser: user,
    listUsers: readUsers,
    listUsersV2: readUsers,
    getUsersRoles: readUsers,
    getUsersGroups: readGroups,
    getMemberStats: readUsers,
    getTemporaryConfiguration: readUsers,
    addUser: {
      as: 'user',
      permission: 'fe.secure.write.users',
      audit: 'User invited: {email}',
      event: 'frontegg.user.invitedToTenant',
      limit: 'mail',
    },
    resendInvitation: resentInvitation,
    resendInvitationToAllTenants: resentInvitation,
    resendActivationEmail: {
      as: 'user',
      permission: 'fe.secure.write.resendActivationEmail',
      audit: 'Activation sent again: {email}',
    },
    updateMember: {
      ...changedUser,
      permission: secure('write.updateUser', 'write.usersRoles', 'delete.usersRoles'),
      audit: 'User changed: {email}',
    },
    deleteMember: {
      as: 'user',
      permission: 'fe.secure.delete.users',
      audit: 'User removed: {email}',
      severity: 'High',
      event: 'frontegg.user.removedFromTenant',
    },
    disableUser: {
      as: 'user',
      permission: 'fe.secure.write.enableDisable',
      audit: 'User disabled: {email}',
      severity: 'High',
      event: 'frontegg.user.disabledInTenant',
    },
    enableUser: {
      as: 'user',
      permission: 'fe.secure.write.enableDisable',
      audit: 'User enabled: {email}',
      severity: 'Medium',
      event: 'frontegg.user.enabledInTenant',
    },
    updateExpiration: { ...changedEnd, audit: 'Temporary access set: {email}' },
    makePermanent: { ...changedEnd, audit: 'Access made permanent: {email}' },
  },
  vendor: { getPublicInfo: anybody },
};
