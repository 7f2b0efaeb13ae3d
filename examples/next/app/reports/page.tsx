import { RequireSession } from '@gatehouse/ui';
import { auth } from '../../session';

/** Not read before the gate has decided. */
async function Reports() {
  const session = await auth();
  return <p>Reports for {session.status === 'signed-in' ? session.user.name : 'nobody'}</p>;
}

export default function Page() {
  return (
    <main>
      <RequireSession>
        <Reports />
      </RequireSession>
    </main>
  );
}
