'use client';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { useComponents, useElementClass } from '../root';
import { control } from './input';

/** Renders a native select in the kit's style. */
export const Select = forwardRef<HTMLSelectElement, ComponentPropsWithoutRef<'select'>>(function Select(
  { className, ...props },
  ref,
) {
  const { Select: HostSelect } = useComponents();
  const hostClass = useElementClass('select');
  if (HostSelect) return <HostSelect ref={ref} data-slot="select" className={cn(hostClass, className)} {...props} />;
  return (
    <div className="gh:relative">
      <select
        ref={ref}
        data-slot="select"
        className={cn(control, 'gh:h-control gh:pe-9', hostClass, className)}
        {...props}
      />
      <ChevronDown
        aria-hidden
        className="gh:pointer-events-none gh:absolute gh:inset-y-0 gh:end-3 gh:my-auto gh:size-4 gh:text-subtle"
      />
    </div>
  );
});
