'use client';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Browser features that some environments lack: jsdom and happy-dom in the tests of hosts, old browsers, embedded
 * views. Every screen renders without them.
 */

const mediaOf = (query: string): MediaQueryList | undefined =>
  typeof matchMedia === 'function' ? matchMedia(query) : undefined;

/** Returns whether a media query matches; false where media queries are missing. */
export const matchesMedia = (query: string): boolean => mediaOf(query)?.matches ?? false;

/** Returns whether a media query matches, and renders again when that changes; false on a server. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (changed) => {
        const media = mediaOf(query);
        media?.addEventListener?.('change', changed);
        return () => media?.removeEventListener?.('change', changed);
      },
      [query],
    ),
    () => matchesMedia(query),
    () => false,
  );

/** Calls a function when the size of an element changes, until the returned function is called. */
export const watchSize = (run: () => void, ...elements: readonly Element[]): (() => void) => {
  if (typeof ResizeObserver !== 'function') return () => {};
  const observer = new ResizeObserver(run);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
};

/** Shows a native popover; without support it stays where it is in the page. */
export const showPopover = (panel: HTMLElement | null): void => panel?.showPopover?.();

/** Hides a native popover. */
export const hidePopover = (panel: HTMLElement | null): void => panel?.hidePopover?.();

/** Shows or hides a native popover. */
export const togglePopover = (panel: HTMLElement | null): void => void panel?.togglePopover?.();

/** Returns whether a popover is open that matches a selector. */
export const hasOpenPopover = (selector: string): boolean =>
  // Where the pseudo-class is unknown, it makes the whole selector invalid.
  typeof HTMLElement.prototype.showPopover === 'function' &&
  [...document.querySelectorAll(selector)].some((panel) => panel.matches(':popover-open'));

/** Returns the elements at a point, topmost first; none where there is no layout. */
export const elementsAt = (x: number, y: number): readonly Element[] => document.elementsFromPoint?.(x, y) ?? [];

/** Scrolls an element into view, by the shortest way. */
export const reveal = (element: Element | null | undefined): void => element?.scrollIntoView?.({ block: 'nearest' });

/** Scrolls the content of an element by a distance. */
export const scrollBy = (element: Element, by: ScrollToOptions): void => element.scrollBy?.(by);

/** Sends later events of a pointer to an element, also outside of it. */
export const capturePointer = (element: Element, pointerId: number): void => element.setPointerCapture?.(pointerId);

/** Decodes a picture; rejects where pictures cannot be decoded. */
export const decodePicture = async (file: Blob): Promise<ImageBitmap> => createImageBitmap(file);
