import './builder.css';
import './panel.css';
import { ThemeProvider } from '@gatehouse/ui';
import { Button, Root } from '@gatehouse/ui/kit';
import { ArrowLeft, Contrast, Link2, RotateCcw } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { frameBridge } from './bridge';
import { Canvas } from './canvas';
import { findScreen, isScreenId } from './screens/catalog';
import { ScreenList } from './screens/screen-list';
import { listenForSearch } from './screens/search-shortcut';
import { Segments } from './state/segments';
import { StatePanel } from './state/state-panel';
import { useFocusFallback } from './state/use-focus-fallback';
import { useSetup } from './state/use-setup';
import { useColorPicking } from './theme/colors/use-color-picking';
import { useComparison } from './theme/use-comparison';
import { useSavedThemes } from './theme/use-saved-themes';
import { useThemeHistory } from './theme/use-theme-history';
import { usePanels } from './use-panels';
import { VisionFilters } from './vision';
import { WindowBar } from './window-bar';

const panels = { state: 'State', theme: 'Theme', exchange: 'Export', code: 'Code' } as const;
/** Visible panel in a narrow window. */
const panes = { stage: 'Preview', screens: 'Screens', settings: 'Settings' } as const;

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
  const stage = useRef<HTMLElement>(null);
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
      <Root className="builder">
        <header className="builder-bar">
          <a className="builder-back" href="/" aria-label="Back to the portal">
            <ArrowLeft aria-hidden />
          </a>
          <h1 className="builder-title">
            Gatehouse <span>Preview</span>
          </h1>
          <button type="button" className="skip-link" onClick={() => stage.current?.focus()}>
            Skip to the screen
          </button>
          <button type="button" className="skip-link" onClick={() => settings.current?.focus()}>
            Skip to the settings
          </button>
          <div className="builder-actions">
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
        <main aria-label="Builder" className="builder-main">
          <div ref={paneChoice} className="builder-panes">
            <Segments label="Pane" hidesLabel options={panes} value={pane} onChange={choosePane} />
          </div>
          <div className="builder-body" data-pane={pane} data-panel={panel}>
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
            <section ref={stage} tabIndex={-1} aria-label="Window" className="builder-stage">
              <WindowBar setup={setup} onChange={change} screen={screen} address={address ?? screen.address} />
              <VisionFilters />
              <div key={dataVersion} className="canvases">
                {setup.mode === 'both' ? (
                  <>
                    <Canvas key="light" {...view} side="light" />
                    <Canvas key="dark" {...view} side="dark" />
                  </>
                ) : (
                  <Canvas key="one" {...view} />
                )}
              </div>
              <p role="status" className="builder-note">
                {note || (comparison.shown && `Shown: ${comparison.shown}`)}
              </p>
            </section>
            <section ref={settings} tabIndex={-1} aria-label="Settings" className="inspector">
              <div className="inspector-head">
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
