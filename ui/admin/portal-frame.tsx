'use client';
import { canReadPage } from '@gatehouse/sdk/admin';

import LayoutList from 'lucide-react/icons/layout-list';
import LogIn from 'lucide-react/icons/log-in';
import ShieldX from 'lucide-react/icons/shield-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { Button } from '../kit/button';
import { chunk, useChunk } from '../kit/chunk';
import { PageHeader } from '../kit/page-header';
import { Skeleton } from '../kit/skeleton';
import { useToast } from '../kit/toast';
import { useIdentity } from '../react/identity';
import { useOwnerKey } from '../react/owner';
import { PartFailed } from '../react/part-failed';
import { useSession, useUser } from '../react/session';
import { describeError, useTexts } from '../react/texts';
import { AssistantSlot } from './assistant-slot';
import { CustomPageSlot } from './custom-page-slot';
import type { CustomPage } from './custom-pages';
import { type PageEntry, pageEntries } from './page-entries';
import type { PageRoute } from './page-route';
import { FocusTitle, PageSkeleton, PageSlot } from './page-slot';
import { type Brand, PortalHeader } from './portal-header';
import { PortalMenu, PortalNav } from './portal-nav';
import { DraftsProvider } from './resource/drafts';
import { FormatsProvider } from './resource/formats-provider';
import { PortalPagesProvider } from './resource/portal-pages';
import { SignInAgain } from './sign-in-again';
import { WayBack } from './switcher/way-back';
import { TextsOf, useAdminTexts, useTextPart } from './text-parts';
import { type PageOverrides, type Portal, usePortal } from './use-portal';

/** What stands around the pages. */
export type PortalFrameKind = 'embedded' | 'standalone' | 'none';

export interface PortalFrameProps {
  route: PageRoute;
  frame: PortalFrameKind;
  /** Pages of the host's own. */
  custom: readonly CustomPage[];
  /** Overrides what the vendor says. */
  assistant?: boolean;
  brand?: Brand;
  overrides?: PageOverrides;
  /** The portal owns the address, and so the title of the window. */
  ownsTitle: boolean;
  onClose?: () => void;
}

/** Never smaller than its content: a host of a fixed height scrolls, and the background ends where the page does. */
const box =
  'gh:@container gh:relative gh:flex gh:min-h-120 gh:shrink-0 gh:grow gh:flex-col gh:bg-background gh:text-body';

/** Header, navigation and the page, whatever state the session is in. */
export function PortalFrame(props: PortalFrameProps) {
  const words = useTextPart('frame');
  // Flags and metadata load beside the texts, not after them.
  const portal = usePortal(props.overrides, props.custom);
  const { owner } = useIdentity();
  const { clear } = useToast();
  // Messages name what was changed in the account that is left, and may offer to undo it.
  useLayoutEffect(() => owner.subscribe(clear), [owner, clear]);
  if (!words.texts) return <FramePending {...words} hasHeader={props.frame !== 'none'} />;
  return (
    <TextsOf part="frame" texts={words.texts}>
      <SignInAgain>
        <DraftsProvider>
          <ReadyFrame {...props} portal={portal} />
        </DraftsProvider>
      </SignInAgain>
    </TextsOf>
  );
}

interface ReadyFrameProps extends Omit<PortalFrameProps, 'overrides'> {
  portal: Portal;
}

function ReadyFrame({ route, portal, frame, custom, assistant, brand, ownsTitle, onClose }: ReadyFrameProps) {
  const session = useSession();
  const { status } = session;
  const isSwitching = session.status === 'authenticated' && session.switchingTo !== undefined;
  const { portal: texts } = useAdminTexts('frame');
  const pages = portal.status === 'ready' && (assistant ?? portal.hasAssistant) ? portal.pages : undefined;
  // Without a header it stands above the page.
  const opener = frame === 'none' && <AssistantSlot pages={pages} isLabelled />;
  const content =
    status === 'unauthenticated' ? <SignedOut /> : <Content {...{ route, portal, custom, ownsTitle, opener }} />;
  const header = <PortalHeader {...{ brand, onClose }} assistantPages={pages} />;
  if (frame === 'standalone') {
    return (
      <div data-slot="admin-portal" aria-busy={isSwitching} className={box}>
        <SkipButton />
        {header}
        <WayBack />
        <main className="gh:flex gh:flex-1 gh:flex-col">{content}</main>
      </div>
    );
  }
  return (
    // Not a main landmark: the host's page has its own.
    <section data-slot="admin-portal" aria-label={texts.title} aria-busy={isSwitching} className={box}>
      <SkipButton />
      {frame === 'embedded' && header}
      <WayBack />
      {content}
    </section>
  );
}

