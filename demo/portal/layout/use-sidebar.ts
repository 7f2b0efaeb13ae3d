import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Window width up to which the sidebar is collapsed and opens over the page. */
const NARROW = 1024;

const query = `(max-width: ${NARROW}px)`;

const subscribe = (changed: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
};

/** Returns whether the sidebar is open: initially on wide windows, on narrow ones when the user opens it. */
export const useSidebar = () => {
  const narrow = useSyncExternalStore(subscribe, () => matchMedia(query).matches);
  const [open, setOpen] = useState(!narrow);
  const [before, setBefore] = useState(narrow);
  const toggle = useRef<HTMLButtonElement>(null);
  const sidebar = useRef<HTMLElement>(null);
  if (narrow !== before) {
    setBefore(narrow);
    setOpen(!narrow);
  }
  const over = narrow && open;

  useEffect(() => {
    if (!over) return;
    const button = toggle.current;
    sidebar.current?.querySelector<HTMLElement>('a, button')?.focus();
    // On the document: a click beside its links moves the focus out of the sidebar.
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      // The page behind it is not focusable before this.
      button?.focus();
    };
  }, [over]);

  return {
    open,
    over,
    toggle,
    sidebar,
    close: () => setOpen(false),
    toggleOpen: () => setOpen(!open),
    /** Closes the overlay after navigation. */
    closeAfterNavigation: () => narrow && setOpen(false),
  };
};
