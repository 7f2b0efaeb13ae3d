import { TextsProvider, ThemeProvider, useIdentity } from '@gatehouse/ui';
import { Root } from '@gatehouse/ui/kit';
import { loadTexts } from '@gatehouse/ui/locales/load';
import { type ApplicationInfo, readApplication } from '@gatehouse/ui/login';
import { useEffect, useState } from 'react';
import { schemeOf } from './open';
import { HostedPage } from './page';
import { PageBoundary } from './page-boundary';
import { type HostedRequest, rememberedRequest, tabStorage } from './request';

type Texts = Awaited<ReturnType<typeof loadTexts>>;

interface HostedRootProps {
  /** Data loaded before the first render. */
  first: { texts: Texts; request: HostedRequest; application: ApplicationInfo | undefined };
  page: URL;
  /** Settings of the application, which may arrive after the first render. */
  reading: Promise<ApplicationInfo>;
  onlyChooses: boolean;
  /** Matches while the device prefers dark. */
  darkScheme: MediaQueryList;
}

/** Renders the account pages in the language and the color scheme of the user, and updates when these change. */
export function HostedRoot({ first, page, reading, onlyChooses, darkScheme }: HostedRootProps) {
  const identity = useIdentity();
  const [{ texts, request }, setSpoken] = useState(first);
  const [application, setApplication] = useState(first.application);
  const background = application?.page?.background;

  useEffect(() => {
    document.documentElement.lang = texts.language;
    document.documentElement.dir = texts.direction;
  }, [texts]);

  useEffect(() => {
    if (first.application) return;
    // Without settings the page has the provider's default look.
    reading.then(setApplication, () => setApplication({}));
  }, [first, reading]);

  useEffect(() => {
    const follow = () =>
      readApplication(identity, schemeOf(darkScheme)).then(setApplication, () => {
        // The page then keeps its current colors.
      });
    darkScheme.addEventListener('change', follow);
    return () => darkScheme.removeEventListener('change', follow);
  }, [identity, darkScheme]);

  const speak = async (language: string) => {
    const next = await loadTexts([language]);
    // Keeps the choice after a reload, and on the return to the application.
    const address = new URL(location.href);
    address.searchParams.set('ui_locales', language);
    history.replaceState(history.state, '', address);
    setSpoken({ ...first, texts: next, request: rememberedRequest(address, tabStorage) });
  };

  return (
    <ThemeProvider theme={background?.theme} variables={background && { background: background.color }}>
      <Root>
        <TextsProvider texts={texts}>
          <PageBoundary>
            <HostedPage
              page={page}
              request={request}
              application={application}
              onlyChooses={onlyChooses}
              language={texts.language}
              onLanguage={(language) => {
                speak(language).catch(() => {
                  // The texts could not be loaded: the page keeps its language.
                });
              }}
            />
          </PageBoundary>
        </TextsProvider>
      </Root>
    </ThemeProvider>
  );
}
