/** Rows are replaced, never changed in place, so that what a caller holds cannot change under it. */
export interface Row {
  readonly id: string;
}

export interface Membership {
  readonly tenantId: string;
  readonly roleIds: readonly string[];
}

interface Authenticator extends Row {
  /** Base32. */
  readonly secret: string;
  /** The last time step whose code was accepted; a code is good once. */
  readonly lastStep?: number;
}

export interface UserRow extends Row {
  readonly email: string;
  readonly name: string;
  /** Absent until the seed's passwords are hashed. */
  readonly passwordHash?: string;
  readonly verified: boolean;
  readonly disabled: boolean;
  /** The account a new session starts in. */
  readonly tenantId: string;
  readonly memberships: readonly Membership[];
  readonly createdAt: string;
  readonly lastLogin?: string;
  readonly phoneNumber?: string;
  readonly profilePictureUrl?: string;
  readonly superUser: boolean;
  /** JSON text. */
  readonly metadata: string;
  readonly authenticators: readonly Authenticator[];
  /** Secret of an authenticator that waits for its first code. */
  readonly enrolling?: string;
  readonly recoveryCodeHashes: readonly string[];
  /** Must enrol a device before the first sign-in can end. */
  readonly mfaForced: boolean;
  readonly breachedPassword: boolean;
}

export interface TenantRow extends Row {
  readonly name: string;
  readonly type: 'customer' | 'reseller';
  readonly parentId?: string;
  readonly createdAt: string;
}

export interface RoleRow extends Row {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly isDefault: boolean;
  readonly permissionIds: readonly string[];
}

export interface PermissionRow extends Row {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly categoryId: string;
}

export interface ApiTokenRow extends Row {
  readonly kind: 'client-credentials' | 'access-token';
  readonly owner: 'user' | 'tenant';
  readonly tenantId: string;
  readonly createdByUserId: string;
  readonly description: string;
  readonly createdAt: string;
  readonly expires: string | null;
  readonly roleIds: readonly string[];
  readonly secretHash: string;
}

export interface SessionRow extends Row {
  readonly secretHash: string;
  readonly userId: string;
  readonly tenantId: string;
  readonly userAgent: string;
  /** Milliseconds since the epoch, as all times below. */
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly authTime: number;
  readonly amr: readonly string[];
  readonly acr?: string;
}

/** All refresh tokens that descend from one sign-in of one client. */
export interface FamilyRow extends Row {
  readonly sessionId: string;
  readonly clientId: string;
  readonly codeId?: string;
  /** Fixed at the first token; rotation never moves it. */
  readonly expiresAt: number;
  readonly current: readonly string[];
  readonly previous: readonly string[];
  readonly rotatedAt: number;
  readonly revoked: boolean;
}

export interface AuthorizeRequestRow extends Row {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly state?: string;
  readonly nonce?: string;
  readonly tenantId?: string;
  readonly acr?: string;
  readonly createdAt: number;
  /** The sign-in must not be older than this. */
  readonly authenticatedSince?: number;
}

interface CodeRow extends Row {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce?: string;
  readonly sessionId: string;
  readonly tenantId: string;
  readonly createdAt: number;
  readonly used: boolean;
}

/** A sign-in that waits for its second factor. */
export interface MfaTicketRow extends Row {
  readonly userId: string;
  readonly amr: readonly string[];
  readonly expiresAt: number;
  readonly attempts: number;
  /** Secret of an authenticator that is being enrolled. */
  readonly enrolling?: string;
}

interface LockoutRow extends Row {
  readonly failures: number;
  /** When the last attempt was counted. */
  readonly countedAt: number;
  readonly lockedUntil?: number;
}

export interface OneTimeCodeRow extends Row {
  readonly type: string;
  readonly userId: string;
  readonly expiresAt: number;
  readonly attempts: number;
}

interface RememberedDeviceRow extends Row {
  readonly userId: string;
  readonly expiresAt: number;
}

export interface MessageRow extends Row {
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly sentAt: string;
}

/** How many mails an address, which is the id, was sent within a while. */
interface MailCountRow extends Row {
  readonly count: number;
  /** When counting starts anew. */
  readonly expiresAt: number;
}

export interface FeatureRow extends Row {
  readonly planIds: readonly string[];
  readonly expireTime: number | null;
  readonly linkedPermissions: readonly string[];
}

export interface PlanRow extends Row {
  readonly defaultTreatment: 'true' | 'false';
}

export interface SettingRow extends Row {
  readonly value: string;
}

export interface Tables {
  users: UserRow;
  tenants: TenantRow;
  roles: RoleRow;
  permissions: PermissionRow;
  apiTokens: ApiTokenRow;
  sessions: SessionRow;
  families: FamilyRow;
  authorizeRequests: AuthorizeRequestRow;
  codes: CodeRow;
  mfaTickets: MfaTicketRow;
  lockouts: LockoutRow;
  oneTimeCodes: OneTimeCodeRow;
  rememberedDevices: RememberedDeviceRow;
  outbox: MessageRow;
  mailCounts: MailCountRow;
  features: FeatureRow;
  plans: PlanRow;
  settings: SettingRow;
}
