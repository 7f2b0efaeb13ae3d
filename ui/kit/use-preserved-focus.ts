'use client';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in `frame` when the focused element is removed with its row; the browser would move it to the start
 * of the page. The frame needs `tabIndex={-1}`.
 */
export const usePreservedFocus = (frame: RefObject<HTMLElement | null>, content: unknown) => {
  const inside = useRef<Element | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const enter = () => {
      inside.current = document.activeElement;
    };
    const leave = (event: FocusEvent) => {
      const target = event.target;
      // Browsers also dispatch this during the removal of the element, while it is still connected.
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected && target === inside.current) inside.current = null;
      });
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [frame]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever the content has changed
  useLayoutEffect(() => {
    const last = inside.current;
    if (last && !last.isConnected && document.activeElement === document.body) frame.current?.focus();
  }, [content, frame]);
};
