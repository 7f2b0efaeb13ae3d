import type { Call } from '../call';
import { ProviderError } from '../errors';
import { rightsOf } from './issue-tokens';

/** Whether a held key covers a requested one; `*` stands for any run of characters. */
const covers = (held: string, requested: string): boolean => {
  const [first = '', ...rest] = held.split('*');
  const last = rest.pop();
  if (last === undefined) return held === requested;
  if (!requested.startsWith(first) || !requested.endsWith(last)) return false;
  let from = first.length;
  for (const part of rest) {
    const at = requested.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return from <= requested.length - last.length;
};

/** Refuses with 403 when the caller's roles in this account do not give the permission. */
export const requirePermission = ({ provider, caller }: Call, key: string): void => {
  const { user, tenantId } = caller();
  const { permissions } = rightsOf(provider, user, tenantId);
  if (user.superUser || permissions.some((held) => covers(held.key, key))) return;
  throw new ProviderError(403, 'permission-missing', 'You are not allowed to do this. Ask an administrator.');
};
