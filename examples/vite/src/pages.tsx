import { SignedIn, SignedOut } from '@gatehouse/ui';
import { AuthRoutes } from '@gatehouse/ui/routes';
import { Link, useLocation, useNavigate } from 'react-router';
import { identity } from './identity';
import { TokenList } from './token-list';

export function Home() {
  return (
    <>
      <SignedOut>
        <main className="flex gap-4 p-4">
          <button type="button" onClick={() => void identity.session.login()}>
            Sign in
          </button>
          <Link to="/account/login">Sign in on this page</Link>
        </main>
      </SignedOut>
      <SignedIn>
        <TokenList />
      </SignedIn>
    </>
  );
}

/** Login, sign-up, activation, callback, log-out and the other account pages. */
export function AccountPages() {
  return (
    <main>
      <AuthRoutes path={useLocation().pathname} navigate={useNavigate()} />
    </main>
  );
}
