import { Button } from '@gatehouse/ui/kit';
import { Camera, Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from './save-file';
import { takePicture } from './take-picture';

/** Renders the button that takes a PNG of the rendered screen. */
export function PicturePart() {
  const [told, setTold] = useState('');
  const [picture, setPicture] = useState<Blob>();
  const take = async () => {
    setTold('');
    setPicture(undefined);
    const frame = document.querySelector<HTMLElement>('.canvases iframe');
    if (!frame || frame.offsetParent === null)
      return setTold('Open the preview beside this panel first: a wider window shows both.');
    try {
      setPicture(await takePicture(frame));
      setTold('Picture taken.');
    } catch {
      setTold('No picture was taken: allow this page to record this tab, and choose this tab.');
    }
  };
  return (
    <div className="exchange">
      <p className="hint">Your browser asks for a recording of this tab, of which one picture is kept.</p>
      <Button size="sm" variant="secondary" onClick={() => void take()}>
        <Camera aria-hidden />
        Take picture
      </Button>
      <p role="status" className="hint">
        {told}
      </p>
      {/* With its own button: after the browser's permission prompt, an automatic download may be blocked. */}
      {picture && (
        <Button size="sm" onClick={() => saveFile('gatehouse-screen.png', picture)}>
          <Download aria-hidden />
          Download PNG
        </Button>
      )}
    </div>
  );
}
