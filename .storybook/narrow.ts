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

/** Returns the texts that their own box cuts off. */
const findCutTexts = (frame: Element): string[] =>
  [...frame.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const style = getComputedStyle(element);
    // Elements for screen readers only are one pixel wide.
    if (!hasText || style.textOverflow === 'ellipsis' || element.clientWidth <= 1) return [];
    const isCut =
      (clips(style) && element.scrollWidth > element.clientWidth + TOLERANCE) ||
      (['hidden', 'clip'].includes(style.overflowY) && element.scrollHeight > element.clientHeight + TOLERANCE);
    return isCut ? [`cut text: ${element.textContent?.slice(0, 80)}`] : [];
  });

/** The text spacing of WCAG 1.4.12, as a user's own style sheet sets it. */
const spacing = new CSSStyleSheet();
spacing.replaceSync(
  '.story-frame * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } .story-frame p { margin-block-end: 2em !important }',
);

const report = (found: readonly string[], where: string): void => {
  if (found.length > 0) throw new Error(`${where}:\n${found.join('\n')}`);
};

/** Checks a window of 320 px with spaced text: one of 1280 px at 400 % (WCAG 1.4.10, 1.4.12). */
const checkSpaced = (frame: HTMLElement): void => {
  // Tests run in a frame of the runner's page, which is the window of the story.
  const window = globalThis.frameElement;
  const before = window?.getAttribute('style') ?? '';
  window?.setAttribute('style', `${before}; width: 320px`);
  document.adoptedStyleSheets.push(spacing);
  try {
    report([...findWide(frame), ...findCut(frame), ...findCutTexts(frame)], 'At 320 px with spaced text');
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== spacing);
    window?.setAttribute('style', before);
  }
};

/**
 * Under test, checks that a story in a narrow column neither scrolls sideways nor is clipped, though the window is
 * wide. The login is checked in every story, with spaced text.
 */
export const checkNarrow = async ({ canvasElement, globals, title }: StoryContext): Promise<void> => {
  const frame = canvasElement.querySelector<HTMLElement>('.story-frame');
  if (!frame) return;
  if (title.startsWith('Login/')) checkSpaced(frame);
  if (!globals.width) return;
  await waitFor(() => expect(frame.querySelector('[aria-busy=true], [data-slot=skeleton]')).toBeNull());
  report([...findWide(frame), ...findCut(frame)], `At ${globals.width}`);
};
