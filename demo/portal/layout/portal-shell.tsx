import { Button } from '@gatehouse/ui/kit';
import { PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePortalTexts } from '../texts/provider';
import { OutsideLink } from './outside-link';
import { PageFrame } from './page-frame';
import { Sidebar, useSidebar } from './sidebar';
import { UserMenu } from './user-menu';

interface PortalShellProps {
  onLogout: () => void;
  children: ReactNode;
}

/** Renders the frame of the portal's own screens: sidebar and header. */
export function PortalShell({ onLogout, children }: PortalShellProps) {
  const { frame } = usePortalTexts('shell');
  const { open, over, toggle, sidebar, close, toggleOpen, closeAfterNavigation } = useSidebar();
  return (
    <>
      <Sidebar
        open={open}
        over={over}
        sidebar={sidebar}
        onLogout={onLogout}
        onChoose={closeAfterNavigation}
        onClose={close}
      />
      <PageFrame
        inert={over}
        className="mx-auto max-w-270 px-[clamp(1rem,4vw,3rem)] pt-6 pb-20 print:max-w-none print:p-0"
        header={
          <header className="sticky top-0 z-20 flex min-h-16 items-center justify-between gap-4 bg-background/92 ps-3 pe-4 backdrop-blur-[0.5rem] lg:ps-4 lg:pe-6 print:hidden">
            <Button
              ref={toggle}
              variant="ghost"
              size="icon"
              aria-label={frame.menu}
              aria-expanded={open}
              aria-controls="sidebar"
              className="not-hover:bg-transparent"
              onClick={toggleOpen}
            >
              <PanelLeft aria-hidden className="rtl:-scale-x-100" />
            </Button>
            <div className="flex items-center gap-5">
              <OutsideLink to="follow">{frame.followUs}</OutsideLink>
              <UserMenu onLogout={onLogout} />
            </div>
          </header>
        }
      >
        {children}
      </PageFrame>
    </>
  );
}
