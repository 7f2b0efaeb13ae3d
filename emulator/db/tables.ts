import type * as accounts from './rows/accounts';
import type { ApplicationAssignmentRow, ApplicationRow } from './rows/applications';
import type { AssistantConversationRow } from './rows/assistant';
import type { InvoiceRow, PaymentMethodRow, SetupIntentRow, SubscriptionRow } from './rows/billing';
import type * as connectivity from './rows/connectivity';
import type { ActorTokenRow, ExternalSignInRow, MockCodeRow, UsedAssertionRow } from './rows/external-sign-ins';
import type * as records from './rows/records';
import type { ReportRow, ReportScheduleRow } from './rows/reports';
import type { Row } from './rows/row';
import type * as sessions from './rows/sessions';
import type * as sso from './rows/sso';

export interface Tables {
  tenants: accounts.TenantRow;
  permissionCategories: accounts.PermissionCategoryRow;
  permissions: accounts.PermissionRow;
  roles: accounts.RoleRow;
  users: accounts.UserRow;
  memberships: accounts.MembershipRow;
  invitations: accounts.InvitationRow;
  inviteLinks: accounts.InviteLinkRow;
  groups: accounts.GroupRow;
  applications: ApplicationRow;
  applicationAssignments: ApplicationAssignmentRow;
  apiTokens: accounts.ApiTokenRow;
  phoneNumbers: accounts.PhoneNumberRow;
  passkeys: accounts.PasskeyRow;
  profileImages: accounts.ProfileImageRow;
  sessions: sessions.SessionRow;
  families: sessions.FamilyRow;
  codes: sessions.CodeRow;
  authorizeRequests: sessions.AuthorizeRequestRow;
  mfaSessions: sessions.MfaSessionRow;
  externalSignIns: ExternalSignInRow;
  mockCodes: MockCodeRow;
  usedAssertions: UsedAssertionRow;
  actorTokens: ActorTokenRow;
  lockouts: sessions.LockoutRow;
  oneTimeCodes: sessions.OneTimeCodeRow;
  confirmations: sessions.ConfirmationRow;
  rememberedDevices: sessions.RememberedDeviceRow;
  knownBrowsers: sessions.KnownBrowserRow;
  outbox: records.MessageRow;
  mailCounts: records.CountRow;
  rateCounts: records.CountRow;
  audits: records.AuditRow;
  documents: records.DocumentRow;
  ipRestrictions: accounts.IpRestrictionRow;
  domainRestrictions: accounts.DomainRestrictionRow;
  webhooks: connectivity.WebhookRow;
  deliveries: connectivity.DeliveryRow;
  eventConfigurations: connectivity.EventConfigurationRow;
  slackSubscriptions: connectivity.SlackSubscriptionRow;
  slackCodes: connectivity.SlackCodeRow;
  notifications: connectivity.NotificationRow;
  notificationStates: connectivity.NotificationStateRow;
  assistantConversations: AssistantConversationRow;
  reports: ReportRow;
  reportSchedules: ReportScheduleRow;
  ssoConnections: sso.SsoConnectionRow;
  ssoDomains: sso.SsoDomainRow;
  ssoGroups: sso.SsoGroupRow;
  dnsRecords: sso.DnsRecordRow;
  directories: sso.DirectoryRow;
  directoryUsers: sso.DirectoryUserRow;
  directoryGroups: sso.DirectoryGroupRow;
  features: records.FeatureRow;
  plans: records.PlanRow;
  subscriptions: SubscriptionRow;
  invoices: InvoiceRow;
  paymentMethods: PaymentMethodRow;
  setupIntents: SetupIntentRow;
  settings: records.SettingRow;
}
export type TableName = keyof Tables;

/** Indexes and cascades of a table. */
interface Table<T extends Row> {
  /** Owner of the rows: the whole provider, one account, or one user. */
  readonly owner: 'vendor' | 'tenant' | 'user';
  /** Fields with the id of another row. Rows are removed with it and indexed by it. */
  readonly belongsTo?: { readonly [F in keyof T]?: TableName };
  /** Fields with ids of other rows. A removed id is removed from the list; rows are indexed by each of them. */
  readonly lists?: { readonly [F in keyof T]?: TableName };
  /** Further indexes. */
  readonly index?: Readonly<Record<string, (row: T) => string | undefined>>;
  /** Indexes with unique values. */
  readonly unique?: readonly string[];
  /** Name of a row in errors. Default: `item`. */
  readonly noun?: string;
  /** Kept by a reset. Default: false. */
  readonly survivesReset?: true;
  /** Fields that the console hides, besides those named like a secret, a password, a token or a hash. */
  readonly secrets?: readonly (keyof T & string)[];
}

