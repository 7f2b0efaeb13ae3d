import { isAccountId, subAccountAccessTypes } from '@gatehouse/sdk/contracts/accounts';
import type { TenantRow } from '../db/rows/accounts';
import { present } from '../guards';
import type { Call } from '../http/call';
import { fieldError, ProviderError } from '../http/errors';
import { isoTime } from '../provider';
import { audited, auditedIn } from '../rules/audits/audits';
import {
  accountNameIn,
  requireLengths,
  requireWebUrls,
  accountSettings as settings,
} from '../rules/members/account-settings';
import { isOpen, openMembership } from '../rules/members/memberships';
import { isPermitted, requirePermission } from '../rules/members/roles';
import {
  accessTypeOf,
  accountsAbove,
  accountsBelow,
  isReseller,
  managedAccount,
  managedIds,
  mayEnterBelow,
  ownOrManaged,
  requireManagement,
} from '../rules/members/sub-accounts';
import { paged } from '../rules/resources/paged';
import { issueTokens } from '../rules/sessions/issue-tokens';
import { accountUsers } from './account-users';
import { anybody, type OperationsOf, operation, type Rule, secure, user } from './operation';

interface Formats {
  dateFormat?: string | null | undefined;
  timeFormat?: string | null | undefined;
}

/** Parts of a date or time format, and the separators between them. */
const parts = /YYYY|YY|M{1,4}|dddd|D{1,2}|H{1,2}|h{1,2}|mm|ss|A/g;
const between = /^[ .,:/-]*$/;
const MAX_FORMAT_LENGTH = 32;

const isFormat = (text: string): boolean =>
  text === '' || (text.length <= MAX_FORMAT_LENGTH && /[A-Za-z]/.test(text) && between.test(text.replace(parts, '')));

/**
 * Formats are applied to every date on other users' screens. A stored format that another tool wrote is accepted as
 * long as it is unchanged.
 */
const requireFormats = (values: Formats, before: Formats): void => {
  for (const name of ['dateFormat', 'timeFormat'] as const) {
    const format = values[name];
    if (!format || format === before[name] || isFormat(format)) continue;
    throw fieldError(name, 'Use a format such as DD/MM/YYYY or HH:mm.', 'invalid-format');
  }
};

export const accountSettings: OperationsOf<'accountSettings'> = {
  // Every member's dates have the account's formats, and `openApp` leads every member to its URL.
  get: operation(user, (call) => ({ website: null, ...settings.get(call) })),
  // The request replaces all settings except the name, which belongs to the account.
  update: operation(
    {
      permission: secure('write.accountSettings'),
      audit: 'Account settings changed',
      event: 'frontegg.tenant.updated',
    },
    (call, { name, tenantId: _, ...values }) => {
      const before = settings.get(call);
      const { website, loginUrl, applicationUrl } = values;
      requireWebUrls({ website, loginUrl, applicationUrl }, { ...before });
      requireFormats(values, before);
      requireLengths(values, before);
      const newName = name?.trim() && accountNameIn(name);
      const tenant = call.db.tenants.get(call.caller().tenantId);
      const saved = settings.save(call, values);
      if (tenant && newName) {
        audited(call, { name: newName });
        call.db.tenants.patch(tenant.id, { name: newName });
      }
      return saved;
    },
  ),
  getPublic: operation(anybody, ({ db, request }) => {
    const alias = request.headers.get('frontegg-login-alias');
    const tenant = alias ? db.tenants.first('alias', alias) : undefined;
    if (!tenant) return {};
    const { applicationUrl, loginUrl } = settings.read(db, tenant.id);
    return { tenantId: tenant.id, name: tenant.name, applicationUrl, loginUrl };
  }),
};

interface WireTree {
  tenantId: string;
  tenantName: string;
  createdAt: string;
  children: WireTree[];
}

const rowsOf = ({ db }: Call, ids: readonly string[]): TenantRow[] => present(ids.map((id) => db.tenants.get(id)));

const wireListed =
  ({ db }: Call) =>
  (tenant: TenantRow) => ({
    tenantId: tenant.id,
    name: tenant.name,
    tenantType: tenant.type,
    createdAt: tenant.createdAt,
    isReseller: isReseller(tenant),
    subAccountAccessType: accessTypeOf(tenant),
    metadata: { isParent: db.tenants.by('parentId', tenant.id).length > 0 },
  });

