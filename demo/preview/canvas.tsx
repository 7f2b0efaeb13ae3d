import { useEffect, useRef, useState } from 'react';
import type { Setup } from './state/setup';
import type { Mode } from './theme/theme';
import { visionFilter } from './vision';

/**
 * Returns the URL of the frame: the URL of this page, marked as a frame. The frame has the content security policy of
 * this page.
 */
const frameDocument = (side: Mode | undefined): string => {
  const parts = document.head.querySelectorAll(
    'script[type="module"], link[rel="stylesheet"], link[rel="modulepreload"]',
  );
  const head = [...parts].map((part) => part.outerHTML).join('');
  const mark = side ? ` data-side="${side}"` : '';
  return `<!doctype html><html lang="en" data-app="frame"${mark}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Preview</title>${head}</head><body><div id="root" class="gh-root"></div></body></html>`;
};

/** Returns the maximum height of the window by width, in CSS pixels. */
const heightFor = (width: number): number => {
  if (width < 500) return 844;
  return width < 1000 ? 1180 : 2000;
};

interface CanvasProps extends Pick<Setup, 'width' | 'zoom' | 'vision'> {
  /** Color mode of the frame, when both are rendered. */
  side?: Mode;
}

/**
 * Renders the frame at the chosen width, so that the media queries of the screen apply; scales it down where it does
 * not fit. Zoom reduces the page's viewport, as in a browser.
 */
export function Canvas({ width, zoom, vision, side }: CanvasProps) {
  const container = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState({ width: 0, height: 0 });
  const [page] = useState(() => frameDocument(side));

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setAvailable({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const times = Number(zoom) / 100;
  const fit = Math.min(1, available.width / width);
  const height = fit > 0 ? Math.min(heightFor(width), available.height / fit) : heightFor(width);
  const inner = { width: Math.round(width / times), height: Math.round(height / times) };
  const name = side ? `Preview of the screen, ${side}` : 'Preview of the screen';
  return (
    <div className="grid min-w-0 flex-1 grid-rows-[minmax(0,1fr)_auto] gap-2">
      <div ref={container} className="grid min-h-0 grid-cols-[minmax(0,1fr)] content-start justify-items-center">
        <div
          className={`overflow-hidden bg-background shadow-[0_0_0_1px_#ffffff1f,0_24px_64px_-16px_#000c] ${width < 500 ? 'rounded-[24px]' : 'rounded-[10px]'}`}
          style={{ width: width * fit, height: height * fit }}
        >
          <iframe
            title={name}
            srcDoc={page}
            className="block origin-top-left border-0"
            style={{ ...inner, transform: `scale(${fit * times})`, filter: visionFilter(vision) }}
          />
        </div>
      </div>
      <p className="justify-self-center rounded-[4px] bg-background px-2 py-0.5 text-xs text-subtle tabular-nums">
        {side && <b>{side === 'light' ? 'Light' : 'Dark'} </b>}
        {width} px{times > 1 && `, ${inner.width} px at ${zoom}%`}
        {fit > 0 && fit < 1 && `, scaled to ${Math.round(fit * 100)}%`}
      </p>
    </div>
  );
}
