'use client';
import { useIdentity, useUser } from '@gatehouse/ui';

/** Which account is open, the way to the other one, and out. */
export function AccountBar() {
  const { session } = useIdentity();
  const user = useUser();
  const other = user?.tenantIds.find((id) => id !== user.tenantId);
  return (
    <header className="flex gap-4 p-4">
      <output>{user?.tenantId}</output>
      <button type="button" onClick={() => other && void session.switchTenant(other)}>
        Switch account
      </button>
      <button type="button" onClick={() => void session.logout()}>
        Sign out
      </button>
    </header>
  );
}
