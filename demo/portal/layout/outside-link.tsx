import './outside-link.css';
import { VisuallyHidden } from '@gatehouse/ui/kit';
import { ArrowUpRight } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';
import type { OutsidePage, OutsidePages } from '../links';
import { usePortalTexts } from '../texts/provider';

const PagesContext = createContext<OutsidePages>({});

/** Provides the URLs of external pages. */
export function OutsidePagesProvider({ pages, children }: { pages: OutsidePages; children: ReactNode }) {
  return <PagesContext value={pages}>{children}</PagesContext>;
}

interface OutsideLinkProps {
  to: OutsidePage;
  children: string;
}

/**
 * Renders an external link, opened in a new tab without `opener`. Without a configured URL it renders
 * disabled text with the reason.
 */
export function OutsideLink({ to, children }: OutsideLinkProps) {
  const href = use(PagesContext)[to];
  const { noAddress } = usePortalTexts('shell').frame;
  if (!href) {
    return (
      <span className="outside-link" data-unset title={noAddress}>
        {children}
        <VisuallyHidden>. {noAddress}</VisuallyHidden>
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
