'use client';
import {
  AdminPortal,
  useAuth,
  useAuthActions,
  useIsSteppedUp,
  useLoginWithRedirect,
  useStepUp,
  useTenantsState,
} from '@frontegg/nextjs';
import { ContextHolder } from '@frontegg/rest-api';
import { useRouter } from 'next/navigation';

/** Seconds that a second factor counts for. */
const maxAge = 10;

export function Account() {
  const { user, isAuthenticated } = useAuth();
  const { switchTenant } = useAuthActions();
  const { tenants, activeTenant } = useTenantsState();
  const loginWithRedirect = useLoginWithRedirect();
  const stepUp = useStepUp();
  const isSteppedUp = useIsSteppedUp({ maxAge });
  const router = useRouter();
  const other = tenants.find(({ tenantId }) => tenantId !== activeTenant?.tenantId);
  if (!isAuthenticated || !user) {
    return (
      <button type="button" onClick={() => loginWithRedirect()}>
        Click me to login
      </button>
    );
  }
  const logout = () => {
    window.location.href = `${ContextHolder.getContext().baseUrl}/oauth/logout?post_logout_redirect_uri=${window.location}`;
  };
  return (
    <>
      <p>Logged in as: {user.name}</p>
      <output>{user.tenantId}</output>
      <p>Stepped up: {isSteppedUp ? 'yes' : 'no'}</p>
      <button type="button" onClick={() => void stepUp({ maxAge })}>
        Step up
      </button>
      <button type="button" onClick={() => alert(user.accessToken)}>
        What is my access token?
      </button>
      <button type="button" onClick={() => AdminPortal.show()}>
        Settings
      </button>
      <button type="button" onClick={() => void switchTenant({ tenantId: other?.tenantId ?? '' })}>
        Switch account
      </button>
      <button type="button" onClick={logout}>
        Click to logout
      </button>
      <button type="button" onClick={() => router.replace('/account/logout')}>
        Log out on its page
      </button>
    </>
  );
}
