import { type RefObject, useEffect } from 'react';

const FOCUSABLE = 'summary, button, a[href], input, select, textarea, [tabindex="0"]';

const isUsable = (element: HTMLElement) => element.isConnected && !element.matches(':disabled');

const ancestorsOf = (element: HTMLElement, end: HTMLElement): HTMLElement[] => {
  const parent = element.parentElement;
  return element === end || !parent ? [] : [parent, ...ancestorsOf(parent, end)];
};

/** Focuses the first control that accepts it; those in closed parts do not. */
const focusFirst = (places: readonly HTMLElement[]) => {
  for (const place of places) {
    for (const control of place.querySelectorAll<HTMLElement>(FOCUSABLE)) {
      if (control.matches(':disabled')) continue;
      control.focus();
      if (document.activeElement === control) return;
    }
  }
};

/** Moves focus to the nearest control of a container when the focused one is removed or disabled. */
export const useFocusFallback = (container: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let focused: HTMLElement | undefined;
    let places: readonly HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      focused = target;
      places = ancestorsOf(target, element);
    };
    const restore = () => {
      if (!focused || isUsable(focused)) return;
      const { activeElement } = document;
      const isLost = activeElement === document.body || activeElement === focused;
      focused = undefined;
      if (isLost) focusFirst(places.filter(({ isConnected }) => isConnected));
    };
    const observer = new MutationObserver(restore);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    element.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', remember);
    };
  }, [container]);
};
