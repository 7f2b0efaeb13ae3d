import { LoginBox } from '@gatehouse/ui/login';

/** Above and below the form of a step. */
const slots = {
  'preLogin.before': () => <p>Maintenance on Sunday.</p>,
  'loginWithPassword.after': () => <p>Your password is the one of the intranet.</p>,
};

export default function LoginPage() {
  return <LoginBox slots={slots} onSuccess={() => undefined} />;
}
