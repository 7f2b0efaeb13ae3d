import { createIdentity } from '@gatehouse/sdk';
import { readApplication } from '@gatehouse/ui/login';
import { fetchWithAnswers } from './answers';
import { tellPage } from './tell-page';

export type OpenedPortal = ReturnType<typeof openHostedPortal>;

/** Loads session and branding, in parallel with the code of the administration. */
export const openHostedPortal = () => {
  const identity = createIdentity({
    baseUrl: location.origin,
    fetch: fetchWithAnswers(),
    clientId: 'hosted-portal',
    // The provider serves several clients, and none of them has the origin of this page.
    appId: 'hosted-portal',
    requestSource: 'admin-portal',
    onEvent: tellPage,
    routes: { authenticatedUrl: '/oauth/portal', hostedLoginRedirectUrl: '/oauth/portal/callback' },
    // Tokens are kept in memory; the session is the provider's cookie.
    environment: { indexedDB: undefined },
  });
  const { session, routes } = identity;
  if (location.pathname !== routes.hostedLoginRedirectUrl) void session.load();
  return { identity, reading: readApplication(identity) };
};
