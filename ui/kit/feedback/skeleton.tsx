import type { ComponentPropsWithoutRef } from 'react';
import { cn } from '../cn';

/** Renders a loading placeholder. The caller sets height and width. */
export function Skeleton({ className, ...props }: ComponentPropsWithoutRef<'span'>) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden
      className={cn('gh:block gh:h-4 gh:animate-pulse gh:rounded-sm gh:bg-line', className)}
      {...props}
    />
  );
}
