'use client';
import { Skeleton } from '../kit/skeleton';
import { VisuallyHidden } from '../kit/visually-hidden';
import { useTexts } from '../react/texts';

/** Renders the skeleton of a screen while it loads. */
export function ScreenOutline() {
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
