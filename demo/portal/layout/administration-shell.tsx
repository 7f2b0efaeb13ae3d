import './administration-shell.css';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { usePortalTexts } from '../texts/provider';
import { FrameNotices } from './frame-notices';
import { HeaderPlacesProvider } from './header-places';
import { SkipLink } from './skip-link';
import { UserMenu } from './user-menu';

interface AdministrationShellProps {
  onLogout: () => void;
  children: ReactNode;
}

/** Renders the frame of the administration: a header, and no navigation other than that of its pages. */
export function AdministrationShell({ onLogout, children }: AdministrationShellProps) {
  const { frame } = usePortalTexts('shell');
  const [account, setAccount] = useState<HTMLElement | null>(null);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  return (
    <>
      <SkipLink />
      <div className="page">
        <FrameNotices>
          <header className="topbar administration-bar">
            <Link href="/" className="administration-back" aria-label={frame.back}>
              <ArrowLeft aria-hidden className="flips" />
              <span aria-hidden>{frame.back}</span>
            </Link>
            <div ref={setAccount} className="administration-account" />
            <div className="topbar-end">
              <div ref={setTools} className="administration-tools" />
              <UserMenu onLogout={onLogout} />
            </div>
          </header>
        </FrameNotices>
        <main id="main" tabIndex={-1} className="main">
          <HeaderPlacesProvider value={{ account, tools }}>{children}</HeaderPlacesProvider>
        </main>
      </div>
    </>
  );
}
