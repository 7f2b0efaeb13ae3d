'use client';
import { type ReactNode, useRef, useState } from 'react';
import { cn } from './cn';

interface BackdropProps {
  className?: string;
  children: ReactNode;
}

/**
 * Radix's own overlay locks scrolling with a style element made at run time, which `style-src 'self'` forbids. Here the page is
 * locked by a `:has` rule of styles.css, and the gutter of a visible scrollbar is kept so that nothing jumps.
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

/** Whether Escape belongs to a menu or a list that is open inside the modal. */
export const isPopupOpen = () =>
  document.querySelector('[data-slot=menu]:popover-open, [data-slot=popover]:popover-open, [data-gh-popup]') !== null;

/** Whether an interaction outside of the modal was with a toast, which must not close it. */
export const isToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-slot=toaster]') !== null;

interface Origin {
  element: Element | null;
  /** Where to go when the element is gone, nearest first: the table of a deleted row, the page. */
  around: HTMLElement[];
}

const origin = (): Origin => {
  const element = document.activeElement;
  const around: HTMLElement[] = [];
  for (let parent = element?.parentElement; parent; parent = parent.parentElement)
    if (parent.tabIndex === -1 && parent.hasAttribute('tabindex')) around.push(parent);
  return { element, around };
};

/** Stores the focused element when a modal opens, and focuses it or its nearest ancestor when the modal closes. */
export const useReturnFocus = () => {
  const from = useRef<Origin>(undefined);
  return {
    remember: () => {
      from.current = origin();
    },
    restore: () => {
      const near = [from.current?.element, ...(from.current?.around ?? [])].find((element) => element?.isConnected);
      if (near instanceof HTMLElement) return near.focus();
      // A modal below may have closed at the same time and has placed the focus already.
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>('[data-slot=page-title]')?.focus();
    },
  };
};
