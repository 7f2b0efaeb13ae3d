import { Button } from '@gatehouse/ui/kit';
import { Camera, Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from './save-file';

/** Browsers offer the current tab first where supported; the types lack this option. */
const OPTIONS: DisplayMediaStreamOptions & { preferCurrentTab: boolean } = {
  video: { frameRate: 5 },
  audio: false,
  preferCurrentTab: true,
};

const toPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no-picture'))), 'image/png');
  });

/**
 * Takes a screenshot of an element from a screen capture of this tab. Rendering the page into an image would need a
 * policy that allows images from any origin, and inline styles in the frame.
 * @throws DOMException when the user denies permission, Error when another surface than this tab was chosen.
 */
const takeScreenshot = async (element: HTMLElement): Promise<Blob> => {
  const stream = await navigator.mediaDevices.getDisplayMedia(OPTIONS);
  try {
    const [track] = stream.getVideoTracks();
    if (track?.getSettings().displaySurface !== 'browser') throw new Error('other-surface');
    const video = Object.assign(document.createElement('video'), { srcObject: stream, muted: true });
    // Requested before it plays: a static page produces no second frame.
    const presented = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
    await video.play();
    await presented;
    const place = element.getBoundingClientRect();
    const scale = video.videoWidth / document.documentElement.clientWidth;
    const canvas = Object.assign(document.createElement('canvas'), {
      width: Math.round(place.width * scale),
      height: Math.round(place.height * scale),
    });
    const from = [place.x, place.y, place.width, place.height].map((length) => length * scale) as [
      number,
      number,
      number,
      number,
    ];
    canvas.getContext('2d')?.drawImage(video, ...from, 0, 0, canvas.width, canvas.height);
    return await toPng(canvas);
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
};

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
