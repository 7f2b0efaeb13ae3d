import type { Identity } from '@gatehouse/sdk';
import { IdentityProvider, SignedIn, SignedOut, useIdentity, useUser } from '@gatehouse/ui';
import { AdminPortal } from '@gatehouse/ui/admin';
import { LoginBox } from '@gatehouse/ui/login';
import { AuthRoutes } from '@gatehouse/ui/routes';

function Home() {
  const { session, routes } = useIdentity();
  const user = useUser();
  return (
    <>
      <SignedOut>
        <LoginBox onForgotPassword={() => location.assign(routes.forgetPasswordUrl)} />
      </SignedOut>
      <SignedIn>
        <p>Hello {user?.name}</p>
        <button type="button" onClick={() => void session.logout()}>
          Sign out
        </button>
        <AdminPortal page="users" />
      </SignedIn>
    </>
  );
}

// Sign-up, invitation, forgotten password and the others are pages below /account.
export function App({ identity }: { identity: Identity }) {
  return (
    <IdentityProvider identity={identity}>
      <AuthRoutes otherwise={<Home />} />
    </IdentityProvider>
  );
}
