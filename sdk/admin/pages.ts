import { type Flags, isFlagOn } from '../capabilities/flags/is-flag-on';
import { checkGate, type GateUser } from '../entitlements/gate';

/**
 * `hidden` hides a page from every user, `always` shows it to every signed-in user, `byPermissions` to users who hold a
 * key.
 */
export type PageVisibility = 'hidden' | 'always' | 'byPermissions';

/** What a vendor or a host sets for a page; what is left out keeps its default. */
export interface PageSettings {
  visibility?: PageVisibility;
  /** The page is there only while this flag is on, super users included. */
  featureFlag?: string;
  /** Keys of which one is enough. */
  permissions?: readonly string[];
}

interface AdminPage {
  /** Last part of the address, unique among the pages. */
  readonly path: string;
  /** Scope of the page: the user's own data, or the account's. */
  readonly scope: 'person' | 'account';
  readonly visibility: PageVisibility;
  /** Keys of which one is enough; none means that the page is bound to no key. */
  readonly permissions: readonly string[];
  /** The page is no part of the product until a vendor names the flag that it hangs on. */
  readonly needsFlag?: true;
}

type Row = Omit<AdminPage, 'permissions' | 'path' | 'scope'>;

const person = (path: string, row: Row, ...permissions: string[]): AdminPage => ({
  path,
  scope: 'person',
  permissions,
  ...row,
});
const account = (path: string, row: Row, ...permissions: string[]): AdminPage => ({
  ...person(path, row, ...permissions),
  scope: 'account',
});

const always: Row = { visibility: 'always' };
/** The specification calls these pages hidden: they appear for users who hold the key. */
const keyed: Row = { visibility: 'byPermissions' };

/**
 * Every page of the admin portal, in the order of the navigation. Reports are no part of the product until a vendor or a host
 * shows them.
 */
export const adminPages = {
  profile: person('profile', always),
  privacy: person('privacy', always),
  personalApiTokens: person('personal-api-tokens', keyed, 'fe.secure.read.userApiTokens'),
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
  // Keys of what reports are made of; they count once the page is shown by permissions.
  reports: account('reports', { visibility: 'hidden' }, 'fe.secure.read.users', 'fe.secure.read.audits'),
  usage: account('usage', { visibility: 'byPermissions', needsFlag: true }, 'fe.usage.read'),
} as const satisfies Readonly<Record<string, AdminPage>>;

/** Name of a page of the admin portal. */
export type AdminPageId = keyof typeof adminPages;

/** Every page id, in the order of the navigation. */
export const adminPageIds = Object.keys(adminPages) as AdminPageId[];

/** Pages that are a tab of another page and share its entry of the navigation, while that page is shown too. */
export const tabOfPage: Readonly<Partial<Record<AdminPageId, AdminPageId>>> = { tenantApiTokens: 'apiTokens' };

/** The page in whose entry of the navigation a page stands: its own, or that of the page it is a tab of. */
export const entryOf = <Id extends AdminPageId>(page: Id, shown: readonly Id[]): Id =>
  shown.find((other) => other === tabOfPage[page]) ?? page;

const isVisibility = (value: unknown): value is PageVisibility =>
  value === 'hidden' || value === 'always' || value === 'byPermissions';

/** Settings as a vendor's metadata holds them; parts of another shape are left out. */
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
  /** The signed-in user; without one no page is visible. */
  user: GateUser | null | undefined;
  flags?: Flags;
  /** `navigation` of the vendor's metadata. */
  navigation?: Readonly<Record<string, unknown>>;
  /** The host's own word; it outranks the vendor's. */
  overrides?: Readonly<Partial<Record<AdminPageId, PageSettings>>>;
}

/**
 * Returns the pages a user sees, in the order of the navigation. It only hides: the server must authorize each call itself.
 */
export const visiblePages = ({ user, flags, navigation, overrides }: PageFacts): AdminPageId[] => {
  if (!user) return [];
  return adminPageIds.filter((id) => {
    const settings = { ...settingsOf(navigation, id), ...settingsOf(overrides, id) };
    return isVisible({ ...adminPages[id], ...settings }, user, flags);
  });
};

/**
 * Returns whether a user sees a page of the host's own: those who hold one of its keys do, and every user does when it
 * names none. The vendor's metadata may override this under the same id.
 */
export const isPageShown = (id: string, page: PageSettings, { user, flags, navigation }: PageFacts): boolean => {
  if (!user) return false;
  const { permissions = [], visibility, featureFlag } = { ...page, ...settingsOf(navigation, id) };
  const byDefault = permissions.length > 0 ? 'byPermissions' : 'always';
  return isVisible({ visibility: visibility ?? byDefault, permissions, featureFlag }, user, flags);
};
