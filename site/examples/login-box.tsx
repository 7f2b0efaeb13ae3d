import { useUser } from '@gatehouse/ui';
import { LoginBox } from '@gatehouse/ui/login';

/**
 * Try admin@acme.test with admin-Secret-1, or mfa@acme.test with
 * mfa-Secret-1: the code of its second factor is below, in "Emails and codes".
 */
export default function LoginPage() {
  const user = useUser();
  if (user) return <p>Welcome, {user.name}.</p>;
  return <LoginBox onSuccess={() => undefined} />;
}
