import './preview.css';
import { ThemeProvider } from '@gatehouse/ui';
import { Button, Root } from '@gatehouse/ui/kit';
import { ArrowLeft, Contrast, Link2, RotateCcw } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { frameBridge, listenForSearch } from './bridge';
import { Canvas } from './canvas';
import { findScreen, isScreenId } from './screens/catalog';
import { ScreenList } from './screens/screen-list';
import { Segments } from './state/controls';
import { StatePanel } from './state/state-panel';
import { useFocusFallback } from './state/use-focus-fallback';
import { useSetup } from './state/use-setup';
import { useColorPicking } from './theme/colors/use-color-picking';
import { useComparison } from './theme/comparison';
import { useThemeHistory } from './theme/history';
import { useSavedThemes } from './theme/saved-themes';
import { usePanels } from './use-panels';
import { VisionFilters } from './vision';
import { WindowBar } from './window-bar';

const panels = { state: 'State', theme: 'Theme', exchange: 'Export', code: 'Code' } as const;
/** Visible panel in a narrow window. */
const panes = { stage: 'Preview', screens: 'Screens', settings: 'Settings' } as const;

/** Code needs wider lines than settings. */
const codeColumns = 'lg:grid-cols-[248px_minmax(0,1fr)_clamp(312px,38vw,640px)]';
/** In a narrow window the choice of the pane comes first. */
const skipLink =
  'rounded-[6px] bg-muted px-2.5 py-1.5 text-[13px] not-focus-visible:absolute not-focus-visible:[clip-path:inset(50%)] max-lg:hidden';

