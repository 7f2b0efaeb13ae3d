'use client';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { useComponents, useElementClass } from '../root';

const mark =
  'gh:pointer-events-none gh:absolute gh:inset-0 gh:m-auto gh:size-3 gh:text-on-primary gh:opacity-0 gh:forced-colors:text-current';

interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type'> {
  /** Mixed state: some, but not all, items are checked. Default false. */
  indeterminate?: boolean;
}

/** Renders a checkbox without a label, with a target of 24 px. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { indeterminate = false, className, ...props },
  ref,
) {
  const hostClass = useElementClass('checkbox');
  const mixed = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = indeterminate;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  const { Checkbox: HostCheckbox } = useComponents();
  if (HostCheckbox)
    return (
      <HostCheckbox
        ref={mixed}
        type="checkbox"
        data-slot="checkbox"
        indeterminate={indeterminate}
        className={cn(hostClass, className)}
        {...props}
      />
    );
  return (
    <span className={cn('gh:relative gh:inline-flex gh:size-4 gh:shrink-0', className)}>
      <input
        ref={mixed}
        type="checkbox"
        data-slot="checkbox"
        className={cn(
          'gh:peer gh:size-4 gh:rounded-[4px] gh:border gh:border-control gh:bg-surface gh:transition-colors gh:after:absolute gh:after:-inset-1',
          'gh:checked:border-primary gh:checked:bg-primary gh:indeterminate:border-primary gh:indeterminate:bg-primary gh:aria-invalid:border-danger',
          'gh:disabled:cursor-not-allowed gh:disabled:opacity-50 gh:enabled:cursor-pointer gh:forced-colors:appearance-auto',
          hostClass,
        )}
        {...props}
      />
      <Check
        aria-hidden
        strokeWidth={3.5}
        className={cn(mark, !indeterminate && 'gh:peer-checked:opacity-100 gh:forced-colors:hidden')}
      />
      {indeterminate && (
        <Minus aria-hidden strokeWidth={3.5} className={cn(mark, 'gh:opacity-100 gh:forced-colors:hidden')} />
      )}
    </span>
  );
});
