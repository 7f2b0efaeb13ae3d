import {
  AdminPortal,
  ProfilePage,
  useAuth,
  useAuthActions,
  useAuthRoutes,
  useLoginWithRedirect,
  useTenantsState,
} from '@frontegg/react';
import { useState } from 'react';

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
  const [hasProfile, setHasProfile] = useState(false);
  const other = tenants.find(({ tenantId }) => tenantId !== user.tenantId);
  return (
    <>
      <button type="button" onClick={() => alert(user.accessToken)}>
        What is my access token?
      </button>
      <button type="button" onClick={() => AdminPortal.show()}>
        Settings
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
      {hasProfile && <ProfilePage />}
    </>
  );
}
