import {
  AdminPortal,
  ContextHolder,
  useAuth,
  useAuthActions,
  useFeatureEntitlements,
  useIsSteppedUp,
  useLoginWithRedirect,
  useStepUp,
  useTenantsState,
} from '@frontegg/react';

/** As an application of the vendor is written: only the import of the styles is this kit's. */
export function App() {
  const { user, isAuthenticated } = useAuth();
  const loginWithRedirect = useLoginWithRedirect();
  if (!isAuthenticated || !user) {
    return (
      <button type="button" onClick={() => loginWithRedirect()}>
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
  const { switchTenant } = useAuthActions();
  const { tenants, activeTenant } = useTenantsState();
  const { isEntitled } = useFeatureEntitlements('sso');
  const stepUp = useStepUp();
  const isSteppedUp = useIsSteppedUp({ maxAge: 60 });
  const other = tenants.find(({ tenantId }) => tenantId !== activeTenant?.tenantId);
  const logout = () => {
    const { baseUrl } = ContextHolder.getContext();
    window.location.href = `${baseUrl}/oauth/logout?post_logout_redirect_uri=${window.location.origin}/`;
  };
  return (
    <>
      <p>Single sign-on: {isEntitled ? 'yes' : 'no'}</p>
      <p>Stepped up: {isSteppedUp ? 'yes' : 'no'}</p>
      <button type="button" onClick={() => alert(user())}>
        What is my access token?
      </button>
      <button type="button" onClick={() => void stepUp({ maxAge: 60 })}>
        Step up
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
    </>
  );
}

const user = () => ContextHolder.getAccessToken() ?? '';
