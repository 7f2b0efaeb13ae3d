import { createIdentity, type Identity } from '@gatehouse/sdk';
import { IdentityProvider, TextsProvider, ThemeProvider } from '@gatehouse/ui';
import { loadTexts } from '@gatehouse/ui/locales/load';
import { readApplication } from '@gatehouse/ui/login';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HostedPage } from './page';
import { rememberedRequest } from './request';

/** Milliseconds that the first screen waits for name and logo of the application. */
const LONGEST_WAIT = 300;

/** The provider's own cookie is the session: this page neither needs tokens nor keeps any. */
const withoutTokens = (identity: Identity): Identity => ({
  ...identity,
  session: { ...identity.session, accept: async () => undefined },
});

export const startHosted = async (root: HTMLElement): Promise<void> => {
  const page = new URL(location.href);
  const request = rememberedRequest(page, sessionStorage);
  const identity = withoutTokens(
    createIdentity({
      baseUrl: page.origin,
      clientId: 'hosted-login',
      // Mails then name the application that the user came from.
      appId: request.app,
      loginMode: 'embedded',
      requestSource: 'login-box',
    }),
  );
  const [texts, application] = await Promise.all([
    loadTexts(navigator.languages),
    // A slow response must not hold up the form: it then shows without name and logo.
    Promise.race([readApplication(identity), new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_WAIT))]),
  ]);
  document.documentElement.lang = texts.language;
  document.documentElement.dir = texts.direction;
  root.classList.remove('gh-root');
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider>
        <TextsProvider texts={texts}>
          <IdentityProvider identity={identity} load={false}>
            <HostedPage page={page} request={request} application={application} />
          </IdentityProvider>
        </TextsProvider>
      </ThemeProvider>
    </StrictMode>,
  );
};
