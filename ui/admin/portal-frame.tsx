'use client';
import type { AdminPageId } from '@gatehouse/sdk';
import { LayoutList, LogIn, ShieldX, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { Skeleton } from '../kit/skeleton';
import { useIdentity } from '../react/identity';
import { useSession } from '../react/session';
import { describeError, useTexts } from '../react/texts';
import type { PageRoute } from './page-route';
import { PageSkeleton, PageSlot } from './page-slot';
import type { BuiltPageId } from './pages';
import { PortalHeader } from './portal-header';
import { PortalMenu, PortalNav } from './portal-nav';
import { useAdminTexts } from './texts';
import { type PageOverrides, usePortal } from './use-portal';

export interface PortalFrameProps {
  route: PageRoute;
  overrides?: PageOverrides;
  /** The portal owns the address, and so the title of the window. */
  ownsTitle: boolean;
  onClose?: () => void;
}

/** Header, navigation and the page, whatever state the session is in. */
export function PortalFrame({ route, overrides, ownsTitle, onClose }: PortalFrameProps) {
  const { status } = useSession();
  const { portal } = useAdminTexts();
  return (
    <section
      data-slot="admin-portal"
      aria-label={portal.title}
      className="gh:@container gh:flex gh:min-h-120 gh:flex-auto gh:flex-col gh:bg-background gh:text-body"
    >
      <PortalHeader onClose={onClose} />
      {status === 'unauthenticated' ? <SignedOut /> : <Content {...{ route, overrides, ownsTitle }} />}
    </section>
  );
}

/** Nearly every page is a list: what tables are made of comes while flags and metadata do, and nobody waits for it here. */
const prepareLists = () => {
  // A page fetches it for itself where this fails.
  import('../kit/use-table-view').catch(() => undefined);
};

function Content({ route, overrides, ownsTitle }: Omit<PortalFrameProps, 'onClose'>) {
  const { portal: texts } = useAdminTexts();
  const all = useTexts();
  const identity = useIdentity();
  const session = useSession();
  const portal = usePortal(overrides);
  useEffect(prepareLists, []);

  const sessionError = session.status === 'loading' ? session.error : undefined;
  const error = sessionError ?? (portal.status === 'failed' ? portal.error : undefined);
  if (error) {
    const retry = () => (portal.status === 'failed' ? portal.retry() : void identity.session.load());
    return (
      <Message
        urgent
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
  if (portal.status !== 'ready') {
    return (
      <Columns
        nav={
          <div className="gh:grid gh:gap-3 gh:px-2.5 gh:pt-2" aria-hidden>
            <Skeleton className="gh:h-3 gh:w-12" />
            <Skeleton className="gh:w-32" />
            <Skeleton className="gh:w-24" />
          </div>
        }
        bar={<Skeleton className="gh:h-control" />}
      >
        <PageSkeleton />
      </Columns>
    );
  }
  if (portal.pages.length === 0) {
    return <Message icon={<LayoutList />} title={texts.noPagesTitle} text={texts.noPages} />;
  }
  return <Pages {...{ route, ownsTitle }} pages={portal.pages} />;
}

interface PagesProps {
  pages: readonly BuiltPageId[];
  route: PageRoute;
  ownsTitle: boolean;
}

const isOneOf = (pages: readonly BuiltPageId[], page: AdminPageId | undefined): page is BuiltPageId =>
  pages.some((known) => known === page);

function Pages({ pages, route, ownsTitle }: PagesProps) {
  const { portal, pages: titles } = useAdminTexts();
  const wanted = route.page ?? pages[0];
  const current = isOneOf(pages, wanted) ? wanted : undefined;
  const first = pages[0];
  const [start] = useState(wanted);
  const [moved, setMoved] = useState(false);
  if (wanted !== start && !moved) setMoved(true);

  const title = current ? titles[current] : portal.notYoursTitle;
  useEffect(() => {
    if (!ownsTitle) return;
    const before = document.title;
    document.title = `${title} · ${portal.title}`;
    return () => {
      document.title = before;
    };
  }, [ownsTitle, title, portal.title]);

  const nav = { pages, current, route };
  return (
    <Columns nav={<PortalNav {...nav} />} bar={<PortalMenu {...nav} />}>
      {current ? (
        <PageSlot key={current} page={current} title={titles[current]} takesFocus={moved} />
      ) : (
        <Message
          icon={<ShieldX />}
          title={portal.notYoursTitle}
          text={portal.notYours}
          action={
            first && (
              <Button variant="secondary" size="sm" onClick={() => route.open(first)}>
                {portal.firstPage(titles[first])}
              </Button>
            )
          }
        />
      )}
    </Columns>
  );
}

/** Navigation beside the page, or above it where the portal is narrow. */
function Columns({ nav, bar, children }: { nav: ReactNode; bar: ReactNode; children: ReactNode }) {
  return (
    <div className="gh:flex gh:flex-1 gh:flex-col gh:@min-[720px]:flex-row">
      <div className="gh:hidden gh:w-56 gh:shrink-0 gh:border-e gh:border-line gh:px-3 gh:py-6 gh:@min-[720px]:block">
        <div className="gh:sticky gh:top-6">{nav}</div>
      </div>
      <div className="gh:px-4 gh:pt-4 gh:@min-[720px]:hidden">{bar}</div>
      {/* Not a main landmark: the host's page has its own. */}
      <div className="gh:min-w-0 gh:flex-1 gh:px-4 gh:py-6 gh:@min-[720px]:px-8 gh:@min-[720px]:py-8">
        <div className="gh:mx-auto gh:max-w-260">{children}</div>
      </div>
    </div>
  );
}

function SignedOut() {
  const { portal } = useAdminTexts();
  const identity = useIdentity();
  return (
    <Message
      icon={<LogIn />}
      title={portal.signedOutTitle}
      text={portal.signedOut}
      action={
        <Button size="sm" onClick={() => void identity.session.login()}>
          {portal.signIn}
        </Button>
      }
    />
  );
}

interface MessageProps {
  icon: ReactNode;
  title: string;
  text: string;
  action?: ReactNode;
  /** Read out at once. */
  urgent?: boolean;
}

function Message({ icon, title, text, action, urgent = false }: MessageProps) {
  return (
    <div role={urgent ? 'alert' : undefined} className="gh:flex gh:flex-1 gh:items-center gh:justify-center gh:py-12">
      <EmptyState icon={icon} title={title} description={text} action={action} />
    </div>
  );
}
