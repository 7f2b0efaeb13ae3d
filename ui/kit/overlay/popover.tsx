'use client';
import type { KeyboardEvent, ReactNode } from 'react';
import { cn } from '../cn';
import { withProps } from '../with-props';
import { usePanel } from './menu-behavior';

export interface PopoverProps {
  /** Button that opens the popover. Its own `ref` is replaced. */
  trigger: ReactNode;
  /** Accessible name of the panel. */
  label: string;
  align?: 'start' | 'end';
  className?: string;
  /** Receives a function that closes the panel and returns the focus to the button. */
  children: (close: () => void) => ReactNode;
}

/** Renders a panel beside a button, on the native popover. Escape and an outside click close it. */
export function Popover({ trigger, label, align = 'start', className, children }: PopoverProps) {
  const { id, button, panel, isMounted, isOpen, close, triggerProps } = usePanel(align);

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };

  return (
    <>
      {withProps(trigger, { 'aria-haspopup': 'dialog', ...triggerProps }, button)}
      {isMounted && (
        <div
          ref={panel}
          id={id}
          data-slot="popover"
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          popover="auto"
          onKeyDown={press}
          className={cn(
            'gh:fixed gh:inset-auto gh:m-0 gh:max-w-[calc(100vw-16px)] gh:overflow-y-auto gh:rounded gh:border gh:border-line gh:bg-raised gh:p-1 gh:text-start gh:text-sm gh:font-normal gh:text-body gh:shadow-raised gh:animate-pop gh:focus:outline-none',
            className,
          )}
        >
          {isOpen && children(close)}
        </div>
      )}
    </>
  );
}
