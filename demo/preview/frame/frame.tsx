import type { Identity } from '@gatehouse/sdk';
import { IdentityProvider, TextsProvider, ThemeProvider } from '@gatehouse/ui';
import type { Texts } from '@gatehouse/ui/locales/en';
import { loadAdminTexts, loadTexts } from '@gatehouse/ui/locales/load';
import { AuthRoutes } from '@gatehouse/ui/routes';
import { Component, type ReactNode, Suspense, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { builderBridge } from '../bridge';
import { type FlowScreen, findScreen, type PreviewScreen } from '../screens/catalogue';
import type { FlowContext, FlowId } from '../screens/flow-names';
import { isRunning, needsSession } from '../screens/running';
import { readSetup, type Setup } from '../state/setup';
import { type Mode, variablesOf } from '../theme/theme';
import { type BoxWords, wordsOf } from './box-words';
import { boxes } from './boxes';
import { injectFailures } from './configure';
import { Portal } from './portal';
import { createStage, providerFor } from './provider';
import { contextOf, enter, queryOf } from './samples';

/** A screen that is ready to be shown. */
interface Shown {
  identity: Identity;
  /** What the step of a flow knows. */
  context?: FlowContext<FlowId>;
  /** Texts of the theme, for a box. */
  words?: BoxWords;
}

/** What makes another provider, user or state of it: all else changes in place. */
const stateOf = ({ screen, language, dir, density, mode, width, zoom, theme, ...state }: Setup) =>
  JSON.stringify(state);

const prepare = async (screen: PreviewScreen, setup: Setup): Promise<Shown> => {
  const provider = await providerFor(setup);
  provider.emulator.faults.clear();
  const address = screen.kind === 'flow' ? screen.address + queryOf(screen.flow) : screen.address;
  const hasSession = needsSession(screen);
  const stage = createStage(provider, { address, delay: setup.delay, hasSession });
  const scene = { provider, identity: stage.identity };
  if (hasSession) await enter(scene, setup.role);
  const context = screen.kind === 'flow' ? await contextOf(screen, scene) : undefined;
  const { texts } = setup.theme;
  const words = screen.kind === 'flow' && texts ? await wordsOf(scene, texts) : undefined;
  injectFailures(provider.emulator, setup);
  stage.open();
  return { identity: stage.identity, ...(context && { context }), ...(words && { words }) };
};

/** One after the other: the failures of one screen must not meet the preparation of the next. */
let last: { key: string; shown: Promise<Shown> } | undefined;

const preparedFor = (key: string, screen: PreviewScreen, setup: Setup): Promise<Shown> => {
  if (last?.key === key) return last.shown;
  const before = last?.shown.catch(() => undefined);
  const shown = Promise.resolve(before).then(() => prepare(screen, setup));
  last = { key, shown };
  return shown;
};

interface ScreenProps {
  /** Of the preparation: pages of the portal share one. */
  stage: string;
  screen: PreviewScreen;
  setup: Setup;
  texts: Texts;
}

const showFlow = <Id extends FlowId>(
  screen: FlowScreen<Id>,
  context: FlowContext<Id>,
  { theme, signUps }: Setup,
  words: BoxWords | undefined,
) => {
  const { appName: name = 'Acme', logo } = theme;
  const application = { name, allowSignups: signUps, ...(logo && { logo }), ...words };
  return boxes[screen.flow as Id]({ step: isRunning(screen) ? undefined : screen.step, context, application });
};

function ScreenShown({ stage, screen, setup, texts }: ScreenProps) {
  const { identity, context, words } = use(preparedFor(stage, screen, setup));
  useEffect(() => {
    builderBridge.moved(screen.address);
    builderBridge.known(context ?? {});
    if (screen.kind !== 'portal' || !screen.dialog) builderBridge.shown(screen.id);
  }, [screen, context]);
  return (
    <IdentityProvider identity={identity} load={false}>
      {screen.kind === 'portal' && <Portal screen={screen} texts={texts} brand={setup.theme.appName} />}
      {screen.kind === 'route' && (
        <main className="preview-flow">
          <AuthRoutes path={screen.address} navigate={builderBridge.left} />
        </main>
      )}
      {screen.kind === 'flow' && <main className="preview-flow">{showFlow(screen, context ?? {}, setup, words)}</main>}
    </IdentityProvider>
  );
}

/** What broke, in its place; another screen or state starts anew. */
class Broken extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    const { error } = this.state;
    return error ? <p role="alert">This screen could not be shown: {error.message}</p> : this.props.children;
  }
}

const texts = new Map<string, Promise<Texts>>();
const textsOf = (language: string, isPortal: boolean): Promise<Texts> => {
  const key = `${language} ${isPortal}`;
  const known = texts.get(key) ?? (isPortal ? loadAdminTexts : loadTexts)([language]);
  texts.set(key, known);
  return known;
};

/** Which of the two modes a frame is for, where both are shown. */
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

function Frame() {
  const query = useSyncExternalStore(builderBridge.onSetup, builderBridge.query);
  const given = useMemo(() => readSetup(new URLSearchParams(query)), [query]);
  const screen = findScreen(given.screen);
  const setup = useMemo(() => ({ ...given, ...(screen?.kind === 'portal' && screen.dialog?.needs) }), [given, screen]);
  const isPortal = screen?.kind === 'portal';
  const spoken = use(textsOf(setup.language, isPortal));
  const mode = useMode(setup.mode);
  const variables = useMemo(() => variablesOf(setup.theme, mode), [setup.theme, mode]);
  const dir = setup.dir === 'auto' ? spoken.direction : setup.dir;
  useEffect(() => {
    document.documentElement.lang = spoken.language;
    document.documentElement.dir = dir;
  }, [spoken, dir]);
  if (!screen) return null;
  // A dialog opens over a page of its own; what was typed into the one before goes with it.
  const own = isPortal && !screen.dialog ? 'portal' : screen.id;
  const place = isPortal ? 'portal' : `${screen.id} ${JSON.stringify(setup.theme.texts ?? {})}`;
  const stage = `${place} ${stateOf(setup)}`;
  return (
    <ThemeProvider theme={mode} density={setup.density} dir={dir} variables={variables} className="preview-page">
      <TextsProvider texts={spoken}>
        <Broken key={`${own} ${stage}`}>
          <Suspense fallback={<p role="status">Loading…</p>}>
            <ScreenShown {...{ stage, screen, setup, texts: spoken }} />
          </Suspense>
        </Broken>
      </TextsProvider>
    </ThemeProvider>
  );
}

/** Starts what is inside of a frame of the preview: the screen alone, on the emulator in this page. */
export const startFrame = (root: HTMLElement): void => {
  root.classList.remove('gh-root');
  createRoot(root).render(
    <Suspense>
      <Frame />
    </Suspense>,
  );
};
