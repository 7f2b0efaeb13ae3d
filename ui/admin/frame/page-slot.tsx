'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Component, memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Button } from '../../kit/button/button';
import { EmptyState } from '../../kit/feedback/empty-state';
import { LoadingStatus } from '../../kit/feedback/loading-status';
import { Skeleton } from '../../kit/feedback/skeleton';
import { PageHeader } from '../../kit/layout/page-header';
import { type PartLoad, usePart } from '../../react/lazy-part';
import { useTexts } from '../../react/texts';
import { isCustomPage, type PortalPageId } from '../archetypes/page/page-id';
import { pageFaces } from '../pages';
import { TextsOf, useAdminTexts, usePageTexts, useTextLoader } from '../texts';
import { usePortalSlots } from './portal-slots';

interface BoundaryProps {
  children: ReactNode;
  fallback: (retry: () => void) => ReactNode;
}

/** A class, since React has error boundaries for classes only. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children;
  }
}

export interface PageSlotProps {
  page: AdminPageId;
  title: string;
  /** Whether the title is focused: true after navigation within the portal. */
  takesFocus: boolean;
}

interface SlotProps {
  title: string;
  takesFocus: boolean;
  /** Code and texts that the page waits for. */
  loads: readonly PartLoad[];
  /** The loaded page. */
  children: ReactNode;
}

/** Renders a page with its loading and error states. The frame around it stays mounted. */
export function Slot({ title, takesFocus, loads, children }: SlotProps) {
  const { common } = useTexts();
  const { portal } = useAdminTexts('frame');
  if (loads.some(({ hasFailed }) => hasFailed)) {
    return (
      <PageFailed
        page={title}
        title={portal.pageMissingTitle}
        text={common.partFailed}
        // Some browsers cache a failed chunk until the document is reloaded.
        offerReload={loads.some(({ attempts }) => attempts > 1)}
        onRetry={() => {
          for (const load of loads) if (load.hasFailed) load.retry();
        }}
      />
    );
  }
  if (!children) return <PageSkeleton title={title} />;
  return (
    <Boundary
      fallback={(again) => (
        <PageFailed page={title} title={portal.pageFailedTitle} text={portal.pageFailed} offerReload onRetry={again} />
      )}
    >
      {children}
      {takesFocus && <FocusTitle />}
    </Boundary>
  );
}

/** Renders a page of the portal with its texts. Use the page as the component's key. */
export function PageSlot({ page, title, takesFocus }: PageSlotProps) {
  const part = pageFaces[page].texts;
  const code = usePart(pageFaces[page].code);
  const texts = usePageTexts(part);
  const { Before, After } = usePortalSlots(page);
  const Page = useMemo(() => code.Part && memo(code.Part), [code.Part]);
  return (
    <Slot title={title} takesFocus={takesFocus} loads={[code, texts]}>
      {Page && texts.texts && (
        <TextsOf part={part} texts={texts.texts}>
          {Before && (
            <div className="gh:mb-5">
              <Before />
            </div>
          )}
          <Page page={page} title={title} />
          {After && (
            <div className="gh:mt-5">
              <After />
            </div>
          )}
        </TextsOf>
      )}
    </Slot>
  );
}

/** Downloads code and texts of the requested page beside the calls that decide which pages there are. */
export const usePreloadedPage = (page: PortalPageId | undefined): void => {
  const loadTexts = useTextLoader();
  useEffect(() => {
    if (page === undefined || isCustomPage(page)) return;
    const { code, texts } = pageFaces[page];
    // The slot of the page renders a failed download, with a retry.
    Promise.all([code.load(), loadTexts(texts)]).catch(() => undefined);
  }, [page, loadTexts]);
};

/** Focuses the title of the page on mount, so that it is announced. */
export function FocusTitle() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const title = place.current?.parentElement?.querySelector<HTMLElement>('[data-slot=page-title]');
    title?.focus({ preventScroll: true });
  }, []);
  return <span ref={place} hidden />;
}

/**
 * Renders the skeleton of a list with title, toolbar and rows; its title is the portal's name until the page is known.
 */
export function PageSkeleton({ title }: { title?: string }) {
  const { portal } = useAdminTexts('frame');
  return (
    <div className="gh:grid gh:grid-cols-1 gh:gap-5">
      {title ? (
        <PageHeader title={title} description={<Skeleton className="gh:my-0.5 gh:w-64 gh:max-w-full" />} />
      ) : (
        <>
          <h1 className="gh:sr-only">{portal.title}</h1>
          <Skeleton className="gh:h-6 gh:w-40" />
        </>
      )}
      <LoadingStatus />
      <Skeleton className="gh:h-control gh:w-72 gh:max-w-full" />
      <div className="gh:grid gh:gap-px gh:overflow-clip gh:rounded-lg gh:border gh:border-line gh:bg-surface">
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <div
            key={row}
            className="gh:flex gh:h-row gh:items-center gh:justify-between gh:gap-6 gh:border-t gh:border-line gh:px-5 gh:first:border-t-0"
          >
            <Skeleton className="gh:w-40 gh:max-w-full" />
            <Skeleton className="gh:w-24 gh:max-w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}

interface PageFailedProps {
  page: string;
  title: string;
  text: string;
  offerReload: boolean;
  onRetry: () => void;
}

function PageFailed({ page, title, text, offerReload, onRetry }: PageFailedProps) {
  const { common } = useTexts();
  return (
    <div className="gh:grid gh:gap-5">
      <PageHeader title={page} />
      <FocusTitle />
      <div role="alert" className="gh:rounded-lg gh:border gh:border-line gh:bg-surface">
        <EmptyState
          icon={<TriangleAlert />}
          title={title}
          description={text}
          action={
            <div className="gh:flex gh:flex-wrap gh:justify-center gh:gap-2">
              <Button variant="secondary" size="sm" onClick={onRetry}>
                {common.tryAgain}
              </Button>
              {offerReload && (
                <Button variant="secondary" size="sm" onClick={() => location.reload()}>
                  {common.reload}
                </Button>
              )}
            </div>
          }
        />
      </div>
    </div>
  );
}
