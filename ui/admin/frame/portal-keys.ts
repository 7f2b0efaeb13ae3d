'use client';
import { type RefObject, useEffect, useState } from 'react';

type Frame = RefObject<HTMLElement | null>;

/** Calls back when a key is pressed, unless the host's page has the focus or has handled it. */
const listen = (frame: Frame, onPress: (event: KeyboardEvent) => void) => {
  const press = (event: KeyboardEvent) => {
    const { target, defaultPrevented } = event;
    const isOurs = target === document.body || (target instanceof Node && frame.current?.contains(target));
    if (isOurs && !defaultPrevented) onPress(event);
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
};

/** Returns whether the user wants to jump to a page: opened by Ctrl or Command and K. */
export const useJumpKey = (frame: Frame) => {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(
    () =>
      listen(frame, (event) => {
        const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
        if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
        event.preventDefault();
        setIsOpen(true);
      }),
    [frame],
  );
  return { isOpen, close: () => setIsOpen(false) };
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Focuses the search of the open page when `/` is pressed, unless a dialog has the focus. */
export const useSearchKey = (frame: Frame): void => {
  useEffect(
    () =>
      listen(frame, (event) => {
        const { key, target, ctrlKey, metaKey, altKey } = event;
        if (key !== '/' || ctrlKey || metaKey || altKey || isTyping(target)) return;
        const search = frame.current?.querySelector<HTMLElement>('input[type=search]');
        if (!search || document.querySelector('[data-slot=dialog-backdrop]')) return;
        event.preventDefault();
        search.focus();
      }),
    [frame],
  );
};
