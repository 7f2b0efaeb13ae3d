import type { ReactNode, Ref } from 'react';
import { SlowReads } from '../archetypes/page/slow-reads';

interface PortalColumnsProps {
  place: Ref<HTMLDivElement>;
  nav: ReactNode;
  bar: ReactNode;
  opener?: ReactNode;
  children: ReactNode;
}

/**
 * Renders the navigation beside the page, or as a menu above it in a narrow container, e.g. in a host with its own
 * sidebar.
 */
export function PortalColumns({ place, nav, bar, opener, children }: PortalColumnsProps) {
  return (
    <div ref={place} className="gh:flex gh:flex-1 gh:flex-col gh:@min-[720px]:flex-row">
      {nav && (
        <div className="gh:hidden gh:w-58 gh:shrink-0 gh:border-e gh:border-line gh:@lg:block">
          {/* Below a sticky header of the host; its end can be reached on a low screen. */}
          <div className="gh:sticky gh:top-(--gh-sticky-top,0px) gh:max-h-[calc(100dvh-var(--gh-sticky-top,0px))] gh:overflow-y-auto gh:px-3 gh:py-6">
            {nav}
          </div>
        </div>
      )}
      <div className="gh:min-w-0 gh:flex-1 gh:px-4 gh:pt-4 gh:pb-6 gh:@min-[720px]:px-8 gh:@min-[720px]:pb-8 gh:@lg:pt-8">
        <div className="gh:relative gh:mx-auto gh:max-w-260 gh:@min-[1560px]:max-w-325">
          {/* Beside the navigation, the opener is in the row of the title, which leaves room for it: styles.css. */}
          <div className="gh:mb-6 gh:flex gh:flex-wrap gh:items-center gh:justify-between gh:gap-2 gh:@lg:absolute gh:@lg:end-0 gh:@lg:z-1">
            <div className="gh:min-w-32 gh:flex-1 gh:@min-[480px]:max-w-72 gh:@lg:hidden">{bar}</div>
            {opener}
          </div>
          <div data-slot="page-content" className="gh:@container">
            <SlowReads className="gh:sticky gh:top-[calc(var(--gh-sticky-top,0px)+1rem)] gh:z-1 gh:mb-5 gh:bg-surface" />
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
