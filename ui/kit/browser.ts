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

/**
 * Calls a function in the frame after the size of an element has changed, until the returned function is called. In the
 * observer's own callback it could change that size again, which browsers report to the host as an error.
 */
export const watchSize = (run: () => void, ...elements: readonly Element[]): (() => void) => {
  if (typeof ResizeObserver !== 'function') return () => {};
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(run);
  });
  for (const element of elements) observer.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
};

/** Calls a function once the next frame is painted, unless the returned function is called before. */
export const afterNextPaint = (run: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

const hasPopovers = (): boolean => typeof HTMLElement.prototype.showPopover === 'function';

const openSelector = () => (hasPopovers() ? ':popover-open' : ':not([hidden])');

/** Where popovers are missing: shows or hides a panel in its place, with the event of a popover. */
const showInPlace = (panel: HTMLElement, isOpen: boolean): void => {
  if (panel.hidden !== isOpen) return;
  if (isOpen) closeOthers(panel);
  panel.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: isOpen ? 'open' : 'closed' }));
  panel.hidden = !isOpen;
};

const closeOthers = (panel: HTMLElement): void => {
  for (const other of document.querySelectorAll<HTMLElement>('[data-slot=menu], [data-slot=popover]')) {
    if (!other.contains(panel)) showInPlace(other, false);
  }
};

/** Hides a panel that is not open yet, which native popovers are by themselves. */
export const preparePopover = (panel: HTMLElement | null): void => {
  if (!panel || hasPopovers()) return;
  // jsdom hides an element with the attribute for good.
  panel.removeAttribute('popover');
  panel.hidden = true;
};

/** Shows a native popover, or a panel in its place in the page. */
export const showPopover = (panel: HTMLElement | null): void => {
  if (hasPopovers()) panel?.showPopover();
  else if (panel) showInPlace(panel, true);
};

/** Hides a native popover, or a panel in its place in the page. */
export const hidePopover = (panel: HTMLElement | null): void => {
  if (hasPopovers()) panel?.hidePopover();
  else if (panel) showInPlace(panel, false);
};

/** Shows or hides a panel in its place in the page. Native popovers are toggled by their button. */
export const toggleInPlace = (panel: HTMLElement | null): void => {
  if (panel && !hasPopovers()) showInPlace(panel, panel.hidden !== false);
};

/** Returns whether a popover is open that matches a selector. */
export const hasOpenPopover = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some((panel) => panel.matches(openSelector()));

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
