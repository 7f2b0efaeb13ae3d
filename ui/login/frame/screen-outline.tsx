'use client';
import { LoadingStatus } from '../../kit/feedback/loading-status';
import { Skeleton } from '../../kit/feedback/skeleton';

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
