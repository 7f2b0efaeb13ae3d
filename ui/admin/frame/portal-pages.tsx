'use client';
import { canReadPage } from '@gatehouse/sdk/admin';
import ShieldX from 'lucide-react/icons/shield-x';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button/button';
import { Skeleton } from '../../kit/feedback/skeleton';
import { lazyPart } from '../../react/lazy-part';
import { useUser } from '../../react/session';
import { FormatsProvider } from '../archetypes/formats/formats';
import { isCustomPage } from '../archetypes/page/page-id';
import { PortalPagesProvider } from '../archetypes/page/portal-pages';
import { useDialogs } from '../archetypes/page/tasks';
import { ViewFocus } from '../archetypes/page/view';
import { useAdminTexts } from '../texts';
import { CustomPageSlot } from './custom-page-slot';
import { type PageEntry, pageEntries } from './page-entries';
import type { PageRoute } from './page-route';
import { PageSkeleton, PageSlot } from './page-slot';
import { PortalColumns } from './portal-columns';
import { useJumpKey } from './portal-keys';
import { PortalMessage } from './portal-message';
import { PortalMenu, PortalNav } from './portal-nav';

const pageJump = lazyPart(() => import('./page-jump'));

interface PortalPagesProps {
  /** The pages that the user can open; undefined while the settings load. */
  entries: readonly PageEntry[] | undefined;
  route: PageRoute;
  ownsTitle: boolean;
  /** Button of the assistant, if there is no header. */
  opener: ReactNode;
  /** Whether the user retried after an error. */
  isRetry: boolean;
  /** Whether another account was open here before. */
  isSwitched: boolean;
}

/**
 * Returns the requested page before the settings are known, which may hide it: its data loads beside them. Not below a
 * page or with a query, which can open dialogs.
 */
const useExpected = ({ page, address }: PageRoute): PageEntry | undefined => {
  const { pages: titles } = useAdminTexts('frame');
  const { rest, search } = address.get().address;
  if (page === undefined || isCustomPage(page) || rest || search) return undefined;
  return pageEntries([page], [], { language: '', titles })[0];
};

/** Renders the navigation and the open page; a skeleton until the settings are known. */
export function PortalPages({ entries, route, ownsTitle, isRetry, isSwitched, opener }: PortalPagesProps) {
  const { portal } = useAdminTexts('frame');
  const user = useUser();
  const expected = useExpected(route);
  const first = entries?.[0];
  const requested = route.page ?? first?.page;
  const current = entries ? entries.find(({ page }) => page === requested) : user && expected;
  // Pages link to each other only if the user can access both.
  const built = entries?.flatMap(({ custom, page }) => (!custom && canReadPage(page, user) ? [page] : [])) ?? [];
  const [start, setStart] = useState(requested);
  const [moved, setMoved] = useState(isRetry);
  if (start === undefined && requested !== undefined) setStart(requested);
  else if (requested !== start && !moved) setMoved(true);

  // Another account may lack the page that was open.
  const landing = isSwitched && !moved && entries && !current ? first?.page : undefined;
  const { open } = route;
  const latestOpen = useRef(open);
  latestOpen.current = open;
  useEffect(() => {
    if (landing !== undefined) latestOpen.current(landing);
  }, [landing]);

  const place = useRef<HTMLDivElement>(null);
  const jump = useJumpKey(place);
  const PageJump = useDialogs(pageJump, jump.isOpen, jump.close);
  const title = current?.title ?? portal.notYoursTitle;
  // A portal of one page needs no navigation.
  const isSingle = entries?.length === 1 && current !== undefined;
  const nav = entries && { entries, current, route };
  return (
    <PortalColumns
      place={place}
      nav={isSingle ? null : nav ? <PortalNav {...nav} /> : <NavSkeleton />}
      bar={isSingle ? null : nav ? <PortalMenu {...nav} /> : <Skeleton className="gh:h-control" />}
      opener={opener}
    >
      <ViewFocus documentTitle={ownsTitle && entries ? { page: title, portal: portal.title } : undefined}>
        {!entries && <PageSkeleton />}
        {current && (
          <PortalPagesProvider value={built}>
            <FormatsProvider>
              <div hidden={!entries}>
                <EntryContent
                  key={current.page}
                  entry={current}
                  isPressed={moved}
                  takesFocus={moved && entries !== undefined}
                />
              </div>
            </FormatsProvider>
          </PortalPagesProvider>
        )}
        {entries && !current && (
          <PortalMessage
            icon={<ShieldX />}
            title={portal.notYoursTitle}
            text={portal.notYours}
            takesFocus={moved}
            action={
              first && (
                <Button variant="secondary" size="sm" onClick={() => route.open(first.page)}>
                  {portal.firstPage(first.title)}
                </Button>
              )
            }
          />
        )}
      </ViewFocus>
      {PageJump && entries && jump.isOpen && <PageJump open onClose={jump.close} entries={entries} route={route} />}
    </PortalColumns>
  );
}

function NavSkeleton() {
  return (
    <div className="gh:grid gh:gap-3 gh:px-2.5 gh:pt-2" aria-hidden>
      <Skeleton className="gh:h-3 gh:w-12" />
      <Skeleton className="gh:w-32" />
      <Skeleton className="gh:w-24" />
    </div>
  );
}

interface EntryContentProps {
  entry: PageEntry;
  /** Whether the user opened the page: its title answers the press, and the page follows, in React 18 at once. */
  isPressed: boolean;
  takesFocus: boolean;
}

function EntryContent({ entry, isPressed, takesFocus }: EntryContentProps) {
  const { portal } = useAdminTexts('frame');
  const user = useUser();
  const isPainted = useDeferredValue(true, !isPressed);
  if (!isPainted) return <PageSkeleton title={entry.title} />;
  if (entry.custom) return <CustomPageSlot {...entry} takesFocus={takesFocus} />;
  const { page, title } = entry;
  if (canReadPage(page, user)) return <PageSlot page={page} title={title} takesFocus={takesFocus} />;
  // The vendor can make a page always visible; requests that would be refused are not sent.
  return <PortalMessage icon={<ShieldX />} title={title} text={portal.notReadable} takesFocus={takesFocus} />;
}
