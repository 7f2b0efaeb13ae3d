import type {
  ApiTokenRow,
  DomainRestrictionRow,
  GroupRow,
  InvitationRow,
  InviteLinkRow,
  IpRestrictionRow,
  MembershipRow,
  PasskeyRow,
  PermissionCategoryRow,
  PermissionRow,
  PhoneNumberRow,
  ProfileImageRow,
  RoleRow,
  TenantRow,
  UserRow,
} from './rows/accounts';
import type { ApplicationAssignmentRow, ApplicationRow } from './rows/applications';
import type { AssistantConversationRow } from './rows/assistant';
import type { InvoiceRow, PaymentMethodRow, SetupIntentRow, SubscriptionRow } from './rows/billing';
import type {
  DeliveryRow,
  EventConfigurationRow,
  NotificationRow,
  NotificationStateRow,
  SlackCodeRow,
  SlackSubscriptionRow,
  WebhookRow,
} from './rows/connectivity';
import type { ActorTokenRow, ExternalSignInRow, MockCodeRow, UsedAssertionRow } from './rows/external-sign-ins';
import type {
  AuditRow,
  DocumentRow,
  FeatureRow,
  MailCountRow,
  MessageRow,
  PlanRow,
  RateCountRow,
  SettingRow,
} from './rows/records';
import type { ReportRow, ReportScheduleRow } from './rows/reports';
import type { Row } from './rows/row';
import type {
  AuthorizeRequestRow,
  CodeRow,
  ConfirmationRow,
  FamilyRow,
  KnownBrowserRow,
  LockoutRow,
  MfaSessionRow,
  OneTimeCodeRow,
  RememberedDeviceRow,
  SessionRow,
} from './rows/sessions';
import type {
  DirectoryGroupRow,
  DirectoryRow,
  DirectoryUserRow,
  DnsRecordRow,
  SsoConnectionRow,
  SsoDomainRow,
  SsoGroupRow,
} from './rows/sso';

/** Row type of each table. */
export interface Tables {
  tenants: TenantRow;
  permissionCategories: PermissionCategoryRow;
  permissions: PermissionRow;
  roles: RoleRow;
  users: UserRow;
  memberships: MembershipRow;
  invitations: InvitationRow;
  inviteLinks: InviteLinkRow;
  groups: GroupRow;
  applications: ApplicationRow;
  applicationAssignments: ApplicationAssignmentRow;
  apiTokens: ApiTokenRow;
  phoneNumbers: PhoneNumberRow;
  passkeys: PasskeyRow;
  profileImages: ProfileImageRow;
  sessions: SessionRow;
  families: FamilyRow;
  codes: CodeRow;
  authorizeRequests: AuthorizeRequestRow;
  mfaSessions: MfaSessionRow;
  externalSignIns: ExternalSignInRow;
  mockCodes: MockCodeRow;
  usedAssertions: UsedAssertionRow;
  actorTokens: ActorTokenRow;
  lockouts: LockoutRow;
  oneTimeCodes: OneTimeCodeRow;
  confirmations: ConfirmationRow;
  rememberedDevices: RememberedDeviceRow;
  knownBrowsers: KnownBrowserRow;
  outbox: MessageRow;
  mailCounts: MailCountRow;
  rateCounts: RateCountRow;
  audits: AuditRow;
  documents: DocumentRow;
  ipRestrictions: IpRestrictionRow;
  domainRestrictions: DomainRestrictionRow;
  webhooks: WebhookRow;
  deliveries: DeliveryRow;
  eventConfigurations: EventConfigurationRow;
  slackSubscriptions: SlackSubscriptionRow;
  slackCodes: SlackCodeRow;
  notifications: NotificationRow;
  notificationStates: NotificationStateRow;
  assistantConversations: AssistantConversationRow;
  reports: ReportRow;
  reportSchedules: ReportScheduleRow;
  ssoConnections: SsoConnectionRow;
  ssoDomains: SsoDomainRow;
  ssoGroups: SsoGroupRow;
  dnsRecords: DnsRecordRow;
  directories: DirectoryRow;
  directoryUsers: DirectoryUserRow;
  directoryGroups: DirectoryGroupRow;
  features: FeatureRow;
  plans: PlanRow;
  subscriptions: SubscriptionRow;
  invoices: InvoiceRow;
  paymentMethods: PaymentMethodRow;
  setupIntents: SetupIntentRow;
  settings: SettingRow;
}
export type TableName = keyof Tables;

