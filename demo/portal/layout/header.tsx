import { Button } from '@gatehouse/ui/kit';
import { ArrowUpRight, PanelLeft } from 'lucide-react';
import type { RefObject } from 'react';
import { links, outward } from '../links';
import { UserMenu } from './user-menu';

interface HeaderProps {
  open: boolean;
  toggle: RefObject<HTMLButtonElement | null>;
  onToggle: () => void;
  onLogout: () => void;
}

/** The strip above every screen. */
export function Header({ open, toggle, onToggle, onLogout }: HeaderProps) {
  return (
    <header className="topbar">
      <Button
        ref={toggle}
        variant="ghost"
        size="icon"
        aria-label="Menu"
        aria-expanded={open}
        aria-controls="sidebar"
        className="topbar-toggle"
        onClick={onToggle}
      >
        <PanelLeft aria-hidden />
      </Button>
      <div className="topbar-end">
        <a className="topbar-link" href={links.follow} {...outward}>
          Follow us
          <ArrowUpRight aria-hidden />
        </a>
        <UserMenu onLogout={onLogout} />
      </div>
    </header>
  );
}
