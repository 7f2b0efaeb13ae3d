import {
  AdminPortal,
  CheckoutDialog,
  ProfilePage,
  useAuth,
  useAuthActions,
  useAuthRoutes,
  useIsSteppedUp,
  useLoginWithRedirect,
  useStepUp,
  useTenantsState,
} from '@frontegg/react';
import { useState } from 'react';

/** Seconds that a second factor counts for. */
const maxAge = 10;

/** With the vendor's own package: only `cdnUrl` names the local provider. */
export function App({ isEmbedded }) {
  const { user, isAuthenticated } = useAuth();
  const loginWithRedirect = useLoginWithRedirect();
  const { loginUrl } = useAuthRoutes();
  if (!isAuthenticated || !user) {
    const login = () => (isEmbedded ? location.assign(loginUrl) : loginWithRedirect());
    return (
      <button type="button" onClick={() => login()}>
        Click me to login
      </button>
    );
  }
  return (
    <>
      <p>Logged in as: {user.name}</p>
      <output>{user.tenantId}</output>
      <Actions />
    </>
  );
}

function Actions() {
  const { user } = useAuth();
  const { switchTenant, logout } = useAuthActions();
  const { tenants } = useTenantsState();
  const stepUp = useStepUp();
  const isSteppedUp = useIsSteppedUp({ maxAge });
  const [hasBought, setHasBought] = useState(false);
  const [hasProfile, setHasProfile] = useState(false);
  const other = tenants.find(({ tenantId }) => tenantId !== user.tenantId);
  return (
    <>
      <p>Stepped up: {isSteppedUp ? 'yes' : 'no'}</p>
      <button type="button" onClick={() => stepUp({ maxAge })}>
        Step up
      </button>
      <button type="button" onClick={() => alert(user.accessToken)}>
        What is my access token?
      </button>
      <button type="button" onClick={() => AdminPortal.show()}>
        Settings
      </button>
      <button
        type="button"
        onClick={() => CheckoutDialog.show({ plan: 'plan-business', onSuccess: () => setHasBought(true) })}
      >
        Upgrade
      </button>
      <button type="button" onClick={() => setHasProfile(true)}>
        Profile
      </button>
      <button type="button" onClick={() => switchTenant({ tenantId: other?.tenantId, silentReload: true })}>
        Switch account
      </button>
      <button type="button" onClick={() => logout()}>
        Click to logout
      </button>
      {hasBought && <p>The plan has changed.</p>}
      {hasProfile && <ProfilePage />}
    </>
  );
}
