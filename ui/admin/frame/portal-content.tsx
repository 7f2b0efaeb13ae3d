'use client';
import LayoutList from 'lucide-react/icons/layout-list';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button/button';
import { useIdentity, useOwnerKey } from '../../react/identity';
import { loadAgain } from '../../react/load-again';
import { useSession } from '../../react/session';
import { describeError, useTexts } from '../../react/texts';
import type { CustomPage } from '../custom-pages';
import { useAdminTexts } from '../texts';
import { pageEntries } from './page-entries';
import type { PageRoute } from './page-route';
import { PortalMessage } from './portal-message';
import { PortalPages } from './portal-pages';
import type { Portal } from './use-portal';

interface PortalContentProps {
  route: PageRoute;
  portal: Portal;
  /** Custom pages of the host. */
  custom: readonly CustomPage[];
  /** Whether the title of the document names the open page and view. */
  ownsTitle: boolean;
  /** Button of the assistant, if there is no header. */
  opener: ReactNode;
}

/** Renders the pages of a signed-in user; a skeleton while the portal loads, a message if it fails or has no page. */
export function PortalContent({ route, portal, custom, ownsTitle, opener }: PortalContentProps) {
  const { portal: texts, pages: titles } = useAdminTexts('frame');
  const all = useTexts();
  const identity = useIdentity();
  const session = useSession();
  const ownerKey = useOwnerKey();
  const [isRetry, setIsRetry] = useState(false);
  const [firstOwner, setFirstOwner] = useState(ownerKey);
  if (firstOwner === undefined && ownerKey !== undefined) setFirstOwner(ownerKey);

  const sessionError = session.status === 'loading' ? session.error : undefined;
  const error = sessionError ?? (portal.status === 'failed' ? portal.error : undefined);
  if (error) {
    const retry = () => {
      // The focused button is unmounted, so the focus must move.
      setIsRetry(true);
      if (portal.status === 'failed') return portal.retry();
      void loadAgain(identity);
    };
    return (
      <PortalMessage
        urgent
        takesFocus={isRetry}
        icon={<TriangleAlert />}
        title={texts.loadFailed}
        text={describeError(all, error)}
        action={
          <Button variant="secondary" size="sm" onClick={retry}>
            {all.common.tryAgain}
          </Button>
        }
      />
    );
  }
  const entries =
    portal.status === 'ready' ? pageEntries(portal.pages, custom, { language: all.language, titles }) : undefined;
  if (entries?.length === 0) {
    return <PortalMessage icon={<LayoutList />} title={texts.noPagesTitle} text={texts.noPages} takesFocus={isRetry} />;
  }
  // Dialogs and form input belong to the account in which they were opened.
  return (
    <PortalPages
      key={ownerKey}
      route={route}
      ownsTitle={ownsTitle}
      isRetry={isRetry}
      isSwitched={firstOwner !== undefined && ownerKey !== firstOwner}
      entries={entries}
      opener={opener}
    />
  );
}
