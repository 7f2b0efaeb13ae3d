import type { Row } from './row';

interface Authenticator extends Row {
  /** Base32. */
  readonly secret: string;
  /** The last accepted time step; a code is valid once. */
  readonly lastStep?: number;
}

/** A phone that receives codes as a second factor. */
interface PhoneFactor extends Row {
  readonly phoneNumber: string;
}

/** A public key of a passkey or security key. The id is the credential's, in base64url. */
export interface KeyRow extends Row {
  /** COSE, in base64url. */
  readonly publicKey: string;
  /** Signature counter, if the authenticator has one; that of a cloned key falls behind. */
  readonly counter: number;
  readonly deviceType: 'Platform' | 'CrossPlatform';
  /** ISO date. */
  readonly createdAt: string;
}

/** A passkey, which signs in without a password. */
export interface PasskeyRow extends KeyRow {
  readonly userId: string;
}

/** An additional number of a user. Only a verified one is unique. */
export interface PhoneNumberRow extends Row {
  readonly userId: string;
  readonly phoneNumber: string;
  readonly verified: boolean;
  /** ISO date. */
  readonly createdAt: string;
}

/** Profile picture of a user; its URL is readable without a session. */
export interface ProfileImageRow extends Row {
  readonly userId: string;
  /** Media type, detected from the bytes. */
  readonly type: string;
  /** Base64. */
  readonly bytes: string;
}

export interface UserRow extends Row {
  readonly email: string;
  readonly name: string;
  /** Absent until the seed's passwords are hashed. */
  readonly passwordHash?: string;
  /** When the password was set, in milliseconds since the epoch; absent for the first one of a sign-up. */
  readonly passwordSetAt?: number;
  /** Hashes of previous passwords, the latest first. */
  readonly previousPasswordHashes?: readonly string[];
  readonly verified: boolean;
  /** Disabled in every account; {@link MembershipRow.disabled} applies to one. */
  readonly disabled: boolean;
  /** The account in which a new session starts. */
  readonly tenantId: string;
  readonly createdAt: string;
  readonly lastLogin?: string;
  readonly phoneNumber?: string;
  /** Set when an administrator entered the number: no code is sent to it before the user has confirmed it. */
  readonly phoneUnconfirmed?: true;
  readonly profilePictureUrl?: string;
  /** Source of the user: `local`, `scim2` or the name of an identity provider. Default: `local`. */
  readonly provider?: string;
  /** `scim2` for a user managed by a directory. Default: `frontegg`. */
  readonly managedBy?: string;
  readonly superUser: boolean;
  /** JSON text. */
  readonly metadata: string;
  readonly authenticators: readonly Authenticator[];
  /** Phones and keys used as second factors. Default: none. */
  readonly phones?: readonly PhoneFactor[];
  readonly securityKeys?: readonly KeyRow[];
  /** Codes by email are a second factor too. */
  readonly hasEmailFactor?: true;
  /** Secret of an authenticator that has not been verified yet. */
  readonly enrolling?: string;
  readonly recoveryCodeHashes: readonly string[];
  /** Whether a device must be enrolled before the first sign-in is complete. */
  readonly mfaForced: boolean;
  readonly breachedPassword: boolean;
}

/** A user in one account. The id is `membershipId(userId, tenantId)`. */
export interface MembershipRow extends Row {
  readonly userId: string;
  readonly tenantId: string;
  readonly roleIds: readonly string[];
  /** ISO date. */
  readonly createdAt: string;
  /** False until the invitation is accepted. */
  readonly activated: boolean;
  /** Disabled in this account. */
  readonly disabled: boolean;
  /** ISO date on which a temporary user's access ends. */
  readonly expiresAt?: string;
  /**
   * Profile that an account entered for a user the provider knew before. Until the user accepts, the account sees it
   * instead of the user's own profile.
   */
  readonly invitedAs?: { readonly name: string; readonly phoneNumber?: string };
  /** Whether the user may enter the sub-accounts. Default: by the account's setting. */
  readonly subAccountAccess?: boolean;
}

