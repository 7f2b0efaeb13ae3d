import { getAppUserSession, getAppUserTokens } from '@frontegg/nextjs/app';
import { Account } from './account';

export default async function Home() {
  const user = await getAppUserSession();
  const tokens = await getAppUserTokens();
  return (
    <main>
      <p>On the server: {user ? `${user.email} of ${user.tenantId}` : 'nobody'}</p>
      <p>Parts of the token: {tokens?.accessToken.split('.').length ?? 0}</p>
      <Account />
    </main>
  );
}
