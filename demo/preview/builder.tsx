import { ThemeProvider } from '@gatehouse/ui';
import { Button } from '@gatehouse/ui/kit';
import { Link2, RotateCcw } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { frameBridge } from './bridge';
import { Canvas } from './canvas';
import { isScreenId } from './catalogue';
import { Inspector } from './inspector';
import { ScreenList } from './screen-list';
import { Segments } from './segments';
import { widths } from './settings';
import { useSettings } from './use-settings';

/** The tool around the screen: what is shown at the start, how it looks at the end. */
export function Builder() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [round, setRound] = useState(0);
  const [shownAt, setShownAt] = useState(0);
  const [note, setNote] = useState('');
  const { settings, change } = useSettings(
    useCallback(() => {
      setNote('');
      frameBridge.settingsChanged(frame.current?.contentWindow);
    }, []),
  );

  useEffect(() => {
    const stops = [
      frameBridge.onShown(() => setShownAt((count) => count + 1)),
      frameBridge.onChosen((screen) => isScreenId(screen) && change({ screen })),
      frameBridge.onLeft((address) => setNote(`The page would now go to ${address}`)),
    ];
    const back = () => frameBridge.settingsChanged(frame.current?.contentWindow);
    window.addEventListener('popstate', back);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('popstate', back);
    };
  }, [change]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setNote('Link to this view copied');
    } catch {
      setNote('Your browser did not allow copying: take the address of this page.');
    }
  };

  return (
    <ThemeProvider theme="dark" className="builder">
      <header className="builder-bar">
        <h1 className="builder-title">
          Gatehouse <span>Preview</span>
        </h1>
        <Segments label="Width" options={widths} value={settings.width} onChange={(width) => change({ width })} />
        <div className="builder-actions">
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              setRound(round + 1);
              setNote('Back to the first data');
            }}
          >
            <RotateCcw aria-hidden />
            Reset data
          </Button>
          <Button size="sm" variant="secondary" onClick={() => void copy()}>
            <Link2 aria-hidden />
            Copy link
          </Button>
        </div>
      </header>
      <ScreenList current={settings.screen} onChoose={(screen) => change({ screen })} />
      <main className="builder-stage">
        <Canvas key={round} ref={frame} width={settings.width} />
        <p role="status" className="builder-note">
          {note}
        </p>
      </main>
      <Inspector settings={settings} onChange={change} frame={frame} shownAt={shownAt} />
    </ThemeProvider>
  );
}
