import type { InviteLinkRow, UserRow } from '../../db/rows/accounts';
import type { ExternalProfile } from '../../db/rows/external-sign-ins';
import type { SsoConnectionRow } from '../../db/rows/sso';
import type { Call } from '../../http/call';
import { ProviderError } from '../../http/errors';
import { isoTime } from '../../provider';
import { audited } from '../audits/audits';
import { recordOperation } from '../audits/record-operation';
import { join } from '../members/join';
import { findMembership } from '../members/memberships';
import { defaultRoles } from '../members/roles';
import { rolesByLink, rolesFor } from '../members/sign-up';
import { userByEmail } from '../members/users';
import { requireAllowedDomain } from '../policies/restrictions';

/** A user who signs in through another service needs no activation email: the service has verified the address. */
const activateUser = (call: Call, user: UserRow, tenantId: string, provider: string): UserRow => {
  const existing = call.db.users.patch(user.id, { verified: true, provider, tenantId }) ?? user;
  audited(call, { email: user.email, provider }, { user: existing, tenantId });
  recordOperation(
    { ...call, bearer: undefined },
    { audit: 'User signed up: {email}', event: 'frontegg.user.signedUp' },
  );
  return existing;
};

/**
 * Returns the user of a social login. A new one joins the account of an invitation link, or gets an account of their own
 * if sign-up is allowed.
 * @throws ProviderError 403 `signups-disabled` for a new user otherwise, `user-disabled` for a disabled one
 */
export const userOfService = (
  call: Call,
  { email, name }: ExternalProfile,
  service: string,
  link: InviteLinkRow | undefined,
): UserRow => {
  const { db, provider } = call;
  const existing = userByEmail(db, email);
  if (existing?.disabled)
    throw new ProviderError(403, 'user-disabled', 'You cannot sign in here. Ask your administrator.');
  if (existing) return existing;
  if (!link && !provider.settings.allowSignups) {
    throw new ProviderError(403, 'signups-disabled', 'You cannot sign up here by yourself. Ask for an invitation.');
  }
  if (link) requireAllowedDomain(db, link.tenantId, email);
  const tenantId = link?.tenantId ?? crypto.randomUUID();
  const createdAt = isoTime(provider);
  const { user } = db.transaction(() => {
    if (!link) db.tenants.put({ id: tenantId, name, type: 'customer', createdAt });
    return join(call, tenantId, {
      ...{ email, profile: { name }, activated: true },
      roleIds: link ? rolesByLink(call, link) : rolesFor(call, tenantId, true),
    });
  });
  return activateUser(call, user, tenantId, service);
};

/** Returns the roles that a connection grants, to all of its users and by group. */
const rolesOfConnection = ({ db }: Call, { id, roleIds }: SsoConnectionRow, groups: readonly string[]): string[] => {
  const mapped = db.ssoGroups.by('connectionId', id).filter(({ group }) => groups.includes(group));
  return [...roleIds, ...mapped.flatMap((row) => row.roleIds)];
};

/**
 * Returns the user of a single sign-on, as a member of the account with the roles of their groups.
 * @throws ProviderError 403 `domain-refused` for an address outside of the connection's domains, `user-disabled`
 */
export const userOfConnection = (
  call: Call,
  { email, name, groups }: ExternalProfile,
  connection: SsoConnectionRow,
): UserRow => {
  const { db } = call;
  const { tenantId } = connection;
  const domain = email.split('@').at(-1) ?? '';
  const coversDomain = db.ssoDomains
    .by('connectionId', connection.id)
    .some((row) => row.domain === domain && (row.validated || connection.skipEmailDomainValidation));
  if (!coversDomain) throw new ProviderError(403, 'domain-refused', `Users of ${domain} do not sign in here with SSO.`);
  requireAllowedDomain(db, tenantId, email);
  const roles = rolesOfConnection(call, connection, groups);
  const existing = userByEmail(db, email);
  const membership = existing && findMembership(db, existing.id, tenantId);
  if (existing?.disabled || membership?.disabled) {
    throw new ProviderError(403, 'user-disabled', 'You cannot sign in here. Ask your administrator.');
  }
  if (existing && membership) {
    const roleIds = [...new Set([...membership.roleIds, ...roles])];
    db.memberships.patch(membership.id, { roleIds, activated: true, invitedAs: undefined });
    return db.users.patch(existing.id, { tenantId, verified: true }) ?? existing;
  }
  const roleIds = roles.length > 0 ? roles : defaultRoles(db, tenantId);
  const { user } = join(call, tenantId, { email, profile: { name }, roleIds, activated: true });
  // The API has one name for users of every connection.
  return activateUser(call, user, tenantId, 'saml');
};
