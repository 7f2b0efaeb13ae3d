import '../preview.css';
import { IdentityProvider, TextsProvider, ThemeProvider } from '@gatehouse/ui';
import { Root } from '@gatehouse/ui/kit';
import { AuthRoutes } from '@gatehouse/ui/routes';
import { Component, type ReactNode, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { builderBridge, listenForSearch } from '../bridge';
import { type FlowScreen, isRunning } from '../screens/catalog';
import type { FlowContext, FlowId } from '../screens/flow-names';
import type { Setup } from '../state/setup';
import { type Mode, variablesOf } from '../theme/theme';
import type { BoxTexts } from './box-texts';
import { boxes } from './boxes';
import { offerPicking } from './pick';
import { type View, viewOf } from './view';

const flow = 'box-border grid min-h-screen content-center px-4 py-6';
/** Before a theme is known. */
const loading =
  'm-0 box-border grid min-h-screen place-content-center p-4 text-sm [font-family:system-ui,sans-serif] text-[#5c606b]';

const showFlow = <Id extends FlowId>(
  screen: FlowScreen<Id>,
  context: FlowContext<Id>,
  { theme, signUps }: Setup,
  boxTexts: BoxTexts | undefined,
) => {
  const { appName: name = 'Acme', logo } = theme;
  const application = { name, allowSignups: signUps, ...(logo && { logo }), ...boxTexts };
  return boxes[screen.flow as Id]({ step: isRunning(screen) ? undefined : screen.step, context, application });
};

function PreparedView({ screen, setup, texts, Portal, prepared: { identity, context, boxTexts } }: Omit<View, 'key'>) {
  useEffect(() => {
    document.documentElement.dataset.screen = screen.id;
    builderBridge.navigated(screen.address);
    builderBridge.context(context ?? {});
    if (screen.kind !== 'portal' || !screen.dialog) builderBridge.rendered(screen.id);
  }, [screen, context]);
  return (
    <IdentityProvider identity={identity} load={false}>
      {screen.kind === 'portal' && Portal && <Portal screen={screen} texts={texts} brand={setup.theme.appName} />}
      {screen.kind === 'route' && (
        <main className={flow}>
          <AuthRoutes path={screen.address} navigate={builderBridge.left} />
        </main>
      )}
      {screen.kind === 'flow' && <main className={flow}>{showFlow(screen, context ?? {}, setup, boxTexts)}</main>}
    </IdentityProvider>
  );
}

/** Renders an error in place of the view; resets for another screen or state. */
class Broken extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    const { error } = this.state;
    return error ? <RenderError error={error} /> : this.props.children;
  }
}

/** Returns the color mode of the frame, when both are rendered. */
const side = (): Mode | undefined => {
  const { side } = document.documentElement.dataset;
  return side === 'light' || side === 'dark' ? side : undefined;
};

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const watchDevice = (changed: () => void) => {
  prefersDark.addEventListener('change', changed);
  return () => prefersDark.removeEventListener('change', changed);
};

const useMode = (mode: Setup['mode']): Mode => {
  const isDark = useSyncExternalStore(watchDevice, () => prefersDark.matches);
  if (mode === 'light' || mode === 'dark') return mode;
  return side() ?? (isDark ? 'dark' : 'light');
};

/**
 * Returns the view of the builder's URL, and the previous one until it is ready: React would keep a fallback for 300
 * ms.
 */
const useView = (): View | Error | undefined => {
  const query = useSyncExternalStore(builderBridge.onSetup, builderBridge.query);
  const [view, setView] = useState<View | Error>();
  useEffect(() => {
    let isLatest = true;
    void viewOf(query)
      .catch((problem: Error) => problem)
      .then((next) => isLatest && setView(next));
    return () => {
      isLatest = false;
    };
  }, [query]);
  return view;
};

const RenderError = ({ error }: { error: Error }) => (
  <p role="alert" className={loading}>
    This screen could not be rendered: {error.message}
  </p>
);

function Frame() {
  const view = useView();
  if (view instanceof Error) return <RenderError error={view} />;
  return view ? (
    <Themed view={view} />
  ) : (
    <p role="status" className={loading}>
      Loading…
    </p>
  );
}

function Themed({ view }: { view: View }) {
  const { key, ...shown } = view;
  const { setup, texts } = shown;
  const mode = useMode(setup.mode);
  const variables = useMemo(() => variablesOf(setup.theme, mode), [setup.theme, mode]);
  const dir = setup.dir === 'auto' ? texts.direction : setup.dir;
  useEffect(() => {
    document.documentElement.lang = texts.language;
    document.documentElement.dir = dir;
  }, [texts, dir]);
  return (
    <ThemeProvider theme={mode} density={setup.density} dir={dir} variables={variables}>
      <Root className="min-h-screen bg-background *:data-[slot=root]:min-h-screen [&_[data-slot=admin-portal]]:min-h-screen">
        <TextsProvider texts={texts}>
          <Broken key={key}>
            <PreparedView {...shown} />
          </Broken>
        </TextsProvider>
      </Root>
    </ThemeProvider>
  );
}

/** Starts a frame of the preview: only the screen, on the emulator in this page. */
export const startFrame = (root: HTMLElement): void => {
  root.classList.remove('gh-root');
  offerPicking();
  listenForSearch(builderBridge.search);
  createRoot(root).render(
    <Suspense>
      <Frame />
    </Suspense>,
  );
};