/** Indexes and cascades of a table. */
interface Table<T extends Row> {
  /** Owner of the rows: the whole provider, one account, or one user. */
  readonly owner: 'vendor' | 'tenant' | 'user';
  /** Fields with the id of another row. Rows are removed with it and indexed by it. */
  readonly belongsTo?: { readonly [F in keyof T]?: TableName };
  /**
   * Fields with a list of ids of other rows. A removed id is removed from the list; rows are indexed by each of them.
   */
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

const ofUser = { owner: 'user', belongsTo: { userId: 'users' } } as const;
const ofSession = { owner: 'user', belongsTo: { sessionId: 'sessions' } } as const;
const ofVendor = { owner: 'vendor' } as const;

const verifiedNumber = ({ phoneNumber, verified }: PhoneNumberRow) => (verified ? phoneNumber : undefined);
const confirmedPhone = ({ phoneNumber, phoneUnconfirmed }: UserRow) => (phoneUnconfirmed ? undefined : phoneNumber);

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
  roles: { owner: 'tenant', belongsTo: { tenantId: 'tenants' }, lists: { permissionIds: 'permissions' }, noun: 'role' },
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
  inviteLinks: {
    owner: 'tenant',
    belongsTo: { tenantId: 'tenants' },
    lists: { roleIds: 'roles' },
    index: { token: (row) => row.token },
  },
  groups: {
    owner: 'tenant',
    belongsTo: { tenantId: 'tenants' },
    lists: { roleIds: 'roles', userIds: 'users' },
    noun: 'group',
  },
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
  audits: { owner: 'tenant', belongsTo: { tenantId: 'tenants' } },
  documents: { owner: 'tenant', belongsTo: { tenantId: 'tenants' } },
  ipRestrictions: { owner: 'tenant', belongsTo: { tenantId: 'tenants' }, noun: 'entry' },
  domainRestrictions: { owner: 'tenant', belongsTo: { tenantId: 'tenants' }, noun: 'entry' },
  webhooks: { owner: 'tenant', belongsTo: { tenantId: 'tenants' }, noun: 'webhook' },
  deliveries: {
    owner: 'tenant',
    belongsTo: { webhookId: 'webhooks', tenantId: 'tenants' },
    index: { waiting: (row) => (row.retryAt === undefined ? undefined : 'yes') },
    noun: 'delivery',
  },
  eventConfigurations: { owner: 'tenant', belongsTo: { tenantId: 'tenants' }, noun: 'event' },
  slackSubscriptions: { owner: 'tenant', belongsTo: { tenantId: 'tenants' }, noun: 'subscription' },
  slackCodes: { ...ofVendor, secrets: ['id'] },
  notifications: { owner: 'tenant', belongsTo: { tenantId: 'tenants' }, noun: 'notification' },
  notificationStates: { owner: 'user', belongsTo: { notificationId: 'notifications', userId: 'users' } },
  assistantConversations: { owner: 'user', belongsTo: { tenantId: 'tenants', userId: 'users' } },
  reports: { owner: 'vendor', noun: 'report' },
  reportSchedules: {
    owner: 'tenant',
    belongsTo: { tenantId: 'tenants', reportId: 'reports', userId: 'users' },
    index: { waiting: ({ nextRunAt }) => (nextRunAt === undefined ? undefined : 'yes') },
  },
  ssoConnections: {
    owner: 'tenant',
    belongsTo: { tenantId: 'tenants' },
    lists: { roleIds: 'roles' },
    noun: 'connection',
  },
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
  directories: { owner: 'tenant', belongsTo: { tenantId: 'tenants' }, noun: 'connection' },
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
  invoices: { owner: 'tenant', belongsTo: { tenantId: 'tenants' }, noun: 'invoice' },
  paymentMethods: { owner: 'tenant', belongsTo: { tenantId: 'tenants' }, noun: 'payment method' },
  setupIntents: {
    owner: 'tenant',
    belongsTo: { tenantId: 'tenants' },
    index: { secretHash: (row) => row.secretHash },
  },
  settings: { owner: 'vendor', survivesReset: true },
} as const satisfies { readonly [N in TableName]: Table<Tables[N]> };

type Definition<N extends TableName> = (typeof tables)[N];
type Names<N extends TableName, Part extends string> =
  Definition<N> extends Readonly<Record<Part, infer Fields>> ? keyof Fields & string : never;

/** Names of a table's indexes. */
export type IndexOf<N extends TableName> = Names<N, 'belongsTo'> | Names<N, 'lists'> | Names<N, 'index'>;

/** Returns a table by name, for code that is generic over tables. */
export const tableOf = (name: TableName): AnyTable => tables[name] as unknown as AnyTable;

export const tableNames = Object.keys(tables) as TableName[];
