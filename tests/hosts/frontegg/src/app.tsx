import {
  AdminPortal,
  useAuth,
  useAuthActions,
  useFeatureEntitlements,
  useGroupsState,
  useIsSteppedUp,
  useLoginWithRedirect,
  useStepUp,
  useTenantsState,
} from '@frontegg/react';
import { ContextHolder, createApiClient } from '@frontegg/rest-api';
import { useEffect, useState } from 'react';

const api = createApiClient();

/** Seconds that a second factor counts for. */
const maxAge = 10;

/** As an application of the vendor is written: nothing in it is this kit's. */
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
      <Team />
    </>
  );
}

function Actions() {
  const { switchTenant } = useAuthActions();
  const { tenants, activeTenant } = useTenantsState();
  const { isEntitled } = useFeatureEntitlements('sso');
  const stepUp = useStepUp();
  const isSteppedUp = useIsSteppedUp({ maxAge });
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
      <button type="button" onClick={() => void stepUp({ maxAge })}>
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

/** Lists by the store and by calls. */
function Team() {
  const { loadGroups } = useAuthActions();
  const { groups } = useGroupsState();
  const [members, setMembers] = useState<number>();
  useEffect(() => {
    void loadGroups();
    api.teams.loadStats().then(
      ({ totalItems }) => setMembers(totalItems),
      () => undefined,
    );
  }, [loadGroups]);
  return (
    <p>
      Groups: {groups.map(({ name }) => name).join(', ')}; members: {members}
    </p>
  );
}

const user = () => ContextHolder.getAccessToken() ?? '';
