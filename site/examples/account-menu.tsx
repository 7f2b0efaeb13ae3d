import { useIdentity, useSession, useUser } from '@gatehouse/ui';
import { AccountSwitcher } from '@gatehouse/ui/admin';
import { Avatar, Button } from '@gatehouse/ui/kit';

export default function AccountMenu() {
  const { session } = useIdentity();
  const { status } = useSession();
  const user = useUser();
  if (status === 'loading') return <p>Loading</p>;
  if (!user) return <Button onClick={() => void session.login()}>Sign in</Button>;
  return (
    <>
      <AccountSwitcher />
      <p>
        <Avatar name={user.name} /> {user.name}, {user.email}, with {user.roles.map(({ key }) => key).join(', ')}
      </p>
      <Button variant="secondary" onClick={() => void session.logout()}>
        Sign out
      </Button>
    </>
  );
}
