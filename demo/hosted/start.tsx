import { createIdentity, type Identity } from '@gatehouse/sdk';
import { IdentityProvider, TextsProvider, ThemeProvider } from '@gatehouse/ui';
import { loadTexts } from '@gatehouse/ui/locales/load';
import { readApplication } from '@gatehouse/ui/login';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HostedPage } from './page';
import { rememberedRequest, resumeUrl } from './request';

/** Milliseconds that the first screen waits for name and logo of the application. */
const LONGEST_WAIT = 300;

/** The session is the provider's cookie: this page needs no tokens. */
const withoutTokens = (identity: Identity): Identity => ({
  ...identity,
  session: { ...identity.session, accept: async () => undefined },
});

export const startHosted = async (root: HTMLElement): Promise<void> => {
  const page = new URL(location.href);
  const request = rememberedRequest(page, sessionStorage);
  const { app, organization, choosesAccount } = request;
  const { pathname, search } = resumeUrl(request, page);
  const identity = withoutTokens(
    createIdentity({
      baseUrl: page.origin,
      clientId: 'hosted-login',
      // Mails then name the application that the user came from.
      appId: app,
      loginMode: 'embedded',
      chooseAccount: choosesAccount ? 'ask' : 'last',
      ...(organization && { tenantResolver: () => ({ tenant: organization }) }),
      // The account's own login page returns here.
      routes: { authenticatedUrl: pathname + search },
      // The token that lists the accounts lives as long as this page does.
      environment: { indexedDB: undefined },
      requestSource: 'login-box',
    }),
  );
  // Signed in already at the provider: only the account is left to choose.
  const mayOnlyChoose = choosesAccount && request.id !== undefined && page.pathname === identity.routes.loginUrl;
  const reading = readApplication(identity);
  const [texts, application, session] = await Promise.all([
    loadTexts(navigator.languages),
    // A slow response must not hold up the form: it then shows without name and logo.
    Promise.race([reading, new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_WAIT))]),
    mayOnlyChoose ? identity.session.load() : undefined,
  ]);
  const background = application?.page?.background;
  document.documentElement.lang = texts.language;
  document.documentElement.dir = texts.direction;
  root.classList.remove('gh-root');
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider theme={background?.theme} variables={background && { background: background.color }}>
        <TextsProvider texts={texts}>
          <IdentityProvider identity={identity} load={false}>
            <HostedPage
              {...{ page, request, application, reading }}
              onlyChooses={session?.status === 'authenticated'}
            />
          </IdentityProvider>
        </TextsProvider>
      </ThemeProvider>
    </StrictMode>,
  );
};
