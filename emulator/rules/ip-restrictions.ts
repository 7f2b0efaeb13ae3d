import * as restrictions from '@gatehouse/sdk/restrictions';
import { ProviderError } from '../errors';
import { type IpPolicy, policies } from '../policies';
import type { Provider } from '../provider';
import type { IpRestrictionRow } from '../rows/restrictions';

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
