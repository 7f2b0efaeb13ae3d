import { Button } from '@gatehouse/ui/kit';
import { LogOut, X } from 'lucide-react';
import type { RefObject } from 'react';
import { Link } from 'wouter';
import { Wordmark } from './brand';
import { NavigationList } from './navigation-list';

interface SidebarProps {
  open: boolean;
  /** It lies over the page instead of beside it. */
  over: boolean;
  sidebar: RefObject<HTMLElement | null>;
  onChoose: () => void;
  onClose: () => void;
  onLogout: () => void;
}

/** Logo, navigation, Logout and the copyright note. */
export function Sidebar({ open, over, sidebar, onChoose, onClose, onLogout }: SidebarProps) {
  return (
    <>
      {over && <div className="sidebar-shade" aria-hidden onClick={onClose} />}
      <aside
        ref={sidebar}
        id="sidebar"
        className="sidebar"
        aria-label="Sidebar"
        data-open={open}
        inert={!open}
        onKeyDown={(event) => over && event.key === 'Escape' && onClose()}
      >
        <div className="sidebar-head">
          <Link href="/" className="sidebar-logo" onClick={onChoose} aria-label="Gatehouse Research, home">
            <Wordmark />
          </Link>
          {over && (
            <Button variant="ghost" size="icon" aria-label="Close menu" onClick={onClose}>
              <X aria-hidden />
            </Button>
          )}
        </div>
        <NavigationList onChoose={onChoose} />
        <div className="sidebar-foot">
          <button type="button" className="nav-link" onClick={onLogout}>
            <LogOut aria-hidden className="flips" />
            Logout
          </button>
          <p className="copyright">© {new Date().getFullYear()} Gatehouse Research</p>
        </div>
      </aside>
    </>
  );
}
