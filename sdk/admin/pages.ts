import { type Flags, isFlagOn } from '../capabilities/flags/is-flag-on';
import { checkGate, type GateUser } from '../entitlements/gate';

/**
 * `hidden` hides a page from every user, `always` shows it to every signed-in user, `byPermissions` to users who hold
 * one of its permission keys.
 */
export type PageVisibility = 'hidden' | 'always' | 'byPermissions';

/** Settings of a page, by the vendor or the host. A setting that is left out keeps its default. */
export interface PageSettings {
  visibility?: PageVisibility;
  /** Shows the page only while this feature flag is on, for super users too. */
  featureFlag?: string;
  /** Permission keys; one of them is enough. */
  permissions?: readonly string[];
}

interface AdminPage {
  /** Last segment of the path, unique among the pages. */
  readonly path: string;
  /** Scope of the page: the user's own data, or the account's. */
  readonly scope: 'user' | 'account';
  readonly visibility: PageVisibility;
  /** Permission keys; one of them is enough. An empty list requires none. */
  readonly permissions: readonly string[];
  /** Hides the page until the vendor names the feature flag that controls it. */
  readonly needsFlag?: true;
}

type Row = Omit<AdminPage, 'permissions' | 'path' | 'scope'>;

const user = (path: string, row: Row, ...permissions: string[]): AdminPage => ({
  path,
  scope: 'user',
  permissions,
  ...row,
});
const account = (path: string, row: Row, ...permissions: string[]): AdminPage => ({
  ...user(path, row, ...permissions),
  scope: 'account',
});

const always: Row = { visibility: 'always' };
/** The specification calls these pages hidden: they are visible to users who hold the permission key. */
const keyed: Row = { visibility: 'byPermissions' };

/** All pages of the admin portal, in navigation order. Reports stay hidden until a vendor or a host shows them. */
export const adminPages = {
  profile: user('profile', always),
  privacy: user('privacy', always),
  personalApiTokens: user('personal-api-tokens', keyed, 'fe.secure.read.userApiTokens'),
  account: account('account', always, 'fe.secure.read.accountSettings'),
  allAccounts: account('all-accounts', keyed, 'fe.account-hierarchy.read.subAccount'),
  users: account('users', always, 'fe.secure.read.users'),
  groups: account('groups', keyed, 'fe.secure.read.groups'),
  roles: account('roles', keyed, 'fe.secure.read.roles'),
  security: account('security', always, 'fe.secure.read.securityPolicy'),
  sso: account('sso', keyed, 'fe.secure.read.samlConfiguration'),
  provisioning: account('provisioning', keyed, 'fe.secure.read.provisioningConfiguration'),
  apiTokens: account('api-tokens', keyed, 'fe.secure.read.tenantApiTokens'),
  tenantApiTokens: account('tenant-api-tokens', keyed, 'fe.secure.read.tenantApiTokens'),
  webhooks: account('webhooks', keyed, 'fe.connectivity.read.webhooks'),
  audits: account('audits', always, 'fe.secure.read.audits'),
  subscription: account('subscription', keyed, 'fe.subscriptions.*', 'fe.subscriptions.read.*'),
  // Permission keys for the data of the reports; used once the page is set to `byPermissions`.
  reports: account('reports', { visibility: 'hidden' }, 'fe.secure.read.users', 'fe.secure.read.audits'),
  usage: account('usage', { visibility: 'byPermissions', needsFlag: true }, 'fe.usage.read'),
} as const satisfies Readonly<Record<string, AdminPage>>;

/** Id of a page of the admin portal. */
export type AdminPageId = keyof typeof adminPages;

/** All page ids, in navigation order. */
export const adminPageIds = Object.keys(adminPages) as AdminPageId[];

/** Returns the page of the last segment of a path. */
export const pageAt = (segment: string | undefined): AdminPageId | undefined =>
  adminPageIds.find((id) => adminPages[id].path === segment);

/** Pages rendered as a tab of another page; they share its navigation entry while that page is visible. */
export const tabOfPage: Readonly<Partial<Record<AdminPageId, AdminPageId>>> = { tenantApiTokens: 'apiTokens' };

/** Returns the page whose navigation entry leads to a page: the page itself, or the page it is a tab of. */
export const entryOf = <Id extends AdminPageId>(page: Id, visible: readonly Id[]): Id =>
  visible.find((candidate) => candidate === tabOfPage[page]) ?? page;

const isVisibility = (value: unknown): value is PageVisibility =>
  value === 'hidden' || value === 'always' || value === 'byPermissions';

/** Reads page settings from the vendor's metadata; values of another type are ignored. */
const readSettings = (raw: unknown): PageSettings => {
  if (typeof raw !== 'object' || raw === null) return {};
  const { visibility, featureFlag, permissions } = raw as Record<string, unknown>;
  return {
    ...(isVisibility(visibility) && { visibility }),
    ...(typeof featureFlag === 'string' && featureFlag !== '' && { featureFlag }),
    ...(Array.isArray(permissions) && { permissions: permissions.filter((key) => typeof key === 'string') }),
  };
};

const settingsOf = (source: Readonly<Record<string, unknown>> | undefined, id: string): PageSettings =>
  source && Object.hasOwn(source, id) ? readSettings(source[id]) : {};

const isVisible = (
  page: Pick<AdminPage, 'visibility' | 'permissions' | 'needsFlag'> & PageSettings,
  user: GateUser,
  flags: Flags | undefined,
): boolean => {
  if (page.visibility === 'hidden') return false;
  if (page.needsFlag && !page.featureFlag) return false;
  if (page.featureFlag && !isFlagOn(flags, page.featureFlag)) return false;
  if (page.visibility === 'always') return true;
  if (page.permissions.length === 0) return user.superUser === true;
  return checkGate(user, undefined, { permission: page.permissions }).allowed;
};

/** Inputs that decide which pages a user sees. */
export interface PageFacts {
  /** The signed-in user; no page is visible without one. */
  user: GateUser | null | undefined;
  flags?: Flags;
  /** `navigation` of the vendor's metadata. */
  navigation?: Readonly<Record<string, unknown>>;
  /** Settings of the host; they take precedence over the vendor's. */
  overrides?: Readonly<Partial<Record<AdminPageId, PageSettings>>>;
}

/**
 * Returns the pages visible to a user, in navigation order. It only hides pages: the server must authorize each call
 * itself.
 */
export const visiblePages = ({ user, flags, navigation, overrides }: PageFacts): AdminPageId[] => {
  if (!user) return [];
  return adminPageIds.filter((id) => {
    const settings = { ...settingsOf(navigation, id), ...settingsOf(overrides, id) };
    return isVisible({ ...adminPages[id], ...settings }, user, flags);
  });
};

/**
 * Returns whether a user sees a page that the host adds: users who hold one of its permission keys do, and every user
 * when it names none. The vendor's metadata may override this under the same id.
 */
export const isPageShown = (id: string, page: PageSettings, { user, flags, navigation }: PageFacts): boolean => {
  if (!user) return false;
  const { permissions = [], visibility, featureFlag } = { ...page, ...settingsOf(navigation, id) };
  const byDefault = permissions.length > 0 ? 'byPermissions' : 'always';
  return isVisible({ visibility: visibility ?? byDefault, permissions, featureFlag }, user, flags);
};
