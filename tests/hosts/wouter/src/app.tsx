import { RequireSession, SignedIn, SignedOut, useIdentity, useUser } from '@gatehouse/ui';
import { AuthRoutes } from '@gatehouse/ui/routes';
import { Link, Route, Switch, useLocation } from 'wouter';

function Account() {
  const { session } = useIdentity();
  return (
    <>
      <output>{useUser()?.tenantId}</output>
      <button type="button" onClick={() => void session.logout()}>
        Sign out
      </button>
    </>
  );
}

/** Login, sign-up, activation, callback, log-out and the other account pages; everything else stands in `otherwise`. */
export function App() {
  const [path, navigate] = useLocation();
  return (
    <main>
      <AuthRoutes
        path={path}
        navigate={navigate}
        otherwise={
          <Switch>
            <Route path="/admin">
              <RequireSession>
                <Account />
              </RequireSession>
            </Route>
            <Route>
              <SignedIn>
                <Account />
              </SignedIn>
              <SignedOut>
                <Link href="/admin">Administration</Link>
              </SignedOut>
            </Route>
          </Switch>
        }
      />
    </main>
  );
}
