import './outside-link.css';
import { VisuallyHidden } from '@gatehouse/ui/kit';
import { ArrowUpRight } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';
import type { OutsidePage, OutsidePages } from '../links';

const PagesContext = createContext<OutsidePages>({});

/** Gives the screens the addresses of pages outside of the portal. */
export function OutsidePagesProvider({ pages, children }: { pages: OutsidePages; children: ReactNode }) {
  return <PagesContext value={pages}>{children}</PagesContext>;
}

const REASON = 'This page has no address yet.';

interface OutsideLinkProps {
  to: OutsidePage;
  children: string;
}

/**
 * A link to a page outside, in a tab that knows nothing of this one. Where no address is set it stays in its place, says
 * so, and leads nowhere.
 */
export function OutsideLink({ to, children }: OutsideLinkProps) {
  const href = use(PagesContext)[to];
  if (!href) {
    return (
      <span className="outside-link" data-unset title={REASON}>
        {children}
        <VisuallyHidden>. {REASON}</VisuallyHidden>
      </span>
    );
  }
  return (
    <a className="outside-link" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <ArrowUpRight aria-hidden className="flips" />
    </a>
  );
}
