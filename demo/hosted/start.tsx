import { createIdentity, type Identity } from '@gatehouse/sdk';
import { IdentityProvider, TextsProvider, ThemeProvider } from '@gatehouse/ui';
import { loadTexts } from '@gatehouse/ui/locales/load';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HostedPage } from './page';
import { readRequest } from './request';

/** The provider's own cookie is the session: this page neither needs tokens nor keeps any. */
const withoutTokens = (identity: Identity): Identity => ({
  ...identity,
  session: { ...identity.session, accept: async () => undefined },
});

export const startHosted = async (root: HTMLElement): Promise<void> => {
  const page = new URL(location.href);
  const identity = withoutTokens(
    createIdentity({
      baseUrl: page.origin,
      clientId: 'hosted-login',
      loginMode: 'embedded',
      requestSource: 'login-box',
    }),
  );
  const texts = await loadTexts(navigator.languages);
  document.documentElement.lang = texts.language;
  document.documentElement.dir = texts.direction;
  document.title = texts.login.preLogin.title;
  root.classList.remove('gh-root');
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider>
        <TextsProvider texts={texts}>
          <IdentityProvider identity={identity} load={false}>
            <HostedPage page={page} request={readRequest(page)} />
          </IdentityProvider>
        </TextsProvider>
      </ThemeProvider>
    </StrictMode>,
  );
};
