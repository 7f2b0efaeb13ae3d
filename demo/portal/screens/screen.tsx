import { useIdentity } from '@gatehouse/ui';
import { Suspense, use, useEffect } from 'react';
import { useAnnounce } from '../layout/announcer';
import { PORTAL_NAME } from '../paths';
import type { LoadScreen, PortalRoute } from '../routes';
import { ScreenBoundary } from './screen-boundary';
import { forgetScreen, prepareScreen } from './screen-loader';
import { keepScroll, restoreScroll } from './scroll-place';

function LoadedScreen({ load }: { load: LoadScreen }) {
  const Screen = use(prepareScreen(load));
  return <Screen />;
}

function Waiting() {
  const announce = useAnnounce();
  useEffect(() => {
    announce('Loading...');
    return () => announce('');
  }, [announce]);
  return <p className="waiting">Loading...</p>;
}

/** Runs once the screen is rendered: after a link the heading takes the focus, otherwise the page keeps its place. */
function Arrival({ title, moved }: { title: string; moved: boolean }) {
  const announce = useAnnounce();
  const { environment } = useIdentity();
  useEffect(() => environment.listen('pagehide', () => keepScroll(environment)), [environment]);
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
  /** False for the screen the page was opened with. */
  moved: boolean;
}

/** One screen of the portal: its own chunk, its own failures, its own title. */
export function Screen({ route, moved }: ScreenProps) {
  return (
    <>
      <title>{`${route.title} · ${PORTAL_NAME}`}</title>
      <ScreenBoundary onRetry={() => forgetScreen(route.screen)}>
        <Suspense fallback={<Waiting />}>
          <LoadedScreen load={route.screen} />
          <Arrival title={route.title} moved={moved} />
        </Suspense>
      </ScreenBoundary>
    </>
  );
}
