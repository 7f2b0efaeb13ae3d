import * as restrictions from '@gatehouse/sdk/restrictions';
import { emailDomain, readableDomain } from '@gatehouse/sdk/text';
import type { Db } from '../db/db';
import { ProviderError } from '../errors';
import { policies } from '../policies';

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
