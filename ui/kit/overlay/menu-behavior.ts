'use client';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hidePopover, preparePopover, showPopover, toggleInPlace, watchSize } from '../browser';

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
    // What can be read before the first style is written: each reading after one costs another layout.
    const { scrollHeight, offsetHeight, clientHeight: innerHeight, offsetWidth } = panel;
    const isAtLeft = (align === 'start') === (getComputedStyle(button).direction === 'ltr');
    const isUp = scrollHeight > below && above > below;
    const maxHeight = Math.max(isUp ? above : below, 120);
    const height = Math.min(scrollHeight + offsetHeight - innerHeight, maxHeight);
    panel.style.maxHeight = `${maxHeight}px`;
    // A scrollbar widens the panel.
    const width = scrollHeight > maxHeight ? panel.offsetWidth : offsetWidth;
    const wanted = isAtLeft ? left : right - width;
    panel.style.left = `${Math.max(margin, Math.min(wanted, clientWidth / zoom - margin - width))}px`;
    panel.style.top = `${isUp ? top - gap - height : bottom + gap}px`;
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

/** Positions an opening panel, and focuses its first item, or itself, unless the focus is inside already. */
const placeAndFocus = (panel: HTMLElement, button: HTMLElement, align: 'start' | 'end') =>
  placePanel(panel, button, align, () => {
    if (!panel.contains(document.activeElement)) (itemsOf(panel)[0] ?? panel).focus({ preventScroll: true });
  });

/**
 * Connects a button with a panel on the native popover, which provides the top layer and light dismiss. The panel is
 * mounted when it is first opened, since a table has several in every row; so is its content while it is open.
 */
export const usePanel = (align: 'start' | 'end') => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isMounted, setMounted] = useState(false);
  const [isOpen, setOpen] = useState(false);

  // The browser toggles the panel of a button, also for the press that mounts it. Set on the element, since React 18 does
  // not know the attribute.
  useLayoutEffect(() => {
    if (button.current) button.current.popoverTargetElement = panel.current;
  });

  useLayoutEffect(() => {
    const element = isMounted && panel.current;
    if (!element) return;
    preparePopover(element);
    let stopPlacing = () => {};
    // React 18 does not know the event.
    const toggle = ({ target, newState }: ToggleEvent) => {
      if (target !== element) return;
      stopPlacing();
      const hadFocus = element.contains(document.activeElement);
      // The content is measured before the next paint.
      flushSync(() => setOpen(newState === 'open'));
      if (newState !== 'open') return hadFocus && button.current?.focus();
      if (button.current) stopPlacing = placeAndFocus(element, button.current, align);
    };
    element.addEventListener('beforetoggle', toggle);
    return () => {
      stopPlacing();
      element.removeEventListener('beforetoggle', toggle);
    };
  }, [align, isMounted]);

  const mount = () => flushSync(() => setMounted(true));
  return {
    id,
    button,
    panel,
    isMounted,
    isOpen,
    show: () => {
      mount();
      showPopover(panel.current);
    },
    close: () => hidePopover(panel.current),
    triggerProps: {
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onClick: () => {
        mount();
        toggleInPlace(panel.current);
      },
    },
  };
};

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
