import { isRendered } from './browser';

/** Place of the toasts: an edge of the window, the alignment along it, and the distance from it in pixels. */
export interface ToastPlace {
  edge: 'top' | 'bottom';
  align: 'start' | 'center' | 'end' | 'stretch';
  inset: number;
}

interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

/** Distance between a toast and the edges of the window, in pixels. */
const MARGIN = 16;
/** Width below which toasts are as wide as the window, in pixels. */
const NARROW = 640;

const at = (edge: ToastPlace['edge'], align: ToastPlace['align'], inset = 0): ToastPlace => ({ edge, align, inset });

const preferred = at('bottom', 'start');

/** Preferred first. Drawers are at the end, the navigation at the start; the header is empty in the middle. */
const wide = [preferred, at('bottom', 'center'), at('bottom', 'end'), at('top', 'center')];
/** On a phone the forms' buttons are at the bottom; in the upper half there may be a band without controls. */
const narrow = [...Array.from({ length: 40 }, (_, step) => at('top', 'stretch', step * 8)), at('bottom', 'stretch')];

/** Returns the box of toasts in a window. */
export const boxOf = ({ edge, align, inset }: ToastPlace, size: Size, page: Size, isRtl: boolean): Box => {
  const free = page.width - size.width - 2 * MARGIN;
  const share = { start: isRtl ? 1 : 0, center: 0.5, end: isRtl ? 0 : 1, stretch: 0.5 }[align];
  const offset = MARGIN + inset;
  return {
    ...size,
    left: MARGIN + free * share,
    top: edge === 'top' ? offset : page.height - offset - size.height,
  };
};

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** What decides about the place of toasts. */
export interface ToastSurroundings {
  /** Size of all toasts. */
  size: Size;
  page: Size;
  isRtl: boolean;
  controls: readonly Box[];
  focused?: Box | undefined;
  current?: ToastPlace | undefined;
}

/**
 * Returns the place that covers the fewest controls, the first of several. The focused control counts more than all
 * others: it must stay visible (WCAG 2.4.11).
 */
export const choosePlace = ({ size, page, isRtl, controls, focused, current }: ToastSurroundings): ToastPlace => {
  const all = page.width < NARROW ? narrow : wide;
  // Toasts do not move without need.
  const places = current ? [current, ...all] : all;
  const costs = places.map((place) => {
    const box = boxOf(place, size, page, isRtl);
    const covered = controls.filter((control) => overlap(control, box)).length;
    return covered + (focused && overlap(focused, box) ? controls.length : 0);
  });
  return places[costs.indexOf(Math.min(...costs))] ?? preferred;
};

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/**
 * Returns the boxes of all controls outside of the toasts. Those behind an open dialog count: it often closes at the
 * moment when a toast appears.
 */
const readControls = (toaster: HTMLElement): Box[] =>
  [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !toaster.contains(control) && isRendered(control))
    .map((control) => control.getBoundingClientRect());

/** Returns the size of all toasts, without the transforms of their animation. */
const sizeOf = (toaster: HTMLElement): Size => {
  const stacks = [...toaster.children].filter((stack) => stack instanceof HTMLElement);
  return {
    width: Math.max(...stacks.map(({ offsetWidth }) => offsetWidth)),
    height: stacks.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0),
  };
};

const current = new WeakMap<HTMLElement, ToastPlace>();

const move = (toaster: HTMLElement, place: ToastPlace): void => {
  const { edge, align, inset } = place;
  current.set(toaster, place);
  Object.assign(toaster.style, { top: 'auto', bottom: 'auto', alignItems: align, [edge]: `${inset}px` });
};

/**
 * Places toasts, and again when the window is resized or a covered control is focused; returns a function that stops
 * that. Without toasts, the next ones go to the preferred place.
 */
export const placeToasts = (toaster: HTMLElement | null): (() => void) | undefined => {
  if (!toaster) return undefined;
  if (sizeOf(toaster).height === 0) {
    current.delete(toaster);
    return undefined;
  }
  const settle = (focused?: Box) =>
    move(
      toaster,
      choosePlace({
        size: sizeOf(toaster),
        page: { width: innerWidth, height: innerHeight },
        isRtl: getComputedStyle(toaster).direction === 'rtl',
        controls: readControls(toaster),
        focused,
        current: current.get(toaster),
      }),
    );
  const resized = () => {
    // Narrow and wide windows have different places.
    current.delete(toaster);
    settle();
  };
  const focused = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || toaster.contains(target)) return;
    const box = target.getBoundingClientRect();
    if ([...toaster.children].some((stack) => overlap(stack.getBoundingClientRect(), box))) settle(box);
  };
  settle();
  addEventListener('resize', resized);
  addEventListener('focusin', focused);
  return () => {
    removeEventListener('resize', resized);
    removeEventListener('focusin', focused);
  };
};
