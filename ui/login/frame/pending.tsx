'use client';
import { LoadingStatus } from '../../kit/feedback/loading-status';
import { Skeleton } from '../../kit/feedback/skeleton';
import type { PartLoad } from '../../react/lazy-part';
import { PartFailed } from '../../react/part-failed';
import { BoxFrame, type BoxFrameProps } from './box-frame';

/** Renders the skeleton of a screen while it loads. */
export function ScreenOutline() {
  return (
    <div className="gh:grid gh:gap-5">
      <LoadingStatus />
      <div className="gh:grid gh:gap-3">
        <Skeleton className="gh:h-6 gh:w-1/2" />
        <Skeleton className="gh:w-5/6" />
      </div>
      <Skeleton className="gh:h-control" />
      <Skeleton className="gh:h-control" />
    </div>
  );
}

/** Renders the skeleton of a screen whose code loads, or the error of its download with a retry. */
export function PendingScreen({ load: { hasFailed, attempts, retry } }: { load: PartLoad }) {
  return hasFailed ? <PartFailed attempts={attempts} onRetry={retry} /> : <ScreenOutline />;
}

interface PendingBoxProps {
  load: PartLoad;
  props: Pick<BoxFrameProps, 'header' | 'footer' | 'appearance'>;
}

/** Renders the frame of a box whose code loads. */
export function PendingBox({ load, props: { header, footer, appearance } }: PendingBoxProps) {
  return (
    <BoxFrame header={header} footer={footer} appearance={appearance}>
      <PendingScreen load={load} />
    </BoxFrame>
  );
}
