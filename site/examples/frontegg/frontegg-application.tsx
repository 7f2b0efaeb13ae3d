import {
  AdminPortal,
  ContextHolder,
  FronteggProvider,
  useAuth,
  useAuthActions,
  useAuthRoutes,
  useAuthUser,
  useAuthUserOrNull,
  useIsAuthenticated,
  useTenantsState,
} from '@gatehouse/ui/frontegg';

function Application() {
  const { isLoading } = useAuth();
  const isAuthenticated = useIsAuthenticated();
  const user = useAuthUserOrNull();
  const { switchTenant } = useAuthActions();
  const { tenants, activeTenant } = useTenantsState();
  if (isLoading) return <p>Loading…</p>;
  if (!isAuthenticated || !user) return <p>You are signed out.</p>;
  const other = tenants.find(({ tenantId }) => tenantId !== activeTenant?.tenantId);
  return (
    <>
      <p>
        {user.name} in {activeTenant?.name}
      </p>
      <button type="button" onClick={() => AdminPortal.show()}>
        Settings
      </button>
      {other && (
        <button type="button" onClick={() => void switchTenant({ tenantId: other.tenantId, silentReload: true })}>
          Switch to {other.name}
        </button>
      )}
      <Footer />
    </>
  );
}

/** Rendered for a user only: `useAuthUser` leaves for the sign-in without one. */
function Footer() {
  const { email } = useAuthUser();
  const { logoutUrl } = useAuthRoutes();
  const { baseUrl } = ContextHolder.getContext();
  return (
    <p>
      {email} at {baseUrl}; the way out is {logoutUrl}.
    </p>
  );
}

/** An application that was written for @frontegg/react: with its names, `baseUrl` is your provider. */
export default function App() {
  return (
    <FronteggProvider contextOptions={{ baseUrl: 'http://localhost:4400', clientId: 'portal' }} hostedLoginBox>
      <Application />
    </FronteggProvider>
  );
}