/** The first stop of the keyboard: past header and navigation to the title of the page. No link, since the address may be the hash. */
function SkipButton() {
  const { portal } = useAdminTexts('frame');
  return (
    <div className="gh:sr-only gh:focus-within:not-sr-only gh:focus-within:absolute gh:focus-within:start-4 gh:focus-within:top-3 gh:focus-within:z-2">
      <Button
        variant="secondary"
        onClick={({ currentTarget }) =>
          currentTarget
            .closest('[data-slot=admin-portal]')
            ?.querySelector<HTMLElement>('[data-slot=page-title]')
            ?.focus()
        }
      >
        {portal.skip}
      </Button>
    </div>
  );
}

/** The portal before its texts have arrived. */
function FramePending({
  hasFailed,
  attempts,
  retry,
  hasHeader,
}: Pick<ReturnType<typeof useTextPart>, 'hasFailed' | 'attempts' | 'retry'> & { hasHeader: boolean }) {
  const { kit } = useTexts();
  return (
    <section data-slot="admin-portal" aria-busy={!hasFailed} aria-label={kit.loading} className={box}>
      {hasHeader && (
        <div className="gh:flex gh:h-16 gh:items-center gh:gap-3 gh:border-b gh:border-line gh:bg-surface gh:px-4">
          <Skeleton className="gh:size-8 gh:rounded" />
          <Skeleton className="gh:w-32" />
        </div>
      )}
      <div className="gh:p-6">{hasFailed && <PartFailed attempts={attempts} onRetry={retry} />}</div>
    </section>
  );
}

/** Nearly every page is a list or has a form: what they are made of comes while flags and metadata do, before it is needed. */
const prepareEngines = () => {
  import('./resource/list-engine').then(() => import('./resource/form-engine')).catch(() => undefined);
};

