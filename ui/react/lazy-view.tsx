'use client';
import type { ComponentType } from 'react';
import { type Chunk, useChunk } from '../kit/chunk';
import { Skeleton } from '../kit/skeleton';
import { VisuallyHidden } from '../kit/visually-hidden';
import { PartFailed } from './part-failed';
import { useTexts } from './texts';

/** A view whose code is fetched when it is mounted: its outline first, and a way to try again when it does not come. */
export const lazyView = <Props extends object>(code: Chunk<Props>): ComponentType<Props> =>
  function LazyView(props: Props) {
    const { kit } = useTexts();
    const { Part, hasFailed, attempts, retry } = useChunk(code);
    if (Part) return <Part {...props} />;
    return (
      <div className="gh:p-6">
        {hasFailed ? (
          <PartFailed attempts={attempts} onRetry={retry} />
        ) : (
          <div className="gh:grid gh:gap-4">
            <VisuallyHidden role="status">{kit.loading}</VisuallyHidden>
            <Skeleton className="gh:h-6 gh:w-40" />
            <Skeleton className="gh:h-control gh:max-w-100" />
            <Skeleton className="gh:h-control gh:max-w-100" />
          </div>
        )}
      </div>
    );
  };
