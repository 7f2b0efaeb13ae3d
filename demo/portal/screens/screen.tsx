import type { Environment } from '@gatehouse/sdk';
import { useIdentity } from '@gatehouse/ui';
import { Button } from '@gatehouse/ui/kit';
import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useAnnounce } from '../layout/announcer';
import type { PortalRoute } from '../routes';
import { usePortalLanguage, usePortalTexts } from '../texts/provider';
import { titleOf } from '../texts/title-of';
import { Boundary } from './part-boundary';
import { forgetScreen, prepareScreen, ScreenLoadError } from './screen-loader';
import { useOnline, useReconnect } from './use-online';

const SCROLL_KEY = 'research-portal/scroll';

const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/** Stores the scroll position in the tab for a reload. */
const storeScroll = ({ tab }: Environment): void => void tab.setItem(SCROLL_KEY, String(window.scrollY));

/**
 * Restores the scroll position after a reload, or scrolls to the fragment of the URL. The browser does both before the
 * screen is rendered.
 */
const restoreScroll = ({ tab }: Environment): void => {
  const stored = isReload() ? tab.getItem(SCROLL_KEY) : null;
  if (stored === null) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  else window.scrollTo(0, Number(stored));
};

function LoadedScreen({ route }: { route: PortalRoute }) {
  const { language } = usePortalLanguage();
  const Screen = use(prepareScreen(route, language));
  return <Screen />;
}

function Waiting() {
  const announce = useAnnounce();
  const { loading } = usePortalTexts('shell');
  useEffect(() => {
    announce(loading);
    return () => announce('');
  }, [announce, loading]);
  return <p className="py-12 text-subtle">{loading}</p>;
}

/** Runs once the screen is rendered: after a link the heading takes focus, otherwise the scroll position is kept. */
function Arrival({ title, moved }: { title: string; moved: boolean }) {
  const announce = useAnnounce();
  const { environment } = useIdentity();
  useEffect(() => environment.listen('pagehide', () => storeScroll(environment)), [environment]);
  useEffect(() => {
    if (!moved) return restoreScroll(environment);
    announce(title);
    const main = document.querySelector<HTMLElement>('main');
    const heading = main?.querySelector<HTMLElement>('h1[tabindex]');
    window.scrollTo(0, 0);
    (heading ?? main)?.focus({ preventScroll: true });
  }, [announce, environment, title, moved]);
  return null;
}

interface ScreenProps {
  route: PortalRoute;
  /** False for the initial screen of the page. */
  moved: boolean;
}

/** Renders one screen of the portal, with its own chunk, error boundary and title. */
export function Screen({ route, moved }: ScreenProps) {
  const { language } = usePortalLanguage();
  const texts = usePortalTexts('shell');
  const title = titleOf(texts, route.path);
  return (
    <>
      <title>{`${title} · ${texts.portalName}`}</title>
      <ScreenBoundary onRetry={() => forgetScreen(route, language)}>
        <Suspense fallback={<Waiting />}>
          <LoadedScreen route={route} />
          <Arrival title={title} moved={moved} />
        </Suspense>
      </ScreenBoundary>
    </>
  );
}

interface ScreenBoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

function ScreenBoundary({ onRetry, children }: ScreenBoundaryProps) {
  const { screens } = usePortalTexts('shell');
  const [isRetried, setIsRetried] = useState(false);
  return (
    <Boundary
      fallback={(error, retry) => {
        const again = () => {
          onRetry();
          setIsRetried(true);
          retry();
        };
        if (error instanceof ScreenLoadError) return <Missing onRetry={again} isRetried={isRetried} />;
        return <Notice heading={screens.broken} text={screens.brokenText} reload onRetry={again} />;
      }}
    >
      {children}
    </Boundary>
  );
}

interface MissingProps {
  onRetry: () => void;
  /** Whether a retry preceded the error. */
  isRetried: boolean;
}

function Missing({ onRetry, isRetried }: MissingProps) {
  const { screens } = usePortalTexts('shell');
  const online = useOnline();
  useReconnect(onRetry);
  // Some browsers keep a failed import failed until the page is reloaded.
  const advice = isRetried ? screens.stillNotLoaded : screens.newVersion;
  return (
    <Notice heading={screens.notLoaded} text={online ? advice : screens.offline} reload={online} onRetry={onRetry} />
  );
}

interface NoticeProps {
  heading: string;
  text: string;
  /** Whether a reload is offered; offline it would discard the working portal. */
  reload: boolean;
  onRetry: () => void;
}

function Notice({ heading, text, reload, onRetry }: NoticeProps) {
  const texts = usePortalTexts('shell');
  return (
    <div className="grid max-w-120 gap-3 py-12" role="alert">
      <h1 tabIndex={-1} className="text-xl tracking-[-0.02em] outline-none">
        {heading}
      </h1>
      <p className="text-subtle">{text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {reload && <Button onClick={() => location.reload()}>{texts.reload}</Button>}
        <Button variant="secondary" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </div>
    </div>
  );
}
