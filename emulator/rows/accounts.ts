import type { Row } from './row';

interface Authenticator extends Row {
  /** Base32. */
  readonly secret: string;
  /** The last time step whose code was accepted; a code is good once. */
  readonly lastStep?: number;
}

/** A phone that gets codes as a second factor. */
interface PhoneFactor extends Row {
  readonly phoneNumber: string;
}

/** A public key of a passkey or security key. The id is the credential's, in base64url. */
export interface KeyRow extends Row {
  /** COSE, in base64url. */
  readonly publicKey: string;
  /** Signatures so far, where the authenticator counts; a copied one falls behind. */
  readonly counter: number;
  readonly deviceType: 'Platform' | 'CrossPlatform';
  /** ISO date. */
  readonly createdAt: string;
}

/** A passkey, which signs in without a password. */
export interface PasskeyRow extends KeyRow {
  readonly userId: string;
}

/** A further number of a user. Only a verified one is theirs alone. */
export interface PhoneNumberRow extends Row {
  readonly userId: string;
  readonly phoneNumber: string;
  readonly verified: boolean;
  /** ISO date. */
  readonly createdAt: string;
}

/** The picture of a user; it has an address of its own, which is read without a session. */
export interface ProfileImageRow extends Row {
  readonly userId: string;
  /** Media type, as the bytes say. */
  readonly type: string;
  /** Base64. */
  readonly bytes: string;
}

export interface UserRow extends Row {
  readonly email: string;
  readonly name: string;
  /** Absent until the seed's passwords are hashed. */
  readonly passwordHash?: string;
  /** Hashes of earlier passwords, the latest first. */
  readonly previousPasswordHashes?: readonly string[];
  readonly verified: boolean;
  /** Kept out of every account; {@link MembershipRow.disabled} is about one. */
  readonly disabled: boolean;
  /** The account a new session starts in. */
  readonly tenantId: string;
  readonly createdAt: string;
  readonly lastLogin?: string;
  readonly phoneNumber?: string;
  /** An administrator wrote the number: no code goes to it before the user confirmed it. */
  readonly phoneUnconfirmed?: true;
  readonly profilePictureUrl?: string;
  /** Where the user comes from: `local`, `scim2` or the name of an identity provider. Default `local`. */
  readonly provider?: string;
  /** `scim2` for a user that a directory keeps. Default `frontegg`. */
  readonly managedBy?: string;
  readonly superUser: boolean;
  /** JSON text. */
  readonly metadata: string;
  readonly authenticators: readonly Authenticator[];
  /** Phones and keys that are second factors as well. Default none. */
  readonly phones?: readonly PhoneFactor[];
  readonly securityKeys?: readonly KeyRow[];
  /** Codes by mail are a second factor as well. */
  readonly hasEmailFactor?: true;
  /** Secret of an authenticator that waits for its first code. */
  readonly enrolling?: string;
  readonly recoveryCodeHashes: readonly string[];
  /** Must enrol a device before the first sign-in can end. */
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
  /** False until an invitation is accepted. */
  readonly activated: boolean;
  /** Kept out of this account. */
  readonly disabled: boolean;
  /** ISO date on which a temporary user's access ends. */
  readonly expiresAt?: string;
  /**
   * What an account wrote about a user whom the provider knew before. Until the user accepts, the account sees this in
   * place of the user's own profile.
   */
  readonly invitedAs?: { readonly name: string; readonly phoneNumber?: string };
  /** May enter the accounts below this one, or may not. Absent: as the account says. */
  readonly subAccountAccess?: boolean;
}

/** A link by mail with which a user accepts an invitation or activates. One of each kind stands for a membership at a time. */
export interface InvitationRow extends Row {
  readonly kind: 'invitation' | 'activation';
  readonly membershipId: string;
  readonly userId: string;
  readonly tenantId: string;
  readonly tokenHash: string;
  /** Set where the mail carries a code as well, which the page of the link takes. */
  readonly codeHash?: string;
  /** Wrong codes so far. */
  readonly attempts?: number;
  /** Names the browser that signed up: only there does the password count that was chosen with the sign-up. */
  readonly browserHash?: string;
  /** Absent when no user of the account sent the invitation. */
  readonly invitedByUserId?: string;
  /** ISO date. */
  readonly createdAt: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** The account's invitation link, open to every holder. The id is the account's. */
export interface InviteLinkRow extends Row {
  readonly tenantId: string;
  /** As it stands in the link: administrators read it again. */
  readonly token: string;
  /** ISO dates. */
  readonly createdAt: string;
  readonly expires: string;
  /** Sent to the administrator who made it. */
  readonly shouldSendEmail: boolean;
}

export interface TenantRow extends Row {
  readonly name: string;
  /** The short name by which sign-in pages and `organization` know the account. */
  readonly alias?: string;
  readonly type: 'customer' | 'spam' | 'test' | 'reseller' | 'headquarter';
  readonly parentId?: string;
  /** Takes no new members, by invitations or invite links. */
  readonly locked?: true;
  /** Manages accounts of its own below. Absent: resellers do. */
  readonly isReseller?: boolean;
  /** Whether members may enter the accounts below: only who is allowed (the default), unless forbidden, or always. */
  readonly subAccountAccessType?: 'defaultOff' | 'defaultOn' | 'alwaysOn';
  readonly createdAt: string;
}

export interface RoleRow extends Row {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly isDefault: boolean;
  readonly permissionIds: readonly string[];
  /** The account whose role it is; absent for the vendor's roles, which every account has. */
  readonly tenantId?: string;
  /** A role of a lower number stands above. Default 0. */
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
  /** Belongs to the administration pages, not to the application's own features. */
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
  /** Set for personal tokens, which end with their user. */
  readonly userId?: string;
  readonly createdByUserId: string;
  readonly description: string;
  readonly createdAt: string;
  readonly expires: string | null;
  readonly roleIds: readonly string[];
  readonly secretHash: string;
}
