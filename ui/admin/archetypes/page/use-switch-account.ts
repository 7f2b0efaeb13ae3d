'use client';
import { isAbort, type SessionState } from '@gatehouse/sdk';
import { useToast } from '../../../kit/feedback/toast';
import { useIdentity } from '../../../react/identity';
import { describeError, useTexts } from '../../../react/texts';
import { rememberEntry } from './entered-accounts';
import { noteRecent } from './recent-accounts';

interface Place {
  tenantId: string;
  name: string;
}

const placeOf = (state: SessionState): Place | undefined => {
  if (state.status !== 'authenticated') return undefined;
  const { tenantId } = state.user;
  return { tenantId, name: state.tenants?.activeTenant?.name ?? tenantId };
};

/** Returns a function that switches to another account and announces it. After an error the session is unchanged. */
export const useSwitchAccount = () => {
  const identity = useIdentity();
  const toaster = useToast();
  const all = useTexts();
  /** `isBelow`: the account is a sub-account of the current one, to which a link back is then offered. */
  return async (to: Place, { isBelow = false }: { isBelow?: boolean } = {}): Promise<boolean> => {
    const { environment, session } = identity;
    const from = placeOf(session.get());
    if (!from || from.tenantId === to.tenantId) return false;
    try {
      await session.switchTenant(to.tenantId);
      const state = session.get();
      if (state.status === 'authenticated') {
        noteRecent(environment.local, state.user.id, to.tenantId);
        if (isBelow) rememberEntry(environment.tab, { userId: state.user.id, tenantId: to.tenantId, from });
      }
      toaster.success(all.common.switched(to.name));
      return true;
    } catch (thrown) {
      if (!isAbort(thrown)) toaster.error(all.common.notSwitched(from.name), describeError(all, thrown));
      return false;
    }
  };
};
