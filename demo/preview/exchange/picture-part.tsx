import { Button } from '@gatehouse/ui/kit';
import { Camera, Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from './save-file';
import { takePicture } from './take-picture';

/** A PNG of the shown screen. */
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
      {/* A press of its own: after the browser's question, a download by itself may be blocked. */}
      {picture && (
        <Button size="sm" onClick={() => saveFile('gatehouse-screen.png', picture)}>
          <Download aria-hidden />
          Download PNG
        </Button>
      )}
    </div>
  );
}
