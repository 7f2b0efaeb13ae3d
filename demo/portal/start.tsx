import { createIdentity } from '@gatehouse/sdk';
import { IdentityProvider, QueryProvider } from '@gatehouse/ui';
import { notifyManager } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { identityOptions, readConfig } from './config';
import { createGatewayClient } from './gateway-client';
import { GatewayProvider } from './gateway-context';
import { AppearanceProvider } from './layout/appearance';
import { OutsidePagesProvider } from './layout/outside-link';
import { findRoute } from './routes';
import { prepareScreen } from './screens/screen-loader';
import { firstLanguage, followLogin, setPageLanguage, wantedLanguages } from './texts/language';
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

/** Starts the portal: loads the session before the first render, and the screen's code in parallel. */
export const startPortal = async (root: HTMLElement, settings: Promise<Response>): Promise<void> => {
  const route = findRoute(location.pathname);
  if (route) prepareScreen(route, firstLanguage(wantedLanguages(onDevice, navigator.languages)));
  const { links, ...provider } = await readConfig(await settings);
  const identity = createIdentity(identityOptions(provider));
  const gateway = createGatewayClient({ session: identity.session });

  if (location.pathname !== identity.routes.hostedLoginRedirectUrl) void identity.session.load();
  const { local } = identity.environment;
  if (location.pathname === identity.routes.hostedLoginRedirectUrl) {
    followLogin(local, navigator.languages, new URL(location.href));
  }
  const wanted = wantedLanguages(local, navigator.languages);
  setPageLanguage(firstLanguage(wanted));
  const loadedLanguage = await loadLanguage(wanted, ['shell']);

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
                  <App />
                </AppearanceProvider>
              </PortalTextsProvider>
            </OutsidePagesProvider>
          </GatewayProvider>
        </QueryProvider>
      </IdentityProvider>
    </StrictMode>,
  );
};