const wireRelated = ({ db }: Call, { id, name }: TenantRow) => ({
  tenantId: id,
  tenantName: name,
  level: accountsAbove(db, id).length,
});

const treeOf = (call: Call, { id, name, createdAt }: TenantRow, includesChildren: boolean): WireTree => ({
  tenantId: id,
  tenantName: name,
  createdAt,
  children: includesChildren ? call.db.tenants.by('parentId', id).map((child) => treeOf(call, child, true)) : [],
});

/** Returns the accounts above, from the root down. */
const parentsOf = (call: Call, tenantId: string) =>
  accountsAbove(call.db, tenantId)
    .reverse()
    .map((tenant) => wireRelated(call, tenant));

const saved = ({ id, name }: TenantRow) => ({ tenantId: id, name });

/**
 * Returns the number of users of an account, and of all users who may enter it, including those from accounts above.
 */
const countIn = ({ db, provider }: Call, tenantId: string) => {
  const now = provider.clock.now();
  const members = db.memberships.by('tenantId', tenantId);
  const entering = new Set(members.filter((row) => isOpen(row, now)).map(({ userId }) => userId));
  for (const above of accountsAbove(db, tenantId)) {
    for (const row of db.memberships.by('tenantId', above.id)) {
      if (mayEnterBelow(above, row) && openMembership(provider, row.userId, tenantId)) entering.add(row.userId);
    }
  }
  return { tenantId, totalUsers: members.length, totalAccessAllowedUsers: entering.size };
};

