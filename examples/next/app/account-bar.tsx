'use client';
import { SignedIn, SignedOut, useIdentity, useUser } from '@gatehouse/ui';

/** Rendered by the server as well, with the user of the request. */
export function AccountBar() {
  const { session } = useIdentity();
  const user = useUser();
  const other = user?.tenantIds.find((id) => id !== user.tenantId);
  return (
    <header>
      <SignedIn>
        <output>
          {user?.email} in {user?.tenantId}
        </output>
        {other && (
          <button type="button" onClick={() => void session.switchTenant(other).then(() => location.reload())}>
            Switch account
          </button>
        )}
        <button type="button" onClick={() => void session.logout()}>
          Sign out
        </button>
      </SignedIn>
      <SignedOut>
        <button type="button" onClick={() => void session.login()}>
          Sign in
        </button>
      </SignedOut>
    </header>
  );
}
