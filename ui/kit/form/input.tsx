'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { useComponents, useElementClass } from '../root';

/** Classes shared by all text inputs. */
export const control = [
  'gh:w-full gh:min-w-0 gh:rounded gh:border gh:border-control gh:bg-surface gh:px-3 gh:text-sm gh:text-body gh:shadow-low gh:transition-colors',
  // iOS zooms into a page when a field with smaller text is focused.
  'gh:pointer-coarse:text-touch',
  'gh:hover:border-subtle gh:focus-visible:border-ring gh:focus-visible:outline-2 gh:focus-visible:outline-offset-0',
  'gh:disabled:cursor-not-allowed gh:disabled:bg-muted gh:disabled:text-subtle',
  'gh:aria-invalid:border-danger gh:aria-invalid:focus-visible:outline-danger',
];

/** Renders an input without a label, for use outside of forms. */
export const Input = forwardRef<HTMLInputElement, ComponentPropsWithoutRef<'input'>>(function Input(
  { className, ...props },
  ref,
) {
  const { Input: HostInput } = useComponents();
  const hostClass = useElementClass('input');
  if (HostInput) return <HostInput ref={ref} data-slot="input" className={cn(hostClass, className)} {...props} />;
  return (
    <input
      ref={ref}
      data-slot="input"
      className={cn(control, 'gh:h-control gh:read-only:bg-muted', hostClass, className)}
      {...props}
    />
  );
});
