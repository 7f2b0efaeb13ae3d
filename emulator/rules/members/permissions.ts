import type { Caller } from '../../http/call';
import { ProviderError } from '../../http/errors';
import type { Provider } from '../../provider';
import { rightsOf } from './memberships';

/** Returns whether a user's permission key covers a requested one; `*` matches any run of characters. */
export const covers = (granted: string, requested: string): boolean => {
  const [first = '', ...rest] = granted.split('*');
  const last = rest.pop();
  if (last === undefined) return granted === requested;
  if (!requested.startsWith(first) || !requested.endsWith(last)) return false;
  let from = first.length;
  for (const part of rest) {
    const at = requested.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return from <= requested.length - last.length;
};

/** Returns whether the caller's roles in this account grant one of the permissions. */
export const isPermitted = (
  provider: Pick<Provider, 'db' | 'clock'>,
  { user, tenantId }: Pick<Caller, 'user' | 'tenantId'>,
  keys: readonly string[],
): boolean => {
  if (user.superUser) return true;
  const { permissions } = rightsOf(provider, user, tenantId);
  return permissions.some((granted) => keys.some((key) => covers(granted.key, key)));
};

/** @throws ProviderError 403 when the caller's roles in this account grant none of the permissions */
export const requirePermission = (
  provider: Pick<Provider, 'db' | 'clock'>,
  caller: Caller,
  requested: string | readonly string[],
) => {
  const keys = typeof requested === 'string' ? [requested] : requested;
  if (isPermitted(provider, caller, keys)) return;
  throw new ProviderError(403, 'permission-missing', 'You are not allowed to do this. Ask an administrator.', {
    context: { permissions: keys },
  });
};