/** Renders the builder around the screen: state settings at the start, theme settings at the end. */
export function Builder() {
  const [dataVersion, setDataVersion] = useState(0);
  const [note, setNote] = useState('');
  const [panel, setPanel] = useState<keyof typeof panels>('state');
  const [pane, setPane] = useState<keyof typeof panes>('stage');
  const [address, setAddress] = useState<string>();
  const [context, setContext] = useState('{}');
  const { setup, change } = useSetup(frameBridge.setupChanged);
  const themeHistory = useThemeHistory(
    setup.theme,
    useCallback((theme) => change({ theme }), [change]),
  );
  const saved = useSavedThemes();
  const comparison = useComparison(setup, saved.all);
  // In a narrow window the screen hides the settings.
  const picking = useColorPicking(
    useCallback((isOn) => {
      setNote(isOn ? 'Press an element of the screen to find its colors.' : '');
      setPane(isOn ? 'stage' : 'settings');
    }, []),
  );
  const screen = findScreen(setup.screen);
  const current = useRef(setup.screen);
  const preview = useRef<HTMLElement>(null);
  const settings = useRef<HTMLElement>(null);
  const paneChoice = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useFocusFallback(settings);
  const { ThemePanel, ExchangePanel, CodePanel } = usePanels(panel !== 'state');

  useEffect(() => {
    current.current = setup.screen;
    setNote('');
  }, [setup.screen]);
  useEffect(() => {
    const findScreens = () => {
      // In a narrow window the search is not rendered before.
      flushSync(() => setPane('screens'));
      search.current?.focus();
      search.current?.select();
    };
    const stops = [
      frameBridge.onRendered(() => setNote('')),
      frameBridge.onNavigated(setAddress),
      frameBridge.onContext(setContext),
      frameBridge.onSearch(findScreens),
      listenForSearch(findScreens),
      frameBridge.onSelected((id) => isScreenId(id) && id !== current.current && change({ screen: id })),
      frameBridge.onLeft((to) => setNote(`The page would go to ${to}`)),
      frameBridge.onUnavailable(() =>
        setNote('This dialog cannot be opened in this state. Try another role or more data.'),
      ),
    ];
    window.addEventListener('popstate', frameBridge.setupChanged);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('popstate', frameBridge.setupChanged);
    };
  }, [change]);

  // On a phone, a desktop window would be unreadable.
  useEffect(() => {
    if (window.innerWidth < 600 && !new URLSearchParams(location.search).has('width')) change({ width: 390 });
  }, [change]);

  const choosePane = (next: keyof typeof panes) => {
    if (picking.isOn) picking.toggle();
    setPane(next);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setNote('Link to this view copied');
    } catch {
      setNote('Your browser did not allow copying. Copy the address of this page instead.');
    }
  };
  if (!screen) return null;
  const { width, zoom, vision } = setup;
  const view = { width, zoom, vision };

  return (
    <ThemeProvider theme="dark">
      <Root className="builder grid h-dvh grid-rows-[auto_minmax(0,1fr)] bg-background">
        <header className="flex min-h-13 items-center gap-2 border-b border-line px-3 py-2">
          <a
            className="grid size-8 place-items-center rounded-[6px] text-subtle hover:bg-muted hover:text-body pointer-coarse:size-11"
            href="/"
            aria-label="Back to the portal"
          >
            <ArrowLeft aria-hidden className="size-4" />
          </a>
          <h1 className="text-sm whitespace-nowrap">
            Gatehouse <span className="font-normal text-subtle">Preview</span>
          </h1>
          <button type="button" className={skipLink} onClick={() => preview.current?.focus()}>
            Skip to the screen
          </button>
          <button type="button" className={skipLink} onClick={() => settings.current?.focus()}>
            Skip to the settings
          </button>
          <div className="ms-auto flex gap-2 max-[480px]:[&_[data-slot=button]]:gap-0 max-[480px]:[&_[data-slot=button]]:text-[0px]">
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                setDataVersion(dataVersion + 1);
                setNote('Data reset');
              }}
            >
              <RotateCcw aria-hidden />
              Reset data
            </Button>
            <Button
              size="sm"
              variant={comparison.shown === undefined ? 'ghost' : 'secondary'}
              aria-pressed={comparison.shown !== undefined}
              disabled={!comparison.toggle}
              title={`Show “${comparison.options[comparison.base]}” in place of your theme`}
              onClick={() => {
                comparison.toggle?.();
                setPane('stage');
              }}
            >
              <Contrast aria-hidden />
              Compare
            </Button>
            <Button size="sm" variant="secondary" onClick={() => void copy()}>
              <Link2 aria-hidden />
              Copy link
            </Button>
          </div>
        </header>
        <main aria-label="Builder" className="flex min-h-0 flex-col">
          <div ref={paneChoice} className="hidden border-b border-line px-3 py-2 max-lg:block">
            <Segments label="Pane" hidesLabel options={panes} value={pane} onChange={choosePane} />
          </div>
          <div
            className={`group/body grid min-h-0 flex-1 grid-cols-[248px_minmax(0,1fr)_312px] max-lg:grid-cols-[minmax(0,1fr)] ${panel === 'code' ? codeColumns : ''}`}
            data-pane={pane}
          >
            <ScreenList
              search={search}
              current={setup.screen}
              onChoose={(id) => {
                change({ screen: id });
                setPane('stage');
                // In a narrow window the list is hidden now.
                paneChoice.current?.querySelector<HTMLElement>('[type=radio]')?.focus();
              }}
            />
            <section
              ref={preview}
              tabIndex={-1}
              aria-label="Window"
              className="relative grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)] bg-[radial-gradient(circle,#2a2c33_1px,transparent_1px)] bg-size-[20px_20px] max-lg:group-not-data-[pane=stage]/body:hidden"
            >
              <WindowBar setup={setup} onChange={change} screen={screen} address={address ?? screen.address} />
              <VisionFilters />
              <div key={dataVersion} className="flex min-h-0 gap-5 px-5 pt-5 pb-2 max-lg:gap-2 max-lg:px-2 max-lg:pt-3">
                {setup.mode === 'both' ? (
                  <>
                    <Canvas key="light" {...view} side="light" />
                    <Canvas key="dark" {...view} side="dark" />
                  </>
                ) : (
                  <Canvas key="one" {...view} />
                )}
              </div>
              <p
                role="status"
                className="absolute inset-x-4 bottom-10 mx-auto w-fit rounded-[18px] border border-line bg-raised px-4 py-2 text-[13px] shadow-[0_8px_24px_#0008] empty:[clip-path:inset(50%)]"
              >
                {note || (comparison.shown && `Shown: ${comparison.shown}`)}
              </p>
            </section>
            <section
              ref={settings}
              tabIndex={-1}
              aria-label="Settings"
              className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)] border-s border-line max-lg:border-0 max-lg:group-not-data-[pane=settings]/body:hidden"
            >
              <div className="border-b border-line p-3">
                <Segments label="Panel" hidesLabel options={panels} value={panel} onChange={setPanel} />
              </div>
              {panel === 'state' && <StatePanel setup={setup} onChange={change} />}
              {panel === 'theme' && ThemePanel && (
                <ThemePanel {...themeHistory} picking={picking} comparison={comparison} saved={saved} />
              )}
              {panel === 'exchange' && ExchangePanel && <ExchangePanel {...themeHistory} />}
              {panel === 'code' && CodePanel && <CodePanel screen={screen} setup={setup} context={context} />}
            </section>
          </div>
        </main>
      </Root>
    </ThemeProvider>
  );
}
