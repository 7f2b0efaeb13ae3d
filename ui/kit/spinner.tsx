import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ComponentPropsWithoutRef } from 'react';
import { cn } from './cn';

/** A turning circle; decoration only, what is going on is said in words beside it. */
export function Spinner({ className, ...props }: ComponentPropsWithoutRef<typeof LoaderCircle>) {
  return (
    <LoaderCircle data-slot="spinner" aria-hidden className={cn('gh:size-4 gh:animate-spin', className)} {...props} />
  );
}
