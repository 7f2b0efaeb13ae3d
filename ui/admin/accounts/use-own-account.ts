'use client';
import * as accounts from '@gatehouse/sdk/accounts';
import { useQuery } from '@tanstack/react-query';
import { useCapability } from '../../react/capability';
import { useSession } from '../../react/session';

/** Returns the current account and whether it manages sub-accounts: root accounts do, others if allowed. */
export const useOwnAccount = () => {
  const session = useSession();
  const isSignedIn = session.status === 'authenticated';
  const tenantId = isSignedIn ? session.user.tenantId : '';
  const active = isSignedIn ? session.tenants?.activeTenant : undefined;
  const above = useCapability(accounts).parents({});
  const isReseller = active?.isReseller === true;
  const { data: parents } = useQuery({ ...above, enabled: above.enabled && !isReseller });
  // Until it is known, every action is offered.
  return { tenantId, name: active?.name ?? tenantId, manages: isReseller || !parents || parents.length === 0 };
};
