'use client';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A line that is in the document: its place in the list, and where it stands in pixels. */
export interface WindowItem {
  index: number;
  start: number;
  size: number;
}

export interface WindowOptions {
  /** The element that scrolls. Keep it stable. */
  scroller: () => HTMLElement | null;
  /** Size of each line in pixels, as its element has it. Keep it stable while the lines are the same. */
  sizes: readonly number[];
  /** Pixels ahead of the first line that stay in view, such as those of a head. Default 0. */
  padding?: number;
  /** Lines beyond each edge of the view that are in the document too. */
  overscan: number;
  /** A line that is in the document wherever one scrolls, such as the one that Tab reaches. */
  active?: number;
  /** `x` for columns. Default `y`. */
  axis?: 'x' | 'y';
  isRtl?: boolean;
}

interface View {
  offset: number;
  extent: number;
}

/** What the windows over an element do when it is scrolled. */
const steps = new WeakMap<EventTarget, Set<() => void>>();

/** Before the browser paints: a list that is scrolled must not be empty for a frame. Both axes of a grid render at once. */
const onScroll = ({ currentTarget }: Event): void => {
  const all = currentTarget ? steps.get(currentTarget) : undefined;
  flushSync(() => {
    for (const step of all ?? []) step();
  });
};

const addStep = (element: HTMLElement, step: () => void): (() => void) => {
  const all = steps.get(element) ?? new Set();
  steps.set(element, all.add(step));
  // One listener for all: the element knows it already.
  element.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    all.delete(step);
    if (all.size === 0) element.removeEventListener('scroll', onScroll);
  };
};

/** Returns the last line that starts at or before a place. */
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

/** Keeps only those lines of a long list in the document that are in view. Sizes are known, so nothing is measured. */
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

  const shown = useRef({ first, last });
  shown.current = { first, last };
  useLayoutEffect(() => {
    const element = scroller();
    if (!element) return;
    const look = () => {
      const next = read();
      const range = rangeOf(next);
      if (range.first !== shown.current.first || range.last !== shown.current.last) setView(next);
    };
    const observer = new ResizeObserver(look);
    look();
    observer.observe(element);
    const leave = addStep(element, look);
    return () => {
      observer.disconnect();
      leave();
    };
  }, [scroller, read, rangeOf]);

  const items: WindowItem[] = [];
  const add = (index: number) => items.push({ index, start: starts[index] ?? 0, size: sizes[index] ?? 0 });
  if (active >= 0 && active < first) add(active);
  for (let index = first; index <= last; index += 1) add(index);
  if (active > last && active < sizes.length) add(active);

  /** Scrolls the minimal distance that brings a line into view. */
  const scrollTo = (index: number) => {
    const element = scroller();
    const start = starts[index];
    if (!element || start === undefined) return;
    const { offset, extent } = read();
    const end = start + (sizes[index] ?? 0);
    if (start - padding >= offset && end <= offset + extent) return;
    const to = start - padding < offset ? start - padding : end - extent;
    element.scrollTo(axis === 'y' ? { top: to } : { left: isRtl ? -to : to });
  };
  return { items, total, scrollTo };
};
