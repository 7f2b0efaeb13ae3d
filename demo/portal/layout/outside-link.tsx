import { VisuallyHidden } from '@gatehouse/ui/kit';
import { ArrowUpRight } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';
import type { OutsidePage, OutsidePages } from '../config';
import { usePortalTexts } from '../texts/provider';

const PagesContext = createContext<OutsidePages>({});

export function OutsidePagesProvider({ pages, children }: { pages: OutsidePages; children: ReactNode }) {
  return <PagesContext value={pages}>{children}</PagesContext>;
}

const place = 'inline-flex min-h-6 items-center gap-1 rounded-sm text-subtle';

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
      <span className={`${place} cursor-default`} title={noAddress}>
        {children}
        <VisuallyHidden>. {noAddress}</VisuallyHidden>
      </span>
    );
  }
  return (
    <a
      className={`${place} no-underline underline-offset-4 hover:text-body hover:underline`}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      <ArrowUpRight aria-hidden className="size-3.5 rtl:-scale-x-100" />
    </a>
  );
}
