'use client';
import { canReadPage } from '@gatehouse/sdk/admin';
import ShieldX from 'lucide-react/icons/shield-x';
import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button/button';
import { useUser } from '../../react/session';
import { FormatsProvider } from '../archetypes/formats/formats-provider';
import { PortalPagesProvider } from '../archetypes/page/portal-pages';
import { ViewFocus } from '../archetypes/page/view';
import { useAdminTexts } from '../texts';
import { ApplicationRail } from './application-rail';
import { CustomPageSlot } from './custom-page-slot';
import type { PageEntry } from './page-entries';
import type { PageRoute } from './page-route';
import { PageSlot } from './page-slot';
import { PortalColumns } from './portal-columns';
import { PortalMessage } from './portal-message';
import { PortalMenu, PortalNav } from './portal-nav';

interface PortalPagesProps {
  entries: readonly PageEntry[];
  route: PageRoute;
  /** Whether the account may have several applications. */
  hasApplications: boolean;
  ownsTitle: boolean;
  /** Button of the assistant, if there is no header. */
  opener: ReactNode;
  /** Whether the user retried after an error. */
  isRetry: boolean;
}

/** Renders the navigation and the open page. */
export function PortalPages({ entries, hasApplications, route, ownsTitle, isRetry, opener }: PortalPagesProps) {
  const { portal } = useAdminTexts('frame');
  const [first] = entries;
  const requested = route.page ?? first?.page;
  const current = entries.find(({ page }) => page === requested);
  const user = useUser();
  // Pages link to each other only if the user can access both.
  const built = entries.flatMap(({ custom, page }) => (!custom && canReadPage(page, user) ? [page] : []));
  const [start] = useState(requested);
  const [moved, setMoved] = useState(isRetry);
  if (requested !== start && !moved) setMoved(true);

  const title = current?.title ?? portal.notYoursTitle;
  const nav = { entries, current, route };
  return (
    <PortalColumns
      rail={hasApplications && <ApplicationRail />}
      nav={<PortalNav {...nav} />}
      bar={<PortalMenu {...nav} />}
      opener={opener}
    >
      <ViewFocus documentTitle={ownsTitle ? { page: title, portal: portal.title } : undefined}>
        {current ? (
          <PortalPagesProvider value={built}>
            <FormatsProvider>
              <EntryContent key={current.page} entry={current} takesFocus={moved} />
            </FormatsProvider>
          </PortalPagesProvider>
        ) : (
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
    </PortalColumns>
  );
}

function EntryContent({ entry, takesFocus }: { entry: PageEntry; takesFocus: boolean }) {
  const { portal } = useAdminTexts('frame');
  const user = useUser();
  if (entry.custom) return <CustomPageSlot {...entry} takesFocus={takesFocus} />;
  const { page, title } = entry;
  if (canReadPage(page, user)) return <PageSlot page={page} title={title} takesFocus={takesFocus} />;
  // The vendor can make a page always visible; requests that would be refused are not sent.
  return <PortalMessage icon={<ShieldX />} title={title} text={portal.notReadable} takesFocus={takesFocus} />;
}
