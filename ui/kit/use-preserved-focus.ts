'use client';
import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focus in `frame` when the focused element is removed, e.g. with its row or its save bar; the browser would
 * move it to the start of the page. The frame needs `tabIndex={-1}` and an accessible name.
 */
export const usePreservedFocus = (frame: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let inside: Element | null = null;
    const enter = () => {
      inside = document.activeElement;
    };
    const leave = ({ target }: FocusEvent) => {
      // Browsers also dispatch this during the removal of the element, while it is still connected.
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected && target === inside) inside = null;
      });
    };
    const observer = new MutationObserver(() => {
      if (!inside || inside.isConnected) return;
      inside = null;
      if (document.activeElement === document.body) element.focus();
    });
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [frame]);
};
