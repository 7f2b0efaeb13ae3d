'use client';
import type { ComponentType } from 'react';
import { type Chunk, useChunk } from '../kit/chunk';
import { LoadingStatus } from '../kit/loading-status';
import { Skeleton } from '../kit/skeleton';
import { PartFailed } from './part-failed';

/** Creates a view that loads on mount, with a skeleton while it loads and a retry when it fails. */
export const lazyView = <Props extends object>(code: Chunk<Props>): ComponentType<Props> =>
  function LazyView(props: Props) {
    const fetched = useChunk(code);
    return fetched.Part ? <fetched.Part {...props} /> : <PendingView loads={[fetched]} />;
  };

/** A dependency that a view waits for. */
interface Load {
  hasFailed: boolean;
  attempts: number;
  retry: () => void;
}

/** Renders the skeleton of a view while it loads, or an error with a retry. */
function PendingView({ loads }: { loads: readonly Load[] }) {
  const failed = loads.filter(({ hasFailed }) => hasFailed);
  const retry = () => {
    for (const load of failed) load.retry();
  };
  return (
    <div className="gh:p-6">
      {failed.length > 0 ? (
        <PartFailed attempts={Math.max(...failed.map(({ attempts }) => attempts))} onRetry={retry} />
      ) : (
        <div className="gh:grid gh:gap-4">
          <LoadingStatus />
          <Skeleton className="gh:h-6 gh:w-40" />
          <Skeleton className="gh:h-control gh:max-w-100" />
          <Skeleton className="gh:h-control gh:max-w-100" />
        </div>
      )}
    </div>
  );
}
