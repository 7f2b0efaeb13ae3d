import { Button } from '@gatehouse/ui/kit';
import { LogOut, Settings, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { ADMINISTRATION } from '../paths';
import { usePortalTexts } from '../texts/provider';
import { titleOf } from '../texts/title-of';
import { Copyright, Wordmark } from './brand';
import { menuItem, NavigationList } from './navigation-list';

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
    closeAfterNavigation: () => narrow && setOpen(false),
  };
};

/** Scrolls only the menu, until the link of the current screen is visible. */
const reveal = (sidebar: HTMLElement) => {
  const list = sidebar.querySelector('nav');
  const link = list?.querySelector('[aria-current="page"]');
  if (!list || !link) return;
  // On short windows the sidebar scrolls, on others the list inside it.
  for (const box of [list, sidebar]) {
    const { top, bottom } = link.getBoundingClientRect();
    const view = box.getBoundingClientRect();
    box.scrollTop += Math.max(0, bottom - view.bottom) - Math.max(0, view.top - top);
  }
};

interface SidebarProps {
  open: boolean;
  /** Rendered over the page instead of beside it. */
  over: boolean;
  sidebar: RefObject<HTMLElement | null>;
  onChoose: () => void;
  onClose: () => void;
  onLogout: () => void;
}

export function Sidebar({ open, over, sidebar, onChoose, onClose, onLogout }: SidebarProps) {
  const texts = usePortalTexts('shell');
  const { frame } = texts;
  const [location] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen has a link of its own, which shows once the sidebar is open
  useEffect(() => {
    if (sidebar.current) reveal(sidebar.current);
  }, [sidebar, location, open]);
  const place = over
    ? 'fixed inset-y-0 start-0 z-50 w-[min(19rem,100vw-3rem)] bg-surface shadow-[0_1rem_3rem_#0006]'
    : 'sticky top-0 w-66 border-e border-line';

  return (
    <>
      {over && <div className="fixed inset-0 z-40 bg-overlay print:hidden" aria-hidden onClick={onClose} />}
      <aside
        ref={sidebar}
        id="sidebar"
        aria-label={frame.sidebar}
        inert={!open}
        className={`${open ? 'flex' : 'hidden'} ${place} h-dvh flex-none flex-col gap-4 overflow-y-auto px-3 py-4 tall:overflow-hidden print:hidden`}
      >
        <div className="flex min-h-10 items-center justify-between ps-2">
          <Link href="/" className="rounded text-current no-underline" onClick={onChoose} aria-label={frame.home}>
            <Wordmark />
          </Link>
          {over && (
            <Button variant="ghost" size="icon" aria-label={frame.closeMenu} onClick={onClose}>
              <X aria-hidden />
            </Button>
          )}
        </div>
        <NavigationList onChoose={onChoose} />
        <div className="grid gap-0.5 border-t border-line pt-3">
          <Link href={ADMINISTRATION} className={menuItem}>
            <Settings aria-hidden />
            {titleOf(texts, ADMINISTRATION)}
          </Link>
          <button type="button" className={menuItem} onClick={onLogout}>
            <LogOut aria-hidden className="rtl:-scale-x-100" />
            {frame.logout}
          </button>
          <Copyright className="mt-2 px-3" />
        </div>
      </aside>
    </>
  );
}
