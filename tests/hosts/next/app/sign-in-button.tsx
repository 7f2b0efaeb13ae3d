'use client';
import { useIdentity } from '@gatehouse/ui';

export function SignInButton() {
  const { session } = useIdentity();
  return (
    <button type="button" onClick={() => void session.login()}>
      Sign in
    </button>
  );
}
