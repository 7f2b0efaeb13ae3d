import { TextsProvider, ThemeProvider, useIdentity } from '@gatehouse/ui';
import { loadTexts } from '@gatehouse/ui/locales/load';
import { type ApplicationInfo, readApplication } from '@gatehouse/ui/login';
import { useEffect, useState } from 'react';
import { HostedPage } from './page';
import { type HostedRequest, rememberedRequest } from './request';

type Texts = Awaited<ReturnType<typeof loadTexts>>;

export const schemeOf = ({ matches }: Pick<MediaQueryList, 'matches'>): 'light' | 'dark' =>
  matches ? 'dark' : 'light';

interface HostedRootProps {
  /** What was loaded before the first render. */
  first: { texts: Texts; request: HostedRequest; application: ApplicationInfo | undefined };
  page: URL;
  /** The settings of the application, which may arrive after the first render. */
  reading: Promise<ApplicationInfo>;
  onlyChooses: boolean;
  /** Matches while the device is dark. */
  darkScheme: MediaQueryList;
}

/** Renders the account pages in the language and the color scheme of the user, and follows when these change. */
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
    // Without settings the page is the provider's own.
    reading.then(setApplication, () => setApplication({}));
  }, [first, reading]);

  useEffect(() => {
    const follow = () =>
      readApplication(identity, schemeOf(darkScheme)).then(setApplication, () => {
        // The page then keeps the colors it has.
      });
    darkScheme.addEventListener('change', follow);
    return () => darkScheme.removeEventListener('change', follow);
  }, [identity, darkScheme]);

  const speak = async (language: string) => {
    const next = await loadTexts([language]);
    // A reload, and the way back to the application, keep the choice.
    const address = new URL(location.href);
    address.searchParams.set('ui_locales', language);
    history.replaceState(history.state, '', address);
    setSpoken({ ...first, texts: next, request: rememberedRequest(address, sessionStorage) });
  };

  return (
    <ThemeProvider theme={background?.theme} variables={background && { background: background.color }}>
      <TextsProvider texts={texts}>
        <HostedPage
          {...{ page, request, application, onlyChooses }}
          language={texts.language}
          onLanguage={(language) => {
            speak(language).catch(() => {
              // The texts could not be loaded: the page stays in the language it has.
            });
          }}
        />
      </TextsProvider>
    </ThemeProvider>
  );
}
