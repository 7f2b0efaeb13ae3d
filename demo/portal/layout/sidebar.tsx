import { Button } from '@gatehouse/ui/kit';
import { LogOut, Settings, X } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { ADMINISTRATION } from '../paths';
import { usePortalTexts } from '../texts/provider';
import { titleOf } from '../texts/title-of';
import { Wordmark } from './brand';
import { NavigationList } from './navigation-list';

interface SidebarProps {
  open: boolean;
  /** Rendered over the page instead of beside it. */
  over: boolean;
  sidebar: RefObject<HTMLElement | null>;
  onChoose: () => void;
  onClose: () => void;
  onLogout: () => void;
}

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

/** Renders logo, navigation, Logout and the copyright notice. */
export function Sidebar({ open, over, sidebar, onChoose, onClose, onLogout }: SidebarProps) {
  const texts = usePortalTexts('shell');
  const { frame } = texts;
  const [location] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen has a link of its own, which shows once the sidebar is open
  useEffect(() => {
    if (sidebar.current) reveal(sidebar.current);
  }, [sidebar, location, open]);

  return (
    <>
      {over && <div className="sidebar-shade" aria-hidden onClick={onClose} />}
      <aside ref={sidebar} id="sidebar" className="sidebar" aria-label={frame.sidebar} data-open={open} inert={!open}>
        <div className="sidebar-head">
          <Link href="/" className="sidebar-logo" onClick={onChoose} aria-label={frame.home}>
            <Wordmark />
          </Link>
          {over && (
            <Button variant="ghost" size="icon" aria-label={frame.closeMenu} onClick={onClose}>
              <X aria-hidden />
            </Button>
          )}
        </div>
        <NavigationList onChoose={onChoose} />
        <div className="sidebar-foot">
          <Link href={ADMINISTRATION} className="nav-link">
            <Settings aria-hidden />
            {titleOf(texts, ADMINISTRATION)}
          </Link>
          <button type="button" className="nav-link" onClick={onLogout}>
            <LogOut aria-hidden className="flips" />
            {frame.logout}
          </button>
          <p className="copyright">{frame.copyright(new Date().getFullYear())}</p>
        </div>
      </aside>
    </>
  );
}
