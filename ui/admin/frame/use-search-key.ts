'use client';
import { type RefObject, useEffect } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Focuses the search of the open page when `/` is pressed, unless the host's page or a dialog has the focus. */
export const useSearchKey = (frame: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      const isOurs = target === document.body || (target instanceof Node && frame.current?.contains(target));
      if (key !== '/' || !isOurs || ctrlKey || metaKey || altKey || defaultPrevented || isTyping(target)) return;
      const search = frame.current?.querySelector<HTMLElement>('input[type=search]');
      if (!search || document.querySelector('[data-slot=dialog-backdrop]')) return;
      event.preventDefault();
      search.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [frame]);
};
