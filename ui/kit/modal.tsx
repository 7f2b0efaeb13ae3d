'use client';
import { type ReactNode, useRef, useState } from 'react';
import { cn } from './cn';

interface BackdropProps {
  className?: string;
  children: ReactNode;
}

/**
 * Radix's own overlay locks scrolling with a style element created at run time, which `style-src 'self'` forbids. A
 * `:has` rule in styles.css locks the page instead, and keeps the gutter of a visible scrollbar to avoid a layout
 * shift.
 */
export function Backdrop({ className, children }: BackdropProps) {
  const [gutter] = useState(() => window.innerWidth > document.documentElement.clientWidth);
  return (
    <div
      data-slot="dialog-backdrop"
      data-gh-scroll-lock={gutter ? 'gutter' : ''}
      className={cn(
        'gh:pointer-events-auto gh:fixed gh:inset-0 gh:z-1000 gh:animate-fade gh:overscroll-contain gh:bg-overlay',
        className,
      )}
    >
      {children}
    </div>
  );
}

/** Returns whether a menu or list is open, which then handles Escape. */
export const isPopupOpen = () =>
  document.querySelector('[data-slot=menu]:popover-open, [data-slot=popover]:popover-open, [data-gh-popup]') !== null;

/** Returns whether an outside interaction was in a toast, which must not close the modal. */
export const isToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-slot=toaster]') !== null;

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
