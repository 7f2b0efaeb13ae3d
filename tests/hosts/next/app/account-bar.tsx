'use client';
import { SignedIn, useIdentity, useUser } from '@gatehouse/ui';
import Link from 'next/link';

export function AccountBar() {
  const { session } = useIdentity();
  const user = useUser();
  const other = user?.tenantIds.find((id) => id !== user.tenantId);
  return (
    <SignedIn>
      <header>
        <output>{user?.tenantId}</output>
        <Link href="/">Home</Link>
        <Link href="/admin">Administration</Link>
        {other && (
          <button type="button" onClick={() => void session.switchTenant(other)}>
            Switch account
          </button>
        )}
        <button type="button" onClick={() => void session.logout()}>
          Sign out
        </button>
      </header>
    </SignedIn>
  );
}
