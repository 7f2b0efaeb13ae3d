import { createIdentity } from '@gatehouse/sdk';

const identity = createIdentity({
  baseUrl: import.meta.env.VITE_IDENTITY_URL ?? 'http://localhost:4400',
  clientId: 'local',
});
const { session, routes } = identity;

if (location.pathname === routes.hostedLoginRedirectUrl) {
  const { returnTo } = await session.handleCallback();
  location.replace(returnTo);
} else {
  const { status, user } = await session.load();
  if (status === 'unauthenticated') await session.login();
  else document.querySelector('output').textContent = user?.email ?? status;
}
