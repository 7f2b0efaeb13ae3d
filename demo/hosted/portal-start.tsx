import * as metadata from '@gatehouse/sdk/metadata';
import { createQueryClient } from '@gatehouse/sdk/query';
import { IdentityProvider, TextsProvider, ThemeProvider } from '@gatehouse/ui';
import { loadAdminPage } from '@gatehouse/ui/admin/load';
import { Root } from '@gatehouse/ui/kit';
import { loadAdminTexts } from '@gatehouse/ui/locales/load';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { OpenedPortal } from './open-portal';
import { PageBoundary } from './page-boundary';
import { HostedPortalPage } from './portal-page';
import { pageInHash } from './portal-reads';
import { languagesFor, vendorLook } from './vendor-look';

/** Milliseconds that the first screen waits for the vendor's branding. */
const MAX_WAIT = 300;

const within = <Value,>(wanted: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([wanted.catch(() => undefined), new Promise<undefined>((resolve) => setTimeout(resolve, MAX_WAIT))]);

/** URL that the provider validated and wrote into the page. */
const returnAddress = (): URL | undefined => {
  const written = document.querySelector<HTMLMetaElement>('meta[name=return-to]')?.content ?? '';
  const url = URL.canParse(written) ? new URL(written) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
};

export const startHostedPortal = async (root: HTMLElement, { identity, reading }: OpenedPortal): Promise<void> => {
  const { client } = createQueryClient(identity);
  const page = pageInHash(location.hash);
  // Beside the branding, instead of after it.
  if (page)
    loadAdminTexts(navigator.languages)
      .then((texts) => loadAdminPage(page, texts))
      .catch(() => {});
  const [application, adminBox] = await Promise.all([
    within(reading),
    within(client.fetchQuery(identity.of(metadata).adminBox())),
  ]);
  const look = vendorLook(adminBox ?? {});
  const texts = await loadAdminTexts(languagesFor(navigator.languages, look.languages));
  document.documentElement.lang = texts.language;
  document.documentElement.dir = texts.direction;
  root.classList.remove('gh-root');
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider theme={look.theme} variables={look.variables}>
        <Root>
          <TextsProvider texts={texts}>
            <IdentityProvider identity={identity} load={false}>
              <PageBoundary>
                <HostedPortalPage
                  brand={{ name: application?.name, logo: application?.logo }}
                  returnTo={returnAddress()}
                />
              </PageBoundary>
            </IdentityProvider>
          </TextsProvider>
        </Root>
      </ThemeProvider>
    </StrictMode>,
  );
};
