import * as restrictions from '@gatehouse/sdk/restrictions';
import { emailDomain, readableDomain } from '@gatehouse/sdk/text';
import type { Db } from '../../db/db';
import type { IpRestrictionRow } from '../../db/rows/accounts';
import { ProviderError } from '../../http/errors';
import type { Provider } from '../../provider';
import { type IpPolicy, policies } from './policies';

/** Public email services, where any user can get an address. */
const publicDomains = new Set(
  'aol.com fastmail.com gmail.com gmx.de gmx.net googlemail.com hotmail.com icloud.com live.com mail.com me.com outlook.com proton.me protonmail.com web.de yahoo.com yandex.com zoho.com'.split(
    ' ',
  ),
);

/**
 * Checks whether an account accepts an email domain. Required wherever a user joins an account: invitations, sign-ups,
 * invitation links, directories.
 * @throws ProviderError 403 `domain-refused` when it does not
 */
export const requireAllowedDomain = (db: Db, tenantId: string, email: string): void => {
  const policy = policies.domains.read(db, tenantId);
  if (!policy.active) return;
  const domain = emailDomain(email);
  const isPublic = policy.blockPublicDomains && publicDomains.has(domain);
  const result = restrictions.domainVerdict(email, policy, db.domainRestrictions.by('tenantId', tenantId));
  if (!isPublic && result?.passes !== false) return;
  throw new ProviderError(
    403,
    'domain-refused',
    `This account does not take email addresses of ${readableDomain(domain)}.`,
  );
};

type Place = Pick<Provider, 'db' | 'settings'>;

/** Returns whether a policy with these entries allows the caller's IP address. */
export const passesIp = ({ settings }: Place, policy: IpPolicy, entries: readonly IpRestrictionRow[]): boolean =>
  restrictions.ipVerdict(settings.ip, policy, entries)?.passes === true;

/** @throws ProviderError 403 `ip-refused` when the account does not allow the caller's IP address */
export const requireAllowedIp = (place: Place, tenantId: string): void => {
  const { db } = place;
  const policy = policies.ips.read(db, tenantId);
  if (!policy.isActive || passesIp(place, policy, db.ipRestrictions.by('tenantId', tenantId))) return;
  throw new ProviderError(
    403,
    'ip-refused',
    `This account cannot be used from the address ${place.settings.ip}. Ask an administrator.`,
  );
};
