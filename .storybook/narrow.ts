import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** Tolerance in pixels, for subpixel rounding and icon outlines. */
const TOLERANCE = 2;

const clips = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'hidden' || overflowX === 'clip';

/** Returns the nearest ancestor that clips its overflow; undefined when it scrolls. */
const clippingBox = (element: Element): Element | undefined => {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const style = getComputedStyle(box);
    if (style.overflowX === 'auto' || style.overflowX === 'scroll') return undefined;
    // Text with an ellipsis is clipped on purpose.
    if (clips(style)) return style.textOverflow === 'ellipsis' ? undefined : box;
  }
  return undefined;
};

/** Controls, badges and dates must be visible as a whole. */
const wholes = 'button, a, input, select, textarea, time, [data-slot=badge]';

/** Returns the elements that an ancestor clips. */
const findCut = (frame: Element): string[] =>
  [...frame.querySelectorAll(wholes)].flatMap((element) => {
    const box = element.checkVisibility() && clippingBox(element);
    if (!box) return [];
    const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
    const hidden = Math.max(inner.right - outer.right, outer.left - inner.left);
    // Elements for screen readers only are one pixel wide.
    if (outer.width <= 1 || hidden <= TOLERANCE) return [];
    return `${Math.round(hidden)} px of ${element.tagName.toLowerCase()} "${element.textContent || element.getAttribute('aria-label')}"`;
  });

/** Returns the elements that overflow the column, innermost first: the innermost is the cause. */
const findWide = (frame: Element): string[] => {
  if (frame.scrollWidth <= frame.clientWidth) return [];
  const { left, right } = frame.getBoundingClientRect();
  const wide = [...frame.querySelectorAll('*')].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.right > right + 1 || box.left < left - 1;
  });
  return ['The column scrolls sideways.', ...wide.reverse().map(({ outerHTML }) => outerHTML.slice(0, 200))];
};

/**
 * Under test, checks that a story in a narrow column neither scrolls sideways nor is clipped, though the window is
 * wide.
 */
export const checkNarrow = async ({ canvasElement, globals }: StoryContext): Promise<void> => {
  const frame = canvasElement.querySelector('.story-frame');
  if (!globals.width || !frame) return;
  await waitFor(() => expect(frame.querySelector('[aria-busy=true], [data-slot=skeleton]')).toBeNull());
  const found = [...findWide(frame), ...findCut(frame)];
  if (found.length > 0) throw new Error(`At ${globals.width}:\n${found.join('\n')}`);
};
