import { createIdentity, type Identity } from '@gatehouse/sdk';
import { IdentityProvider } from '@gatehouse/ui';
import { loadTexts } from '@gatehouse/ui/locales/load';
import { readApplication } from '@gatehouse/ui/login';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { rememberedRequest, resumeUrl, tabStorage } from './request';
import { HostedRoot, schemeOf } from './root';

/** Milliseconds that the first render waits for name and logo of the application. */
const MAX_WAIT = 300;

/** The session is the provider's cookie: this page needs no tokens. */
const withoutTokens = (identity: Identity): Identity => ({
  ...identity,
  session: { ...identity.session, accept: async () => undefined },
});

export const startHosted = async (root: HTMLElement): Promise<void> => {
  const page = new URL(location.href);
  const request = rememberedRequest(page, tabStorage);
  const { app, organization, choosesAccount } = request;
  const { pathname, search } = resumeUrl(request, page);
  const darkScheme = matchMedia('(prefers-color-scheme: dark)');
  const identity = withoutTokens(
    createIdentity({
      baseUrl: page.origin,
      clientId: 'hosted-login',
      // Emails then name the application that the user came from.
      appId: app,
      loginMode: 'embedded',
      chooseAccount: choosesAccount ? 'ask' : 'last',
      ...(organization && { tenantResolver: () => ({ tenant: organization }) }),
      // The account's own login page returns here.
      routes: { authenticatedUrl: pathname + search },
      // The token that lists the accounts is kept while this page is open.
      environment: { indexedDB: undefined },
      requestSource: 'login-box',
    }),
  );
  // Already signed in at the provider: only the account has to be chosen.
  const mayOnlyChoose = choosesAccount && request.id !== undefined && page.pathname === identity.routes.loginUrl;
  // The second factor is verified for the session of this browser, and the application is that of its account.
  const { stepUpUrl, openAppUrl } = identity.routes;
  const needsSession = mayOnlyChoose || page.pathname === stepUpUrl || page.pathname === openAppUrl;
  const reading = readApplication(identity, schemeOf(darkScheme));
  const [texts, application, session] = await Promise.all([
    loadTexts([...request.languages, ...navigator.languages]),
    // A slow response must not delay the form: it then renders without name and logo.
    Promise.race([reading, new Promise<undefined>((resolve) => setTimeout(resolve, MAX_WAIT))]),
    needsSession ? identity.session.load() : undefined,
  ]);
  root.classList.remove('gh-root');
  createRoot(root).render(
    <StrictMode>
      <IdentityProvider identity={identity} load={false}>
        <HostedRoot
          first={{ texts, request, application }}
          page={page}
          onlyChooses={mayOnlyChoose && session?.status === 'authenticated'}
          reading={reading}
          darkScheme={darkScheme}
        />
      </IdentityProvider>
    </StrictMode>,
  );
};
