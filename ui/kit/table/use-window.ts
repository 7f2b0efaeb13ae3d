'use client';
import { defaultRangeExtractor, type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback } from 'react';
import { watchSize } from '../browser';

export interface WindowOptions {
  /** Returns the scroll container. */
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

/** On a server and where there is no layout, the first items are mounted. */
const unknown = { width: 1, height: 1 };

/** Borders and scroll bars, which the library counts, hide items. */
const observeContent = (
  { scrollElement }: Virtualizer<HTMLElement, HTMLElement>,
  changed: (rect: { width: number; height: number }) => void,
) => {
  if (!scrollElement) return;
  const look = () =>
    changed({
      width: scrollElement.clientWidth || unknown.width,
      height: scrollElement.clientHeight || unknown.height,
    });
  look();
  return watchSize(look, scrollElement);
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
  const view = useVirtualizer<HTMLElement, HTMLElement>({
    count: sizes.length,
    getScrollElement: scroller,
    estimateSize: (index) => sizes[index] ?? 0,
    // The library asks for a size once per key.
    getItemKey: useCallback((index: number) => `${index} ${sizes[index]}`, [sizes]),
    paddingStart: padding,
    scrollPaddingStart: padding,
    overscan,
    horizontal: axis === 'x',
    isRtl,
    initialRect: unknown,
    observeElementRect: observeContent,
    rangeExtractor: useCallback(
      (range: Range) => {
        const visible = defaultRangeExtractor(range);
        if (active < 0 || active >= range.count || visible.includes(active)) return visible;
        return [...visible, active].sort((a, b) => a - b);
      },
      [active],
    ),
  });
  return {
    items: view.getVirtualItems(),
    total: view.getTotalSize(),
    /** Scrolls the minimum distance that makes an item visible. */
    scrollTo: (index: number) => view.scrollToIndex(index),
  };
};