function Content({
  route,
  portal,
  custom,
  ownsTitle,
  opener,
}: Pick<ReadyFrameProps, 'route' | 'portal' | 'custom' | 'ownsTitle'> & { opener: ReactNode }) {
  const { portal: texts, pages: titles } = useAdminTexts('frame');
  const all = useTexts();
  const identity = useIdentity();
  const session = useSession();
  const ownerKey = useOwnerKey();
  const [isRetry, setIsRetry] = useState(false);
  useEffect(prepareEngines, []);

  const sessionError = session.status === 'loading' ? session.error : undefined;
  const error = sessionError ?? (portal.status === 'failed' ? portal.error : undefined);
  if (error) {
    const retry = () => {
      // The button goes away, and the focus must not go with it.
      setIsRetry(true);
      if (portal.status === 'failed') return portal.retry();
      void identity.session.load();
    };
    return (
      <Message
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
  const entries = pageEntries(portal.pages, custom, { language: all.language, titles });
  if (entries.length === 0) {
    return <Message icon={<LayoutList />} title={texts.noPagesTitle} text={texts.noPages} takesFocus={isRetry} />;
  }
  // Dialogs and half-filled forms belong to the account they were opened in.
  const { hasApplications } = portal;
  return <Pages key={ownerKey} {...{ route, ownsTitle, isRetry, entries, hasApplications, opener }} />;
}

interface PagesProps {
  entries: readonly PageEntry[];
  route: PageRoute;
  /** The account can have several applications. */
  hasApplications: boolean;
  ownsTitle: boolean;
  /** Opens the assistant, where no header does. */
  opener: ReactNode;
  /** The user retried after a failure. */
  isRetry: boolean;
}

function Pages({ entries, hasApplications, route, ownsTitle, isRetry, opener }: PagesProps) {
  const { portal } = useAdminTexts('frame');
  const [first] = entries;
  const wanted = route.page ?? first?.page;
  const current = entries.find(({ page }) => page === wanted);
  const user = useUser();
  // Pages link to each other where both can be read.
  const built = entries.flatMap(({ custom, page }) => (!custom && canReadPage(page, user) ? [page] : []));
  const [start] = useState(wanted);
  const [moved, setMoved] = useState(isRetry);
  if (wanted !== start && !moved) setMoved(true);

  const title = current?.title ?? portal.notYoursTitle;
  useEffect(() => {
    if (!ownsTitle) return;
    const before = document.title;
    document.title = `${title} · ${portal.title}`;
    return () => {
      document.title = before;
    };
  }, [ownsTitle, title, portal.title]);

  const nav = { entries, current, route };
  return (
    <Columns
      rail={hasApplications && <Rail />}
      nav={<PortalNav {...nav} />}
      bar={<PortalMenu {...nav} />}
      opener={opener}
    >
      {current ? (
        <PortalPagesProvider value={built}>
          <FormatsProvider>
            <EntryContent key={current.page} entry={current} takesFocus={moved} />
          </FormatsProvider>
        </PortalPagesProvider>
      ) : (
        <Message
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
    </Columns>
  );
}

function EntryContent({ entry, takesFocus }: { entry: PageEntry; takesFocus: boolean }) {
  const { portal } = useAdminTexts('frame');
  const user = useUser();
  if (entry.custom) return <CustomPageSlot {...entry} takesFocus={takesFocus} />;
  const { page, title } = entry;
  if (canReadPage(page, user)) return <PageSlot {...{ page, title, takesFocus }} />;
  // A vendor can show a page always: calls that would be refused are not made.
  return <Message icon={<ShieldX />} title={title} text={portal.notReadable} takesFocus={takesFocus} />;
}

const railCode = chunk(() => import('./application-rail'));

/** The applications, once their code is there; who has fewer than two never sees them. */
function Rail() {
  const { Part } = useChunk(railCode);
  return Part && <Part />;
}

interface ColumnsProps {
  rail?: ReactNode;
  nav: ReactNode;
  bar: ReactNode;
  opener?: ReactNode;
  children: ReactNode;
}

/** Navigation beside the page; a menu above it where both would be cramped, as in a host with a sidebar of its own. */
function Columns({ rail, nav, bar, opener, children }: ColumnsProps) {
  return (
    <div className="gh:flex gh:flex-1 gh:flex-col gh:@min-[720px]:flex-row">
      {rail}
      <div className="gh:hidden gh:w-58 gh:shrink-0 gh:border-e gh:border-line gh:px-3 gh:py-6 gh:@lg:block">
        <div className="gh:sticky gh:top-6">{nav}</div>
      </div>
      <div className="gh:min-w-0 gh:flex-1 gh:px-4 gh:pt-4 gh:pb-6 gh:@min-[720px]:px-8 gh:@min-[720px]:pb-8 gh:@lg:pt-8">
        <div className="gh:mx-auto gh:mb-6 gh:flex gh:max-w-260 gh:flex-wrap gh:items-center gh:justify-between gh:gap-2 gh:@lg:mb-0 gh:@lg:justify-end gh:@lg:*:mb-4">
          <div className="gh:min-w-32 gh:flex-1 gh:@min-[480px]:max-w-72 gh:@lg:hidden">{bar}</div>
          {opener}
        </div>
        <div data-slot="page-content" className="gh:mx-auto gh:max-w-260">
          {children}
        </div>
      </div>
    </div>
  );
}

function SignedOut() {
  const { portal } = useAdminTexts('frame');
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
  /** The user navigated here within the portal: the title takes the focus. */
  takesFocus?: boolean;
}

/** What stands in the place of a page; the title is that of the whole portal. */
function Message({ icon, title, text, action, urgent = false, takesFocus = false }: MessageProps) {
  return (
    <div
      role={urgent ? 'alert' : undefined}
      className="gh:flex gh:flex-1 gh:flex-col gh:items-center gh:justify-center gh:gap-4 gh:px-6 gh:py-24 gh:text-center gh:text-balance"
    >
      <span
        aria-hidden
        className="gh:flex gh:size-11 gh:items-center gh:justify-center gh:rounded-lg gh:border gh:border-line gh:bg-surface gh:text-subtle gh:shadow-low gh:[&_svg]:size-5"
      >
        {icon}
      </span>
      <PageHeader title={title} description={text} />
      {action}
      {takesFocus && <FocusTitle />}
    </div>
  );
}
