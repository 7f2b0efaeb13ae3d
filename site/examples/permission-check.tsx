import { checkGate, isSteppedUp } from '@gatehouse/sdk';
import { useIdentity, useSession } from '@gatehouse/ui';

const permissions = ['fe.secure.read.users', 'fe.secure.write.users', 'app.reports.read'];

/** The same checks in code: with the identity, and with nothing but a user and the claims of a token. */
export default function Permissions() {
  const { gate } = useIdentity();
  const session = useSession();
  if (session.status !== 'authenticated') return <p>You are signed out.</p>;
  const { user, claims, entitlements } = session;
  return (
    <>
      <ul>
        {permissions.map((permission) => (
          <li key={permission}>
            {permission}: {gate({ permission }).allowed ? 'allowed' : 'refused'}
          </li>
        ))}
      </ul>
      <p>Admin by role: {String(checkGate(user, entitlements, { role: 'Admin' }).allowed)}</p>
      <p>Second factor in the last hour: {String(isSteppedUp(claims, { maxAge: 3600 }))}</p>
    </>
  );
}
