'use client';
import { type RefObject, useEffect, useState } from 'react';

/** Returns whether the user wants to jump to a page: opened by Ctrl or Command and K, unless the host's page has the focus. */
export const useJumpKey = (frame: RefObject<HTMLElement | null>) => {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
      const isOurs = target === document.body || (target instanceof Node && frame.current?.contains(target));
      if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey || defaultPrevented || !isOurs)
        return;
      event.preventDefault();
      setIsOpen(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [frame]);
  return { isOpen, close: () => setIsOpen(false) };
};