const key = (name: string) => `fe.account-hierarchy.${name}`;
const read: Rule = { permission: key('read.subAccount') };
const changed: Rule = { severity: 'Medium', event: 'frontegg.tenant.updated' };
const write: Rule = { ...changed, permission: key('write.subAccount') };
export const accounts: OperationsOf<'accounts'> = {
  ...accountUsers,
  listSubTenants: operation(read, (call) => rowsOf(call, managedIds(call)).map((tenant) => wireRelated(call, tenant))),
  getTree: operation(read, (call) => {
    const account = ownOrManaged(call, call.caller().tenantId);
    return treeOf(call, account, managedIds(call).length > 0);
  }),
  // Without the permission to read accounts, the caller still sees the accounts above that they may switch back to.
  getParents: operation(read, (call) => {
    const { user, tenantId } = call.caller();
    const all = parentsOf(call, tenantId);
    if (isPermitted(call.provider, call.caller(), ['fe.account-hierarchy.read.subAccount'])) return all;
    return all.filter((parent) => openMembership(call.provider, user.id, parent.tenantId));
  }),
  getParentsOf: operation(read, (call, { tenantId }) => parentsOf(call, ownOrManaged(call, tenantId).id)),
  searchSubTenants: operation(read, (call, { _subTenantId, ...input }) => {
    const managed = managedIds(call);
    const top = _subTenantId === undefined ? call.caller().tenantId : ownOrManaged(call, _subTenantId).id;
    const ids = input._filter
      ? accountsBelow(call.db, top).slice(1)
      : managed.length > 0
        ? call.db.tenants.by('parentId', top).map(({ id }) => id)
        : [];
    return paged(rowsOf(call, managed.length > 0 ? ids : []), input, {
      wire: wireListed(call),
      search: ({ name, id }) => [name, id],
      sort: { name: ({ name }) => name, createdAt: ({ createdAt }) => createdAt, tenantId: ({ id }) => id },
    });
  }),
  getHierarchyMetadata: operation(read, (call, { _tenantIds }) => {
    const visibleIds = new Set([call.caller().tenantId, ...managedIds(call)]);
    return [...new Set(_tenantIds)]
      .filter((id) => visibleIds.has(id))
      .map((tenantId) => {
        const totalSubTenants = accountsBelow(call.db, tenantId).length - 1;
        return { tenantId, totalSubTenants, isParent: totalSubTenants > 0 };
      });
  }),
  countUsers: operation(read, (call, { tenantIds }) => {
    const visibleIds = new Set([call.caller().tenantId, ...managedIds(call)]);
    return [...new Set(tenantIds)].filter((id) => visibleIds.has(id)).map((id) => countIn(call, id));
  }),
  // Memberships and access types decide who may enter.
  getTokenForTenant: operation(user, async (call, { tenantId }) => {
    const { user, session } = call.caller();
    if (!openMembership(call.provider, user.id, tenantId)) {
      const message = 'You cannot open this account. Ask an administrator for access to it.';
      throw new ProviderError(403, 'not-a-member', message);
    }
    const { idToken, expiresIn } = await issueTokens(call.provider, {
      client: call.client,
      application: call.application,
      session,
      tenantId,
    });
    const expires = new Date(call.provider.clock.now() + expiresIn * 1000).toUTCString();
    return { accessToken: idToken, expiresIn, expires };
  }),

  createSubTenant: operation(
    { ...write, audit: 'Sub-account created: {name}', event: 'frontegg.tenant.created' },
    (call, { tenantId, name, parentTenantId, isReseller: manages, ...fields }) => {
      const parent = ownOrManaged(call, parentTenantId);
      requireManagement(parent);
      if (manages) requirePermission(call.provider, call.caller(), 'fe.account-hierarchy.write.subAccountManagement');
      if (!isAccountId(tenantId)) throw fieldError('tenantId', 'Use letters, digits, hyphens and underscores.');
      const { website, applicationUrl, logo, logoUrl, address, timezone, currency } = fields;
      requireWebUrls({ website, applicationUrl, logo, logoUrl });
      requireLengths(fields);
      const trimmed = accountNameIn(name);
      if (call.db.tenants.get(tenantId)) {
        throw fieldError('tenantId', 'This ID is taken. Choose another one.', 'tenantId-taken', 409);
      }
      const row = call.db.transaction(() => {
        const made = call.db.tenants.put({
          id: tenantId,
          name: trimmed,
          type: 'customer',
          parentId: parent.id,
          isReseller: manages ?? false,
          createdAt: isoTime(call.provider),
        });
        const value = { website, applicationUrl, logo: logo ?? logoUrl, address, timezone, currency };
        if (Object.values(value).some((change) => change !== undefined)) {
          call.db.documents.put({ id: settings.idIn(tenantId), tenantId, value });
        }
        return made;
      });
      auditedIn(call, row.id);
      return saved(row);
    },
  ),
  updateSubTenant: operation({ ...write, audit: 'Sub-account renamed: {name}' }, (call, { tenantId, name }) => {
    const before = managedAccount(call, tenantId);
    const next = accountNameIn(name);
    audited(call, { before: saved(before), name: next });
    call.db.tenants.patch(tenantId, { name: next });
  }),
  deleteSubTenant: operation(
    {
      permission: key('delete.subAccount'),
      severity: 'Critical',
      audit: 'Sub-account deleted: {name}',
      event: 'frontegg.tenant.deleted',
    },
    (call, { tenantId }) => {
      const { db } = call;
      const before = managedAccount(call, tenantId);
      const ids = new Set(accountsBelow(db, tenantId));
      audited(call, { before: saved(before), name: before.name, subAccounts: ids.size - 1 });
      db.transaction(() => {
        for (const row of db.sessions.filter((session) => ids.has(session.tenantId))) db.sessions.remove(row.id);
        db.tenants.remove(tenantId);
      });
    },
  ),
  setManagement: operation(
    {
      ...changed,
      permission: key('write.subAccountManagement'),
      severity: 'High',
      audit: 'Sub-account management changed: {name}',
    },
    (call, { tenantId, isReseller: manages = false }) => {
      const before = managedAccount(call, tenantId);
      const parent = before.parentId === undefined ? undefined : call.db.tenants.get(before.parentId);
      if (manages && parent) requireManagement(parent);
      audited(call, { name: before.name, before: { isReseller: isReseller(before) } });
      return saved(call.db.tenants.patch(tenantId, { isReseller: manages }) ?? before);
    },
  ),
  setHierarchySettings: operation(
    {
      ownerOnly: true,
      ...changed,
      permission: key('write.subAccountAccess'),
      severity: 'High',
      audit: 'Sub-account access changed: {name}',
    },
    (call, { tenantId, subAccountAccessType }) => {
      const before = managedAccount(call, tenantId);
      const requested = subAccountAccessType ?? accessTypeOf(before);
      const type = subAccountAccessTypes.find((candidate) => candidate === requested);
      if (!type) throw fieldError('subAccountAccessType', 'Choose off, on or always.');
      audited(call, { name: before.name, before: { subAccountAccessType: accessTypeOf(before) } });
      return saved(call.db.tenants.patch(tenantId, { subAccountAccessType: type }) ?? before);
    },
  ),
};
