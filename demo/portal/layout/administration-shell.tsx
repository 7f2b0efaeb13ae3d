import { ArrowLeft } from 'lucide-react';
import { createContext, type ReactNode, use, useState } from 'react';
import { Link } from 'wouter';
import { usePortalTexts } from '../texts/provider';
import { PageFrame } from './page-frame';
import { UserMenu } from './user-menu';

/** Elements of the header that the administration fills by a React portal; null before the header is mounted. */
interface HeaderPlaces {
  account: HTMLElement | null;
  tools: HTMLElement | null;
}

const PlacesContext = createContext<HeaderPlaces>({ account: null, tools: null });

export const useHeaderPlaces = (): HeaderPlaces => use(PlacesContext);

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
    <PageFrame
      className="flex"
      header={
        <header className="sticky top-0 z-20 flex min-h-16 items-center gap-1 border-b border-line bg-surface ps-3 pe-4 sm:gap-4 lg:ps-4 lg:pe-6 print:hidden">
          <Link
            href="/"
            className="inline-flex min-h-10 flex-none items-center gap-2 rounded ps-2.5 pe-3 font-medium text-body no-underline hover:bg-muted"
            aria-label={frame.back}
          >
            <ArrowLeft aria-hidden className="size-4.5 rtl:-scale-x-100" />
            <span aria-hidden className="max-sm:hidden">
              {frame.back}
            </span>
          </Link>
          <div
            ref={setAccount}
            className="flex min-w-0 items-center border-s border-line ps-4 empty:invisible sm:ps-6"
          />
          <div className="ms-auto flex flex-none items-center gap-2">
            <div ref={setTools} />
            <UserMenu onLogout={onLogout} />
          </div>
        </header>
      }
    >
      <PlacesContext value={{ account, tools }}>{children}</PlacesContext>
    </PageFrame>
  );
}
