'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { useComponents, useElementClass } from '../root';

export type SwitchProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'role'>;

/** A checkbox input already exposes its state, so `aria-checked` is not set. */
const checkboxAsSwitch = { type: 'checkbox', role: 'switch' };

/** Renders a switch without a label for a setting that takes effect immediately. The caller labels it. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch({ className, ...props }, ref) {
  const { Switch: HostSwitch } = useComponents();
  const hostClass = useElementClass('switch');
  if (HostSwitch) {
    const classes = cn(hostClass, className);
    return <HostSwitch ref={ref} {...checkboxAsSwitch} data-slot="switch" className={classes} {...props} />;
  }
  return (
    <span className={cn('gh:relative gh:inline-flex gh:h-5 gh:w-9 gh:shrink-0', className)}>
      <input
        ref={ref}
        {...checkboxAsSwitch}
        data-slot="switch"
        className={cn(
          'gh:peer gh:h-5 gh:w-9 gh:rounded-full gh:border gh:border-control gh:bg-muted gh:transition-colors gh:after:absolute gh:after:-inset-1',
          'gh:checked:border-primary gh:checked:bg-primary gh:aria-invalid:border-danger',
          'gh:disabled:cursor-not-allowed gh:disabled:opacity-50 gh:enabled:cursor-pointer gh:forced-colors:appearance-auto',
          hostClass,
        )}
        {...props}
      />
      <span
        aria-hidden
        className={cn(
          'gh:pointer-events-none gh:absolute gh:inset-y-0 gh:start-1 gh:my-auto gh:size-3 gh:rounded-full gh:bg-control gh:transition-[transform,background-color]',
          'gh:peer-checked:translate-x-4 gh:peer-checked:bg-on-primary gh:rtl:peer-checked:-translate-x-4 gh:forced-colors:hidden',
        )}
      />
    </span>
  );
});
