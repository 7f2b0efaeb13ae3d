import { type Ref, useEffect, useRef, useState } from 'react';
import type { PreviewSettings } from './settings';

const sizes: Record<PreviewSettings['width'], { width: number; height: number }> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 2000 },
};

/** The frame's page: this page's own files again, told to be the frame. It takes over the policy of this page. */
const pageOf = (): string => {
  const parts = document.head.querySelectorAll(
    'script[type="module"], link[rel="stylesheet"], link[rel="modulepreload"]',
  );
  const head = [...parts].map((part) => part.outerHTML).join('');
  return `<!doctype html><html lang="en" data-app="frame"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Preview</title>${head}</head><body><div id="root" class="gh-root"></div></body></html>`;
};

interface CanvasProps {
  ref: Ref<HTMLIFrameElement>;
  width: PreviewSettings['width'];
}

/** A window of the chosen width, so that the screen's own rules for narrow ones apply; made smaller where it does not fit. */
export function Canvas({ ref, width }: CanvasProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [page] = useState(pageOf);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const size = sizes[width];
  const scale = Math.min(1, room.width / size.width);
  const height = scale > 0 ? Math.min(size.height, room.height / scale) : size.height;
  return (
    <div ref={stage} className="canvas">
      <div className="canvas-window" data-width={width} style={{ width: size.width * scale, height: height * scale }}>
        <iframe
          ref={ref}
          title="Preview of the screen"
          srcDoc={page}
          style={{ width: size.width, height, transform: `scale(${scale})` }}
        />
      </div>
      <p className="canvas-size">
        {size.width} px{scale < 1 && `, shown at ${Math.round(scale * 100)} %`}
      </p>
    </div>
  );
}
