import type { ReactNode } from 'react';
import { FrameNotices } from './frame-notices';
import { Header } from './header';
import { Sidebar } from './sidebar';
import { SkipLink } from './skip-link';
import { useSidebar } from './use-sidebar';

interface PortalShellProps {
  onLogout: () => void;
  children: ReactNode;
}

/** Renders the frame of the portal's own screens: sidebar and header. */
export function PortalShell({ onLogout, children }: PortalShellProps) {
  const { open, over, toggle, sidebar, close, toggleOpen, closeAfterNavigation } = useSidebar();
  return (
    <>
      <SkipLink />
      <Sidebar {...{ open, over, sidebar, onLogout }} onChoose={closeAfterNavigation} onClose={close} />
      <div className="page" inert={over}>
        <FrameNotices>
          <Header {...{ open, toggle, onLogout }} onToggle={toggleOpen} />
        </FrameNotices>
        <main id="main" tabIndex={-1} className="main">
          {children}
        </main>
      </div>
    </>
  );
}
