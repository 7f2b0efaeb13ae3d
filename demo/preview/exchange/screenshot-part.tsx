import { Button } from '@gatehouse/ui/kit';
import { Camera, Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from './save-file';
import { takeScreenshot } from './take-screenshot';

/** Renders the button that takes a PNG of the screen. */
export function ScreenshotPart() {
  const [message, setMessage] = useState('');
  const [screenshot, setScreenshot] = useState<Blob>();
  const take = async () => {
    setMessage('');
    setScreenshot(undefined);
    const frame = document.querySelector<HTMLElement>('iframe');
    if (!frame || frame.offsetParent === null)
      return setMessage('Widen this window until the screen is beside this panel.');
    try {
      setScreenshot(await takeScreenshot(frame));
      setMessage('Screenshot taken.');
    } catch {
      setMessage('No screenshot was taken. Allow this page to record, and choose this tab.');
    }
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-xs text-subtle empty:hidden">
        Your browser asks to record this tab. One frame becomes the screenshot.
      </p>
      <Button size="sm" variant="secondary" onClick={() => void take()}>
        <Camera aria-hidden />
        Take screenshot
      </Button>
      <p role="status" className="text-xs text-subtle empty:hidden">
        {message}
      </p>
      {/* With its own button: after the browser's permission prompt, an automatic download may be blocked. */}
      {screenshot && (
        <Button size="sm" onClick={() => saveFile('gatehouse-screen.png', screenshot)}>
          <Download aria-hidden />
          Download PNG
        </Button>
      )}
    </div>
  );
}
