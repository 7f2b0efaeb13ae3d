/** Pixels from the start and the top of the plot. */
interface Place {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** Bounds of the tooltip, relative to the plot's corner. */
export interface Bounds {
  start: number;
  top: number;
  end: number;
  bottom: number;
}

const gap = 8;
/** Distance to the edge of the frame. */
const margin = 6;
const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** Places the tooltip above its anchor if there is room, else beside it on the wider side; always within the bounds. */
export const placeTooltip = (anchor: Place, size: Size, bounds: Bounds): Place => {
  const [start, end] = [bounds.start + margin, bounds.end - margin - size.width];
  const [top, bottom] = [bounds.top + margin, bounds.bottom - margin - size.height];
  const above = anchor.y - gap - size.height;
  const hasRoom = above >= top;
  const isLate = anchor.x - bounds.start > bounds.end - anchor.x;
  const beside = isLate ? anchor.x - gap * 2 - size.width : anchor.x + gap * 2;
  const x = hasRoom ? anchor.x - size.width / 2 : beside;
  return { x: clamp(x, start, end), y: clamp(above, top, bottom) };
};
