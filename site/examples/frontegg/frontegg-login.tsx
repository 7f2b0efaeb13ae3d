import { FronteggProvider, useAuthUserOrNull, useLoginActions, useLoginState } from '@gatehouse/ui/frontegg';
import type { FormEvent } from 'react';

/** A login of your own. Try admin@acme.test with admin-Secret-1. */
function Login() {
  const user = useAuthUserOrNull();
  const { step, loading, error } = useLoginState();
  const { preLogin, login, resetLoginState } = useLoginActions();
  if (user) return <p>Welcome, {user.name}.</p>;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email'));
    void (step === 'preLogin' ? preLogin({ email }) : login({ email, password: String(data.get('password')) }));
  };
  return (
    <form onSubmit={submit}>
      <label>
        Email <input name="email" type="email" autoComplete="username" required />
      </label>
      {step === 'loginWithPassword' && (
        <label>
          Password <input name="password" type="password" autoComplete="current-password" required />
        </label>
      )}
      <button type="submit" disabled={loading}>
        Continue
      </button>
      {step !== 'preLogin' && (
        <button type="button" onClick={() => void resetLoginState()}>
          Back
        </button>
      )}
      {error && <p role="alert">{error}</p>}
    </form>
  );
}

export default function App() {
  return (
    <FronteggProvider contextOptions={{ baseUrl: 'http://localhost:4400', clientId: 'portal' }} customLoginBox>
      <Login />
    </FronteggProvider>
  );
}
