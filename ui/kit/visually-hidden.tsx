import type { ComponentPropsWithoutRef } from 'react';
import { cn } from './cn';

/** Renders text for screen readers only. */
export function VisuallyHidden({ className, ...props }: ComponentPropsWithoutRef<'span'>) {
  return <span data-slot="visually-hidden" className={cn('gh:sr-only', className)} {...props} />;
}
