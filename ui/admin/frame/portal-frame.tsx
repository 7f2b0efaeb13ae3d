'use client';
import LogIn from 'lucide-react/icons/log-in';
import { memo, useLayoutEffect, useRef } from 'react';
import { Button } from '../../kit/button/button';
import { Skeleton } from '../../kit/feedback/skeleton';
import { useToast } from '../../kit/feedback/toast';
import { useIdentity } from '../../react/identity';
import type { PartLoad } from '../../react/lazy-part';
import { PartFailed } from '../../react/part-failed';
import { useSession } from '../../react/session';
import { useTexts } from '../../react/texts';
import { DraftsProvider } from '../archetypes/form/drafts';
import { AssistantButton } from '../assistant/button';
import type { CustomPage } from '../custom-pages';
import { WayBack } from '../switcher/way-back';
import { FrameTexts, useAdminTexts } from '../texts';
import { OfflineLine } from './offline-line';
import type { PageRoute } from './page-route';
import { usePreloadedPage } from './page-slot';
import { PortalContent } from './portal-content';
import { type Brand, PortalHeader } from './portal-header';
import { useSearchKey } from './portal-keys';
import { PortalMessage } from './portal-message';
import { SignInAgain } from './sign-in-again';
import { type PageOverrides, type Portal, usePortal } from './use-portal';
import { useRightsRenewal } from './use-rights-renewal';
import { useSlackReturn } from './use-slack-return';

/** Frame around the pages. */
export type PortalFrameKind = 'embedded' | 'standalone' | 'none';

export interface PortalFrameProps {
  route: PageRoute;
  frame: PortalFrameKind;
  /** Custom pages of the host. */
  custom: readonly CustomPage[];
  /** Overrides the vendor's setting. */
  assistant?: boolean;
  brand?: Brand;
  overrides?: PageOverrides;
  /** Whether the title of the document names the open page and view. */
  ownsTitle: boolean;
  onClose?: () => void;
}

/** At least as high as its content, so that in a host of fixed height the background ends with the page. */
const box =
  'gh:@container gh:relative gh:flex gh:min-h-120 gh:shrink-0 gh:grow gh:flex-col gh:bg-background gh:text-body';

/** Renders header, navigation and page in every state of the session; not again when only the page's query changes. */
export const PortalFrame = memo(function PortalFrame(props: PortalFrameProps) {
  const { status } = useSession();
  usePreloadedPage(status === 'unauthenticated' ? undefined : props.route.page);
  // Flags and metadata load in parallel with the texts.
  const portal = usePortal(props.overrides, props.custom);
  const { owner } = useIdentity();
  const { clear } = useToast();
  // Toasts name changes in the previous account, and may offer to undo them.
  useLayoutEffect(() => owner.subscribe(clear), [owner, clear]);
  return (
    <FrameTexts pending={(load) => <FramePending {...load} hasHeader={props.frame !== 'none'} />}>
      <SignInAgain>
        <DraftsProvider>
          <ReadyFrame {...props} portal={portal} />
        </DraftsProvider>
      </SignInAgain>
    </FrameTexts>
  );
});

interface ReadyFrameProps extends Omit<PortalFrameProps, 'overrides'> {
  portal: Portal;
}

function ReadyFrame({ route, portal, frame, custom, assistant, brand, ownsTitle, onClose }: ReadyFrameProps) {
  const session = useSession();
  const { status } = session;
  const place = useRef<HTMLDivElement>(null);
  useSearchKey(place);
  useSlackReturn();
  useRightsRenewal();
  const isSwitching = session.status === 'authenticated' && session.switchingTo !== undefined;
  const { portal: texts } = useAdminTexts('frame');
  const pages = portal.status === 'ready' && (assistant ?? portal.hasAssistant) ? portal.pages : undefined;
  // Without a header the assistant's button is beside the page title.
  const opener = frame === 'none' && pages && <AssistantButton pages={pages} isLabeled />;
  const content =
    status === 'unauthenticated' ? (
      <SignedOut />
    ) : (
      <PortalContent route={route} portal={portal} custom={custom} ownsTitle={ownsTitle} opener={opener} />
    );
  const header = <PortalHeader brand={brand} onClose={onClose} assistantPages={pages} />;
  if (frame === 'standalone') {
    return (
      <div ref={place} data-slot="admin-portal" aria-busy={isSwitching} className={box}>
        <SkipButton />
        {header}
        <OfflineLine />
        <WayBack />
        <main className="gh:flex gh:flex-1 gh:flex-col">{content}</main>
      </div>
    );
  }
  return (
    // Not a main landmark, since the host's page has its own.
    <section ref={place} data-slot="admin-portal" aria-label={texts.title} aria-busy={isSwitching} className={box}>
      {/* A host with a header of its own has a skip link as well. */}
      {frame === 'embedded' && <SkipButton />}
      {frame === 'embedded' && header}
      <OfflineLine />
      <WayBack />
      {content}
    </section>
  );
}

/** Renders the skip button to the page title. It is not a link, since the portal may store its location in the hash. */
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

/** Renders a skeleton of the portal until its texts have loaded. */
function FramePending({ hasFailed, attempts, retry, hasHeader }: PartLoad & { hasHeader: boolean }) {
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

function SignedOut() {
  const { portal } = useAdminTexts('frame');
  const identity = useIdentity();
  return (
    <PortalMessage
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
