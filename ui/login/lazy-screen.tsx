'use client';
import type { ComponentType, ReactNode } from 'react';
import { chunk, useChunk } from '../kit/chunk';
import { Skeleton } from '../kit/skeleton';
import { VisuallyHidden } from '../kit/visually-hidden';
import { PartFailed } from '../react/part-failed';
import { useTexts } from '../react/texts';

/** A screen in a chunk of its own: its outline while it loads, and the way on when it does not come. */
export const lazyScreen = <P extends object>(
  download: () => Promise<{ default: ComponentType<P> }>,
): ((props: P) => ReactNode) => {
  const code = chunk(download);

  return function LazyScreen(props: P) {
    const { Part, hasFailed, attempts, retry } = useChunk(code);
    if (Part) return <Part {...props} />;
    return hasFailed ? <PartFailed attempts={attempts} onRetry={retry} /> : <Outline />;
  };
};

function Outline() {
  const texts = useTexts();
  return (
    <div className="gh:grid gh:gap-5">
      <VisuallyHidden role="status">{texts.kit.loading}</VisuallyHidden>
      <div className="gh:grid gh:gap-3">
        <Skeleton className="gh:h-6 gh:w-1/2" />
        <Skeleton className="gh:w-5/6" />
      </div>
      <Skeleton className="gh:h-control" />
      <Skeleton className="gh:h-control" />
    </div>
  );
}