/** A {@link Table} of any row type: fields are only names. */
export interface AnyTable extends Pick<Table<Row>, 'owner' | 'unique' | 'noun' | 'survivesReset' | 'index'> {
  readonly secrets?: readonly string[];
  readonly belongsTo?: Readonly<Record<string, TableName>>;
  readonly lists?: Readonly<Record<string, TableName>>;
}

const ofTenant = { owner: 'tenant', belongsTo: { tenantId: 'tenants' } } as const;
const ofUser = { owner: 'user', belongsTo: { userId: 'users' } } as const;
const ofSession = { owner: 'user', belongsTo: { sessionId: 'sessions' } } as const;
const ofVendor = { owner: 'vendor' } as const;

const verifiedNumber = ({ phoneNumber, verified }: accounts.PhoneNumberRow) => (verified ? phoneNumber : undefined);
const confirmedPhone = ({ phoneNumber, phoneUnconfirmed }: accounts.UserRow) =>
  phoneUnconfirmed ? undefined : phoneNumber;

/**
 * Every table of the provider: storage in memory and in SQLite, lookup, cascade, reset, seed and export follow this
 * list. A parent comes before its children.
 */
export const tables = {
  tenants: {
    owner: 'vendor',
    belongsTo: { parentId: 'tenants' },
    index: { alias: (row) => row.alias },
    unique: ['alias'],
  },
  permissionCategories: ofVendor,
  permissions: {
    owner: 'vendor',
    belongsTo: { categoryId: 'permissionCategories' },
    index: { key: (row) => row.key },
    noun: 'permission',
  },
  roles: { ...ofTenant, lists: { permissionIds: 'permissions' }, noun: 'role' },
  users: {
    owner: 'vendor',
    index: { email: (row) => row.email, phoneNumber: confirmedPhone },
    unique: ['email'],
    noun: 'user',
    secrets: ['enrolling'],
  },
  memberships: { owner: 'tenant', belongsTo: { userId: 'users', tenantId: 'tenants' }, lists: { roleIds: 'roles' } },
  invitations: {
    owner: 'tenant',
    belongsTo: { membershipId: 'memberships', userId: 'users', tenantId: 'tenants' },
    index: { tokenHash: (row) => row.tokenHash },
  },
  inviteLinks: { ...ofTenant, lists: { roleIds: 'roles' }, index: { token: (row) => row.token } },
  groups: { ...ofTenant, lists: { roleIds: 'roles', userIds: 'users' }, noun: 'group' },
  applications: { owner: 'vendor', lists: { tenantIds: 'tenants' }, noun: 'application' },
  applicationAssignments: {
    owner: 'tenant',
    belongsTo: { applicationId: 'applications', membershipId: 'memberships', userId: 'users', tenantId: 'tenants' },
  },
  apiTokens: {
    owner: 'tenant',
    belongsTo: { tenantId: 'tenants', userId: 'users' },
    lists: { roleIds: 'roles' },
    index: { secretHash: (row) => row.secretHash },
    noun: 'token',
  },
  phoneNumbers: { ...ofUser, index: { verified: verifiedNumber }, noun: 'phone' },
  passkeys: { ...ofUser, noun: 'passkey' },
  profileImages: ofUser,
  sessions: { ...ofUser, index: { secretHash: (row) => row.secretHash } },
  families: { ...ofSession, secrets: ['current', 'previous'], index: { codeId: (row) => row.codeId } },
  codes: ofSession,
  authorizeRequests: { ...ofVendor, secrets: ['id', 'challenge', 'state', 'nonce'] },
  mfaSessions: { ...ofUser, secrets: ['enrolling'] },
  externalSignIns: { owner: 'vendor', index: { handleHash: (row) => row.handleHash }, secrets: ['state'] },
  mockCodes: ofVendor,
  usedAssertions: ofVendor,
  actorTokens: ofUser,
  lockouts: ofVendor,
  oneTimeCodes: { owner: 'user', index: { userId: (row) => row.userId } },
  confirmations: { owner: 'user', index: { userId: (row) => row.userId }, secrets: ['target'] },
  rememberedDevices: ofUser,
  knownBrowsers: ofUser,
  // The outbox page shows them.
  outbox: { ...ofVendor, secrets: ['text', 'attachment'] },
  mailCounts: ofVendor,
  rateCounts: ofVendor,
  audits: ofTenant,
  documents: ofTenant,
  ipRestrictions: { ...ofTenant, noun: 'entry' },
  domainRestrictions: { ...ofTenant, noun: 'entry' },
  webhooks: { ...ofTenant, noun: 'webhook' },
  deliveries: {
    owner: 'tenant',
    belongsTo: { webhookId: 'webhooks', tenantId: 'tenants' },
    index: { waiting: (row) => (row.retryAt === undefined ? undefined : 'yes') },
    noun: 'delivery',
  },
  eventConfigurations: { ...ofTenant, noun: 'event' },
  slackSubscriptions: { ...ofTenant, noun: 'subscription' },
  slackCodes: { ...ofVendor, secrets: ['id'] },
  notifications: { ...ofTenant, noun: 'notification' },
  notificationStates: { owner: 'user', belongsTo: { notificationId: 'notifications', userId: 'users' } },
  assistantConversations: { owner: 'user', belongsTo: { tenantId: 'tenants', userId: 'users' } },
  reports: { owner: 'vendor', noun: 'report' },
  reportSchedules: {
    owner: 'tenant',
    belongsTo: { tenantId: 'tenants', reportId: 'reports', userId: 'users' },
    index: { waiting: ({ nextRunAt }) => (nextRunAt === undefined ? undefined : 'yes') },
  },
  ssoConnections: { ...ofTenant, lists: { roleIds: 'roles' }, noun: 'connection' },
  ssoDomains: {
    owner: 'tenant',
    belongsTo: { tenantId: 'tenants', connectionId: 'ssoConnections' },
    index: { domain: (row) => row.domain },
    noun: 'domain',
  },
  ssoGroups: {
    owner: 'tenant',
    belongsTo: { tenantId: 'tenants', connectionId: 'ssoConnections' },
    lists: { roleIds: 'roles' },
    noun: 'mapping',
  },
  dnsRecords: { owner: 'vendor', index: { name: (row) => row.name } },
  directories: { ...ofTenant, noun: 'connection' },
  directoryUsers: {
    owner: 'tenant',
    belongsTo: { tenantId: 'tenants', directoryId: 'directories' },
    index: { userId: (row) => row.userId },
    noun: 'user',
  },
  directoryGroups: {
    owner: 'tenant',
    belongsTo: { tenantId: 'tenants', directoryId: 'directories' },
    lists: { memberIds: 'directoryUsers' },
    index: { groupId: (row) => row.groupId },
    noun: 'group',
  },
  features: ofVendor,
  plans: { owner: 'vendor', noun: 'plan' },
  subscriptions: { owner: 'tenant', belongsTo: { tenantId: 'tenants', planId: 'plans' }, noun: 'subscription' },
  invoices: { ...ofTenant, noun: 'invoice' },
  paymentMethods: { ...ofTenant, noun: 'payment method' },
  setupIntents: { ...ofTenant, index: { secretHash: (row) => row.secretHash } },
  settings: { owner: 'vendor', survivesReset: true },
} as const satisfies { readonly [N in TableName]: Table<Tables[N]> };

type Definition<N extends TableName> = (typeof tables)[N];
type Names<N extends TableName, Part extends string> =
  Definition<N> extends Readonly<Record<Part, infer Fields>> ? keyof Fields & string : never;

export type IndexOf<N extends TableName> = Names<N, 'belongsTo'> | Names<N, 'lists'> | Names<N, 'index'>;

/** Returns a table by name, for code that is generic over tables. */
export const tableOf = (name: TableName): AnyTable => tables[name] as unknown as AnyTable;

export const tableNames = Object.keys(tables) as TableName[];
