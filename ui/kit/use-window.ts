'use client';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { scrollElement, watchSize } from './browser';

/** A mounted item: its index, and its start and size in pixels. */
export interface WindowItem {
  index: number;
  start: number;
  size: number;
}

export interface WindowOptions {
  /** Returns the scroll container. Keep it stable. */
  scroller: () => HTMLElement | null;
  /** Size of each item in pixels, equal to its rendered size. Keep it stable while the items are unchanged. */
  sizes: readonly number[];
  /** Pixels covered before the first item, e.g. by a sticky header. Default 0. */
  padding?: number;
  /** Number of mounted items beyond each edge of the viewport. */
  overscan: number;
  /** Index of an item that stays mounted at any scroll position, e.g. the one in the tab order. */
  active?: number;
  /** `x` for columns. Default `y`. */
  axis?: 'x' | 'y';
  isRtl?: boolean;
}

interface View {
  offset: number;
  extent: number;
}

/** Scroll handlers of all windows over an element. */
const steps = new WeakMap<EventTarget, Set<() => void>>();

/** Renders synchronously, so that scrolling never paints an empty frame; both axes of a grid render at once. */
const onScroll = ({ currentTarget }: Event): void => {
  const all = currentTarget ? steps.get(currentTarget) : undefined;
  flushSync(() => {
    for (const step of all ?? []) step();
  });
};

const addStep = (element: HTMLElement, step: () => void): (() => void) => {
  const all = steps.get(element) ?? new Set();
  steps.set(element, all.add(step));
  // Adding the same listener again has no effect, so there is one for all windows.
  element.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    all.delete(step);
    if (all.size === 0) element.removeEventListener('scroll', onScroll);
  };
};

/** Returns the last item that starts at or before a position. */
const lineAt = (starts: readonly number[], place: number): number => {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Virtualizes a long list: only visible items are mounted. Sizes are known, so nothing is measured. */
export const useWindow = ({
  scroller,
  sizes,
  padding = 0,
  overscan,
  active = -1,
  axis = 'y',
  isRtl = false,
}: WindowOptions) => {
  const [view, setView] = useState<View>({ offset: 0, extent: 0 });
  const { starts, total } = useMemo(() => {
    let next = padding;
    const starts = sizes.map((size) => {
      const start = next;
      next += size;
      return start;
    });
    return { starts, total: next };
  }, [sizes, padding]);

  const rangeOf = useCallback(
    ({ offset, extent }: View) => ({
      first: Math.max(0, lineAt(starts, offset + padding) - overscan),
      last: Math.min(starts.length - 1, lineAt(starts, offset + extent) + overscan),
    }),
    [starts, padding, overscan],
  );
  const { first, last } = rangeOf(view);

  const read = useCallback((): View => {
    const element = scroller();
    if (!element) return { offset: 0, extent: 0 };
    return axis === 'y'
      ? { offset: element.scrollTop, extent: element.clientHeight }
      : { offset: isRtl ? -element.scrollLeft : element.scrollLeft, extent: element.clientWidth };
  }, [scroller, axis, isRtl]);

  const current = useRef({ first, last });
  current.current = { first, last };
  useLayoutEffect(() => {
    const element = scroller();
    if (!element) return;
    const look = () => {
      const next = read();
      const range = rangeOf(next);
      if (range.first !== current.current.first || range.last !== current.current.last) setView(next);
    };
    look();
    const stop = watchSize(look, element);
    const leave = addStep(element, look);
    return () => {
      stop();
      leave();
    };
  }, [scroller, read, rangeOf]);

  const items: WindowItem[] = [];
  const add = (index: number) => items.push({ index, start: starts[index] ?? 0, size: sizes[index] ?? 0 });
  if (active >= 0 && active < first) add(active);
  for (let index = first; index <= last; index += 1) add(index);
  if (active > last && active < sizes.length) add(active);

  /** Scrolls the minimum distance that makes an item visible. */
  const scrollTo = (index: number) => {
    const element = scroller();
    const start = starts[index];
    if (!element || start === undefined) return;
    const { offset, extent } = read();
    const end = start + (sizes[index] ?? 0);
    if (start - padding >= offset && end <= offset + extent) return;
    const to = start - padding < offset ? start - padding : end - extent;
    scrollElement(element, axis === 'y' ? { top: to } : { left: isRtl ? -to : to });
  };
  return { items, total, scrollTo };
};
