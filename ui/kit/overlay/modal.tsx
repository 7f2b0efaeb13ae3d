'use client';
import { Close } from '@radix-ui/react-dialog';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { elementsAt, hasOpenPopover } from '../browser';
import { cn } from '../cn';

interface BackdropProps {
  className?: string;
  children: ReactNode;
}

/**
 * Dims the page, which answers the press that opened the modal; its content is rendered once that is painted, in React
 * 18 at once. Radix's own overlay locks scrolling with a style element created at run time, which `style-src 'self'`
 * forbids. A `:has` rule in styles.css locks the page instead, and keeps the gutter of a visible scrollbar to avoid a
 * layout shift.
 */
export function Backdrop({ className, children }: BackdropProps) {
  const [gutter] = useState(() => window.innerWidth > document.documentElement.clientWidth);
  const isPainted = useDeferredValue(true, false);
  return (
    <div
      data-slot="dialog-backdrop"
      data-gh-scroll-lock={gutter ? 'gutter' : ''}
      className={cn(
        'gh:pointer-events-auto gh:fixed gh:inset-0 gh:z-1000 gh:animate-fade gh:overscroll-contain gh:bg-overlay',
        className,
      )}
    >
      {isPainted ? children : <EscapeWhileOpening />}
    </div>
  );
}

/** Closes the modal on Escape until its content does. */
function EscapeWhileOpening() {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Else a drawer beneath would close as well.
      event.stopPropagation();
      close.current?.click();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
  return <Close ref={close} hidden />;
}

/** Returns whether a menu or list is open, which then handles Escape. */
export const isPopupOpen = () =>
  hasOpenPopover('[data-slot=menu], [data-slot=popover]') || document.querySelector('[data-gh-popup]') !== null;

/** Returns whether an outside interaction was in a toast, which must not close the modal. */
export const isToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-slot=toaster]') !== null;

/** Returns the visible part of an element's box, or that of the nearest ancestor with one. */
const visibleBox = (element: Element | null) => {
  for (let at = element; at && at !== document.body; at = at.parentElement) {
    const { left, top, right, bottom } = at.getBoundingClientRect();
    const x = [Math.max(0, left), Math.min(innerWidth, right)] as const;
    const y = [Math.max(0, top), Math.min(innerHeight, bottom)] as const;
    if (x[0] < x[1] && y[0] < y[1]) return { element: at, x: (x[0] + x[1]) / 2, y: (y[0] + y[1]) / 2 };
  }
  return undefined;
};

/** Returns whether an element is painted in front of another one that covers the page. */
export const isInFront = (element: Element, cover: Element) => {
  const box = visibleBox(element);
  if (!box) return false;
  const stack = elementsAt(box.x, box.y);
  const place = stack.findIndex((layer) => box.element.contains(layer));
  const covered = stack.findIndex((layer) => cover.contains(layer));
  return place !== -1 && (covered === -1 || place < covered);
};

interface Origin {
  element: Element | null;
  /** Fallbacks for a removed element, nearest first: the table of a deleted row, the page. */
  around: HTMLElement[];
}

const origin = (): Origin => {
  const element = document.activeElement;
  const around: HTMLElement[] = [];
  for (let parent = element?.parentElement; parent; parent = parent.parentElement)
    if (parent.tabIndex === -1 && parent.hasAttribute('tabindex')) around.push(parent);
  return { element, around };
};

/**
 * Stores the focused element when a modal opens, and focuses it or its nearest focusable ancestor when the modal
 * closes.
 */
export const useReturnFocus = () => {
  const from = useRef<Origin>(undefined);
  return {
    remember: () => {
      from.current = origin();
    },
    restore: () => {
      const near = [from.current?.element, ...(from.current?.around ?? [])].find((element) => element?.isConnected);
      if (near instanceof HTMLElement) return near.focus();
      // Another modal may have closed at the same time and already moved the focus.
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>('[data-slot=page-title]')?.focus();
    },
  };
};
