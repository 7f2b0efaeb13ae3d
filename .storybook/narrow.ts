import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** Parts of a pixel, and outlines of icons, that no one misses. */
const TOLERANCE = 2;

const clips = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'hidden' || overflowX === 'clip';

/** The nearest box that cuts off what does not fit; none where it can be scrolled to. */
const clippingBox = (element: Element): Element | undefined => {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const style = getComputedStyle(box);
    if (style.overflowX === 'auto' || style.overflowX === 'scroll') return undefined;
    // An ellipsis says that there is more.
    if (clips(style)) return style.textOverflow === 'ellipsis' ? undefined : box;
  }
  return undefined;
};

/** Controls, badges and dates: what is read or pressed as a whole. */
const wholes = 'button, a, input, select, textarea, time, [data-slot=badge]';

/** Names what the box around it cuts off. */
const findCut = (frame: Element): string[] =>
  [...frame.querySelectorAll(wholes)].flatMap((element) => {
    const box = element.checkVisibility() && clippingBox(element);
    if (!box) return [];
    const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
    const hidden = Math.max(inner.right - outer.right, outer.left - inner.left);
    // What screen readers alone read stands in a box of one pixel.
    if (outer.width <= 1 || hidden <= TOLERANCE) return [];
    return `${Math.round(hidden)} px of ${element.tagName.toLowerCase()} "${element.textContent || element.getAttribute('aria-label')}"`;
  });

/** Names what reaches beyond the column, from the inside: the innermost is the cause. */
const findWide = (frame: Element): string[] => {
  if (frame.scrollWidth <= frame.clientWidth) return [];
  const { left, right } = frame.getBoundingClientRect();
  const wide = [...frame.querySelectorAll('*')].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.right > right + 1 || box.left < left - 1;
  });
  return ['The column scrolls sideways.', ...wide.reverse().map(({ outerHTML }) => outerHTML.slice(0, 200))];
};

/** Under test, a story in a narrow column neither scrolls sideways nor is cut off, though the window around it is wide. */
export const checkNarrow = async ({ canvasElement, globals }: StoryContext): Promise<void> => {
  const frame = canvasElement.querySelector('.story-frame');
  if (!globals.width || !frame) return;
  await waitFor(() => expect(frame.querySelector('[aria-busy=true], [data-slot=skeleton]')).toBeNull());
  const found = [...findWide(frame), ...findCut(frame)];
  if (found.length > 0) throw new Error(`At ${globals.width}:\n${found.join('\n')}`);
};
