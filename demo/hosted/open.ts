import { createIdentity, type Identity } from '@gatehouse/sdk';
import { readApplication } from '@gatehouse/ui/login';
import { fetchWithAnswers } from './answers';
import { rememberedRequest, resumeUrl, tabStorage } from './request';
import { tellPage } from './tell-page';

export const schemeOf = ({ matches }: Pick<MediaQueryList, 'matches'>): 'light' | 'dark' =>
  matches ? 'dark' : 'light';

/** The session is the provider's cookie: this page needs no tokens. */
const withoutTokens = (identity: Identity): Identity => ({
  ...identity,
  session: { ...identity.session, accept: async () => undefined },
});

/** Returns the URL of the page, and shows it: the provider names the one that it did not redirect to. */
const openedUrl = (): URL => {
  const named = document.querySelector<HTMLMetaElement>('meta[name=page-url]');
  if (named) history.replaceState(history.state, '', named.content);
  // Pages that the user opens from here set the URL themselves.
  named?.remove();
  return new URL(location.href);
};

export type OpenedPage = ReturnType<typeof openPage>;

/** Reads the request of the page and asks for what its first screen needs, in parallel with the code of the screens. */
export const openPage = () => {
  const page = openedUrl();
  const request = rememberedRequest(page, tabStorage);
  const { app, organization, choosesAccount } = request;
  const { pathname, search } = resumeUrl(request, page);
  const darkScheme = matchMedia('(prefers-color-scheme: dark)');
  const identity = withoutTokens(
    createIdentity({
      baseUrl: page.origin,
      fetch: fetchWithAnswers(),
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
      onEvent: tellPage,
    }),
  );
  // Already signed in at the provider: only the account has to be chosen.
  const mayOnlyChoose = choosesAccount && request.id !== undefined && page.pathname === identity.routes.loginUrl;
  // The second factor is verified for the session of this browser, and the application is that of its account.
  const { stepUpUrl, openAppUrl } = identity.routes;
  const needsSession = mayOnlyChoose || page.pathname === stepUpUrl || page.pathname === openAppUrl;
  return {
    page,
    request,
    darkScheme,
    identity,
    mayOnlyChoose,
    reading: readApplication(identity, schemeOf(darkScheme)),
    session: needsSession ? identity.session.load() : Promise.resolve(undefined),
  };
};
