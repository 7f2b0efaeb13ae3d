import { Button } from '@gatehouse/ui/kit';
import { PanelLeft } from 'lucide-react';
import type { RefObject } from 'react';
import { usePortalTexts } from '../texts/provider';
import { OutsideLink } from './outside-link';
import { UserMenu } from './user-menu';

interface HeaderProps {
  open: boolean;
  toggle: RefObject<HTMLButtonElement | null>;
  onToggle: () => void;
  onLogout: () => void;
}

/** Renders the header of every screen. */
export function Header({ open, toggle, onToggle, onLogout }: HeaderProps) {
  const { frame } = usePortalTexts('shell');
  return (
    <header className="topbar">
      <Button
        ref={toggle}
        variant="ghost"
        size="icon"
        aria-label={frame.menu}
        aria-expanded={open}
        aria-controls="sidebar"
        className="topbar-toggle"
        onClick={onToggle}
      >
        <PanelLeft aria-hidden className="flips" />
      </Button>
      <div className="topbar-end">
        <OutsideLink to="follow">{frame.followUs}</OutsideLink>
        <UserMenu onLogout={onLogout} />
      </div>
    </header>
  );
}
