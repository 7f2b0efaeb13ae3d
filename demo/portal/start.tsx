import { IdentityProvider, QueryProvider } from '@gatehouse/ui';
import { notifyManager } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import type { OpenedPortal } from './config';
import { createGatewayClient } from './gateway-client';
import { GatewayProvider } from './gateway-context';
import { AppearanceProvider } from './layout/appearance';
import { OutsidePagesProvider } from './layout/outside-link';
import { CALLBACK_PATH, tidyPath } from './paths';
import { findRoute } from './routes';
import { prepareScreen } from './screens/screen-loader';
import { takeInitiatedLogin } from './sign-in/initiated-login';
import { firstLanguage, followLogin, setPageLanguage, wantedLanguages } from './texts/language';
import { loadParts } from './texts/loaded';
import { loadLanguage, PortalTextsProvider } from './texts/provider';

/** Storage of this device, which throws where it is blocked. */
const onDevice = {
  getItem: (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
};

/** Milliseconds that the first render waits for the screen, which would otherwise be rendered after a fallback. */
const MAX_WAIT = 300;

/** Starts the portal: loads the code and texts of the screen while the session loads. */
export const startPortal = async (root: HTMLElement, opened: Promise<OpenedPortal>): Promise<void> => {
  const route = findRoute(location.pathname);
  const expected = firstLanguage(wantedLanguages(onDevice, navigator.languages));
  if (route) prepareScreen(route, expected);
  loadParts(expected, ['shell']).catch(() => {});
  const { identity, links } = await opened;
  const gateway = createGatewayClient({ session: identity.session });

  const { local } = identity.environment;
  if (location.pathname === identity.routes.hostedLoginRedirectUrl) {
    followLogin(local, navigator.languages, new URL(location.href));
  }
  const isCallback = tidyPath(location.pathname) === CALLBACK_PATH;
  const isInitiated = !isCallback && takeInitiatedLogin(window, identity.baseUrl('/'));
  const wanted = wantedLanguages(local, navigator.languages);
  setPageLanguage(firstLanguage(wanted));
  const [loadedLanguage] = await Promise.all([
    loadLanguage(wanted, ['shell']),
    route &&
      Promise.race([
        // The screen itself reports that it could not be loaded.
        prepareScreen(route, firstLanguage(wanted)).catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, MAX_WAIT)),
      ]),
  ]);

  // A checkbox must update in the same task as its click; a task later, it would visibly switch back first.
  notifyManager.setScheduler(queueMicrotask);

  root.classList.remove('gh-root');
  createRoot(root).render(
    <StrictMode>
      <IdentityProvider identity={identity} load={false}>
        <QueryProvider>
          <GatewayProvider gateway={gateway}>
            <OutsidePagesProvider pages={links}>
              <PortalTextsProvider first={loadedLanguage}>
                <AppearanceProvider>
                  <App isInitiated={isInitiated} />
                </AppearanceProvider>
              </PortalTextsProvider>
            </OutsidePagesProvider>
          </GatewayProvider>
        </QueryProvider>
      </IdentityProvider>
    </StrictMode>,
  );
};
