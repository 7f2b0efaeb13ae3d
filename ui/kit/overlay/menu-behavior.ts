import type { KeyboardEvent } from 'react';
import { watchSize } from '../browser';

const gap = 4;
const margin = 8;

const itemsOf = (panel: HTMLElement) =>
  Array.from(panel.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])'));

/**
 * Positions an opening panel beside its trigger, on the side with more room, until the returned function is called.
 * Call it in the frame in which the panel is first painted: before that, the panel has no size.
 */
export const placePanel = (panel: HTMLElement, button: HTMLElement, align: 'start' | 'end', placed?: () => void) => {
  const place = () => {
    const rect = button.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    // In a page with `zoom`, the pixels of a style are larger than those of the viewport. Older browsers do not say it.
    const zoom = panel.currentCSSZoom ?? 1;
    const [left, right, top, bottom] = [rect.left / zoom, rect.right / zoom, rect.top / zoom, rect.bottom / zoom];
    const below = clientHeight / zoom - bottom - gap - margin;
    const above = top - gap - margin;
    const isUp = panel.scrollHeight > below && above > below;
    panel.style.maxHeight = `${Math.max(isUp ? above : below, 120)}px`;
    const isAtLeft = (align === 'start') === (getComputedStyle(button).direction === 'ltr');
    const wanted = isAtLeft ? left : right - panel.offsetWidth;
    panel.style.left = `${Math.max(margin, Math.min(wanted, clientWidth / zoom - margin - panel.offsetWidth))}px`;
    panel.style.top = `${isUp ? top - gap - panel.offsetHeight : bottom + gap}px`;
  };
  const frame = requestAnimationFrame(() => {
    place();
    placed?.();
  });
  const stopSizes = watchSize(place, panel, button);
  window.addEventListener('scroll', place, { capture: true, passive: true });
  window.addEventListener('resize', place);
  return () => {
    cancelAnimationFrame(frame);
    stopSizes();
    window.removeEventListener('scroll', place, { capture: true });
    window.removeEventListener('resize', place);
  };
};

/** Positions an opening menu with {@link placePanel}, and focuses its first item unless the focus is inside already. */
export const placeMenu = (panel: HTMLElement, button: HTMLElement, align: 'start' | 'end') =>
  placePanel(panel, button, align, () => {
    if (!panel.contains(document.activeElement)) (itemsOf(panel)[0] ?? panel).focus({ preventScroll: true });
  });

const steps: Record<string, (place: number, count: number) => number> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place <= 0 ? count - 1 : place - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Handles keys of a menu: arrows, Home and End move, a letter jumps to the next item with that initial, Space
 * follows a link, Escape and Tab close.
 */
export const handleMenuKey = (event: KeyboardEvent<HTMLElement>, close: () => void) => {
  const items = itemsOf(event.currentTarget);
  const place = items.findIndex((item) => item.matches(':focus'));
  const { key } = event;
  // Keys of a menu must not reach the surrounding table or dialog.
  event.stopPropagation();
  if (key === 'Tab') return close();
  if (key === 'Escape') {
    event.preventDefault();
    return close();
  }
  const item = items[place];
  // Browsers press buttons with Space, but not links.
  if (key === ' ' && item?.matches('a')) {
    event.preventDefault();
    return item.click();
  }
  const step = steps[key];
  const isLetter = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
  const startsHere = (item: HTMLElement) =>
    item.textContent?.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
  const goal = step
    ? items[step(place, items.length)]
    : isLetter && [...items.slice(place + 1), ...items.slice(0, place + 1)].find(startsHere);
  if (!goal) return;
  event.preventDefault();
  goal.focus();
};