/** An emailed link for accepting an invitation or activating. A membership has at most one of each kind. */
export interface InvitationRow extends Row {
  readonly kind: 'invitation' | 'activation';
  readonly membershipId: string;
  readonly userId: string;
  readonly tenantId: string;
  readonly tokenHash: string;
  /** Set when the email contains a code, which the linked page requires. */
  readonly codeHash?: string;
  /** Number of wrong codes. */
  readonly attempts?: number;
  /** Hash that identifies the browser that signed up: the password chosen there is valid only in that browser. */
  readonly browserHash?: string;
  /** Absent when no user of the account sent the invitation. */
  readonly invitedByUserId?: string;
  /** ISO date. */
  readonly createdAt: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** The account's invitation link, usable by every holder. The id is the account's. */
export interface InviteLinkRow extends Row {
  readonly tenantId: string;
  /** Stored in plain text, since administrators can read the link again. */
  readonly token: string;
  /** ISO dates. */
  readonly createdAt: string;
  readonly expires: string;
  /** Whether it was emailed to the administrator who created it. */
  readonly shouldSendEmail: boolean;
  /** Roles of a user who joins by the link. Default: the default roles. */
  readonly roleIds?: readonly string[];
}

export interface TenantRow extends Row {
  readonly name: string;
  /** Short name of the account for sign-in pages and `organization`. */
  readonly alias?: string;
  readonly type: 'customer' | 'spam' | 'test' | 'reseller' | 'headquarter';
  readonly parentId?: string;
  /** Whether the account takes no new members, by invitations or invitation links. */
  readonly locked?: true;
  /** Whether the account manages sub-accounts. Default: true for resellers. */
  readonly isReseller?: boolean;
  /** Whether members may enter the sub-accounts: only when allowed (the default), unless forbidden, or always. */
  readonly subAccountAccessType?: 'defaultOff' | 'defaultOn' | 'alwaysOn';
  readonly createdAt: string;
}

export interface RoleRow extends Row {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly isDefault: boolean;
  readonly permissionIds: readonly string[];
  /** The account that owns the role; absent for the vendor's roles, which every account has. */
  readonly tenantId?: string;
  /** A lower number ranks higher. Default: 0. */
  readonly level?: number;
  /** ISO dates. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface PermissionRow extends Row {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly categoryId: string;
  /** Whether it controls pages of the admin portal rather than features of the application. */
  readonly fePermission: boolean;
  readonly assignmentType: 'NEVER' | 'ALWAYS' | 'ASSIGNABLE';
  readonly createdAt: string;
}

export interface PermissionCategoryRow extends Row {
  readonly name: string;
  readonly description: string;
  readonly feCategory: boolean;
  readonly createdAt: string;
}

export interface GroupRow extends Row {
  readonly tenantId: string;
  readonly name: string;
  readonly color?: string;
  readonly description?: string;
  /** JSON text. */
  readonly metadata?: string;
  readonly managedBy: 'frontegg' | 'scim2';
  readonly roleIds: readonly string[];
  readonly userIds: readonly string[];
  readonly createdAt: string;
}

export interface ApiTokenRow extends Row {
  readonly kind: 'client-credentials' | 'access-token';
  readonly owner: 'user' | 'tenant';
  readonly tenantId: string;
  /** Set for personal tokens, which are removed with their user. */
  readonly userId?: string;
  readonly createdByUserId: string;
  readonly description: string;
  readonly createdAt: string;
  readonly expires: string | null;
  readonly roleIds: readonly string[];
  readonly secretHash: string;
}

type Strategy = 'ALLOW' | 'BLOCK';

export interface IpRestrictionRow extends Row {
  readonly tenantId: string;
  /** An IP address or range. */
  readonly ip: string;
  readonly strategy: Strategy;
  readonly isActive: boolean;
  readonly description: string;
}

export interface DomainRestrictionRow extends Row {
  readonly tenantId: string;
  /** Lower case. */
  readonly domain: string;
  readonly type: Strategy;
}
