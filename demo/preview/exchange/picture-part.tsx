import { Button } from '@gatehouse/ui/kit';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from './save-file';
import { takePicture } from './take-picture';

/** A PNG of the shown screen. */
export function PicturePart() {
  const [told, setTold] = useState('');
  const take = async () => {
    setTold('');
    const frame = document.querySelector<HTMLElement>('.canvases iframe');
    if (!frame || frame.offsetParent === null)
      return setTold('Open the preview beside this panel first: a wider window shows both.');
    try {
      saveFile('gatehouse-screen.png', await takePicture(frame));
      setTold('Picture saved');
    } catch {
      setTold('No picture was taken: allow this page to record this tab, and choose this tab.');
    }
  };
  return (
    <div className="exchange">
      <p className="hint">Your browser asks for a recording of this tab, of which one picture is kept.</p>
      <Button size="sm" variant="secondary" onClick={() => void take()}>
        <Camera aria-hidden />
        Save as PNG
      </Button>
      <p role="status" className="hint">
        {told}
      </p>
    </div>
  );
}
