import type { Point } from '../tab';

const SMALLEST = 4;

const isInView = ({ x, y }: Point): boolean => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;

const centerOf = (element: Element): Point => {
  // The first line of an element that wraps.
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const isSmall = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width < SMALLEST || height < SMALLEST;
};

/** The label of a control that is visually hidden. */
const targetOf = (element: Element): Element =>
  (element instanceof HTMLInputElement && isSmall(element) && element.labels?.[0]) || element;

/** The element that covers a point. */
const obstacleAt = (point: Point, element: Element): string | undefined => {
  const hit = document.elementFromPoint(point.x, point.y);
  if (!hit) return 'outside of the window';
  if (element.contains(hit) || hit.closest('label')?.control === element) return undefined;
  return `covered by <${hit.localName} class="${hit.getAttribute('class') ?? ''}">`;
};

/** Returns where an element can be clicked, or the reason why it cannot. */
export const pointOf = (element: Element): Point | string => {
  if (element.matches(':disabled, [aria-disabled=true]')) return 'disabled';
  const target = targetOf(element);
  const point = centerOf(target);
  const obstacle = obstacleAt(point, target);
  if (!obstacle && isInView(point)) return point;
  target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const scrolled = centerOf(target);
  return obstacleAt(scrolled, target) ?? scrolled;
};
