import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ComponentPropsWithoutRef } from 'react';
import { cn } from '../cn';

/** Renders a decorative spinner; describe the activity in text beside it. */
export function Spinner({ className, ...props }: ComponentPropsWithoutRef<'svg'>) {
  return (
    <LoaderCircle data-slot="spinner" aria-hidden className={cn('gh:size-4 gh:animate-spin', className)} {...props} />
  );
}
