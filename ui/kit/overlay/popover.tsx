'use client';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hidePopover, preparePopover, togglePopover } from '../browser';
import { cn } from '../cn';
import { withProps } from '../with-props';
import { placeMenu } from './menu-behavior';

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
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useLayoutEffect(() => preparePopover(panel.current), []);

  // In a layout effect, before the button can be pressed: a later listener would miss the event and leave the panel
  // empty.
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    let stopPlacing = () => {};
    const toggle = (event: ToggleEvent) => {
      if (event.target !== element) return;
      stopPlacing();
      const hadFocus = element.contains(document.activeElement);
      flushSync(() => setOpen(event.newState === 'open'));
      if (event.newState !== 'open') return hadFocus && button.current?.focus();
      if (button.current) stopPlacing = placeMenu(element, button.current, align);
    };
    element.addEventListener('beforetoggle', toggle);
    return () => {
      stopPlacing();
      element.removeEventListener('beforetoggle', toggle);
    };
  }, [align]);

  const close = () => hidePopover(panel.current);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };

  return (
    <>
      {withProps(
        trigger,
        {
          'aria-haspopup': 'dialog',
          'aria-expanded': open,
          'aria-controls': open ? id : undefined,
          onClick: () => togglePopover(panel.current),
        },
        button,
      )}
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
        {open && children(close)}
      </div>
    </>
  );
}
