import { type RefObject, useEffect } from 'react';

/** Milliseconds that an element must stay visible before it counts as seen. */
const LONG_ENOUGH = 1000;

/** Calls back once an element has been visible for a second. */
export const useSeen = (part: RefObject<Element | null>, onSeen: () => void): void => {
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = setTimeout(onSeen, LONG_ENOUGH);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [part, onSeen]);
};
