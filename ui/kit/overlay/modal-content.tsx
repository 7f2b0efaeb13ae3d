'use client';
import * as DialogPrimitive from '@radix-ui/react-dialog';
import { hideOthers } from 'aria-hidden';
import X from 'lucide-react/icons/x';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import { afterNextPaint } from '../browser';
import { Button, type ButtonProps } from '../button/button';
import { cn } from '../cn';
import { PortalRoot } from '../root';
import { useKitTexts } from '../texts';
import { isInFront, isPopupOpen, isToast, useReturnFocus } from './modal';

const BACKDROP = '[data-slot=dialog-backdrop]';

const backdropOf = (content: Element) => content.closest(BACKDROP);

/** Returns whether an element is not of this modal, but above it: another modal, a toast, an overlay of the host. */
const isAbove = (element: Element, content: Element) => {
  const [backdrop, other] = [backdropOf(content), backdropOf(element)];
  if (!backdrop || backdrop === other) return false;
  // Without a layout, as in tests of hosts, two modals would take the focus from each other for ever.
  if (other) return (backdrop.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return isInFront(element, backdrop);
};

/** Keeps the focus inside of a modal, except where another element is above it. */
const trapFocus = (content: HTMLElement) => {
  let last: HTMLElement = content;
  const focusin = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    if (content.contains(target)) last = target;
    else if (!isAbove(target, content)) (last.isConnected ? last : content).focus({ preventScroll: true });
  };
  // A removed button leaves the focus at the body.
  const removals = new MutationObserver((changes) => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    const isTop = [...document.querySelectorAll(BACKDROP)].at(-1) === backdropOf(content);
    if (isLost && isTop && changes.some(({ removedNodes }) => removedNodes.length > 0)) content.focus();
  });
  document.addEventListener('focusin', focusin);
  removals.observe(content, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', focusin);
    removals.disconnect();
  };
};

/**
 * Makes Radix ignore an Escape that belongs to the host. `preventDefault` would also keep the host's native dialog open,
 * so only Radix sees the event as handled: microtasks run before the next listener.
 */
const ignore = (event: Event) => {
  Object.defineProperty(event, 'defaultPrevented', { configurable: true, value: true });
  queueMicrotask(() => Reflect.deleteProperty(event, 'defaultPrevented'));
};

interface ModalContentProps extends Omit<ComponentPropsWithoutRef<typeof DialogPrimitive.Content>, 'onCloseAutoFocus'> {
  /** Ignores Escape and outside clicks. */
  locked: boolean;
  /** Ignores outside clicks. Default false. */
  sticky?: boolean;
}

/**
 * Renders the panel of every modal. Radix's own modal mode takes pointer and focus from everything outside, also from
 * what a host shows above: the frame of a card challenge, a chat, a password manager. Here only what is beneath the
 * backdrop is out of reach.
 */
export function ModalContent({ locked, sticky = false, onOpenAutoFocus, ...props }: ModalContentProps) {
  const content = useRef<HTMLDivElement>(null);
  const focus = useReturnFocus();
  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    const release = trapFocus(element);
    // What is above is a question of layout, which costs one more layout before the paint.
    let show: (() => void) | undefined;
    const cancel = afterNextPaint(() => {
      const backdrops = [...document.querySelectorAll(BACKDROP)];
      const later = backdrops.slice(backdrops.findIndex((backdrop) => backdrop.contains(element)) + 1);
      const others = [...document.querySelectorAll('body > *, iframe, dialog')];
      show = hideOthers([element, ...later, ...others.filter((other) => isAbove(other, element))]);
    });
    return () => {
      release();
      cancel();
      show?.();
    };
  }, []);
  return (
    <DialogPrimitive.Content
      ref={content}
      onOpenAutoFocus={(event) => {
        focus.remember();
        onOpenAutoFocus?.(event);
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        focus.restore();
      }}
      onEscapeKeyDown={(event) => {
        const { target } = event;
        const isHosts = target instanceof Element && content.current !== null && isAbove(target, content.current);
        if (isHosts && !isToast(target)) ignore(event);
        else if (locked || isPopupOpen()) event.preventDefault();
      }}
      onFocusOutside={(event) => event.preventDefault()}
      onPointerDownOutside={(event) => {
        const { button, ctrlKey } = event.detail.originalEvent;
        const isBackdrop =
          event.target instanceof Element &&
          content.current !== null &&
          event.target.closest(BACKDROP) === backdropOf(content.current);
        if (locked || sticky || !isBackdrop || button === 2 || (button === 0 && ctrlKey)) event.preventDefault();
      }}
      {...props}
    />
  );
}

interface ModalProps extends Pick<DialogPrimitive.DialogProps, 'open' | 'onOpenChange'> {
  trigger?: ReactNode;
  children: ReactNode;
}

/** Renders the layer of a dialog or drawer above the page. */
export function Modal({ trigger, children, ...state }: ModalProps) {
  // A page has up to twenty dialogs, most of which are never opened.
  const wasOpen = useRef(false);
  wasOpen.current ||= state.open === true;
  if (!trigger && !wasOpen.current) return null;
  return (
    <DialogPrimitive.Root modal={false} {...state}>
      {trigger && <DialogPrimitive.Trigger asChild>{trigger}</DialogPrimitive.Trigger>}
      <DialogPrimitive.Portal>
        <PortalRoot>{children}</PortalRoot>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}

/** Renders the close button of a header. */
export function ModalX({ className, disabled }: Pick<ButtonProps, 'className' | 'disabled'>) {
  const { close } = useKitTexts();
  return (
    <DialogPrimitive.Close asChild>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={close}
        disabled={disabled}
        className={cn('gh:text-subtle', className)}
      >
        <X aria-hidden />
      </Button>
    </DialogPrimitive.Close>
  );
}

/** Renders a button that closes the modal around it; a drawer with unsaved changes asks first. */
export const ModalClose = forwardRef<HTMLButtonElement, ButtonProps>(function ModalClose(props, ref) {
  return (
    <DialogPrimitive.Close asChild>
      <Button ref={ref} variant="secondary" {...props} />
    </DialogPrimitive.Close>
  );
});
