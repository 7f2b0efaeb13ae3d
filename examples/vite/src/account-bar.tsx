import { useIdentity, useUser } from '@gatehouse/ui';
import { Link } from 'react-router';

export function AccountBar() {
  const { session } = useIdentity();
  const user = useUser();
  const other = user?.tenantIds.find((id) => id !== user.tenantId);
  return (
    <header className="flex gap-4 p-4">
      <output>{user?.tenantId}</output>
      <Link to="/">Home</Link>
      <Link to="/admin">Administration</Link>
      {other && (
        <button type="button" onClick={() => void session.switchTenant(other)}>
          Switch account
        </button>
      )}
      <button type="button" onClick={() => void session.logout()}>
        Sign out
      </button>
    </header>
  );
}
