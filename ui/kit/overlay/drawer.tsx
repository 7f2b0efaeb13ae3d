'use client';
import * as DialogPrimitive from '@radix-ui/react-dialog';
import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, type ReactNode, useState } from 'react';
import { cn } from '../cn';
import { useComponents, useElementClass } from '../root';
import { usePartTexts } from '../use-part-texts';
import { ConfirmDialog } from './confirm-dialog';
import { Backdrop } from './modal';
import { Modal, ModalContent, ModalX } from './modal-content';

export { ModalClose as DrawerClose } from './modal-content';

const panel = cva(
  [
    'gh:absolute gh:inset-y-0 gh:end-0 gh:flex gh:w-full gh:flex-col gh:overflow-y-auto gh:bg-raised gh:text-start gh:shadow-raised gh:animate-slide gh:focus:outline-none',
    'gh:sm:border-s gh:sm:border-line gh:rtl:[--gh-slide-from:-24px]',
  ],
  {
    variants: { size: { md: 'gh:sm:max-w-120', lg: 'gh:sm:max-w-180' } },
    defaultVariants: { size: 'md' },
  },
);

export interface DrawerProps extends VariantProps<typeof panel> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Below the title; announced when the drawer opens. */
  description?: ReactNode;
  /** Beside the title, before the close button: badges, previous and next, a menu. */
  actions?: ReactNode;
  /** Requires confirmation before the drawer closes. Default false. */
  unsaved?: boolean;
  /** Ignores Escape, the close button and outside clicks. Default false. */
  locked?: boolean;
  onOpenAutoFocus?: (event: Event) => void;
  className?: string;
  /** Usually a `DrawerBody` and a `DrawerFooter`, or a form around both. */
  children?: ReactNode;
}

/** Renders a modal side sheet of 480 px (`md`) or 720 px (`lg`), which fills the screen below 640 px. */
export function Drawer({
  open,
  onOpenChange,
  title,
  description,
  actions,
  unsaved = false,
  locked = false,
  onOpenAutoFocus,
  size,
  className,
  children,
}: DrawerProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const change = (next: boolean) => (!next && unsaved ? setIsConfirming(true) : onOpenChange(next));

  const { Drawer: HostDrawer } = useComponents();
  const classes = cn(useElementClass('drawer'), className);
  const behavior = {
    ...(!description && { 'aria-describedby': undefined }),
    locked,
    onOpenAutoFocus: (event: Event) => {
      onOpenAutoFocus?.(event);
      focusFirstField(event);
    },
  };
  const discard = (
    <DiscardDialog open={isConfirming} onOpenChange={setIsConfirming} onDiscard={() => onOpenChange(false)} />
  );

  if (HostDrawer)
    return (
      <Modal open={open} onOpenChange={change}>
        <Backdrop>
          <ModalContent asChild data-slot="drawer" {...behavior}>
            <HostDrawer
              size={size ?? 'md'}
              className={classes}
              title={<DialogPrimitive.Title>{title}</DialogPrimitive.Title>}
              description={
                description && (
                  <DialogPrimitive.Description asChild>
                    <div>{description}</div>
                  </DialogPrimitive.Description>
                )
              }
              actions={actions}
              closeButton={<ModalX disabled={locked} />}
            >
              {children}
              {discard}
            </HostDrawer>
          </ModalContent>
        </Backdrop>
      </Modal>
    );
  return (
    <Modal open={open} onOpenChange={change}>
      <Backdrop>
        <ModalContent data-slot="drawer" className={cn(panel({ size }), classes)} {...behavior}>
          <header className="gh:flex gh:flex-wrap gh:items-start gh:gap-x-2 gh:border-b gh:border-line gh:py-4 gh:ps-6 gh:pe-4">
            <DialogPrimitive.Title className="gh:min-w-0 gh:flex-1 gh:pt-1 gh:text-base gh:font-medium gh:wrap-anywhere">
              {title}
            </DialogPrimitive.Title>
            {actions}
            <ModalX disabled={locked} />
            {description && (
              <DialogPrimitive.Description asChild>
                {/* Below the buttons, and after them for the keyboard: beside them a phone has no room for it. */}
                <div className="gh:basis-full gh:pe-2 gh:text-sm gh:text-subtle gh:wrap-anywhere">{description}</div>
              </DialogPrimitive.Description>
            )}
          </header>
          {children}
          {discard}
        </ModalContent>
      </Backdrop>
    </Modal>
  );
}

/**
 * Focuses the first field, else the drawer itself: focusing a header button would skip the announcement of the content.
 */
const focusFirstField = (event: Event) => {
  const drawer = event.currentTarget;
  if (event.defaultPrevented || !(drawer instanceof HTMLElement)) return;
  event.preventDefault();
  const field = drawer.querySelector<HTMLElement>('form :is(input, select, textarea):enabled');
  (field ?? drawer).focus();
};

interface DiscardDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDiscard: () => void;
}

function DiscardDialog({ open, onOpenChange, onDiscard }: DiscardDialogProps) {
  const texts = usePartTexts().drawer;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="danger"
      title={texts.discardTitle}
      description={texts.discardText}
      confirmLabel={texts.discard}
      cancelLabel={texts.keepEditing}
      onConfirm={onDiscard}
    />
  );
}

/** Renders the scrolling part of a drawer. */
export function DrawerBody({ className, ...props }: ComponentPropsWithoutRef<'div'>) {
  return (
    <div
      data-slot="drawer-body"
      className={cn(
        'gh:grid gh:min-h-40 gh:flex-1 gh:content-start gh:gap-5 gh:overflow-y-auto gh:overscroll-contain gh:p-6',
        className,
      )}
      {...props}
    />
  );
}

/** Renders the sticky button row of a drawer. */
export function DrawerFooter({ className, ...props }: ComponentPropsWithoutRef<'footer'>) {
  return (
    <footer
      data-slot="drawer-footer"
      className={cn(
        'gh:flex gh:flex-wrap-reverse gh:items-center gh:justify-end gh:gap-2 gh:border-t gh:border-line gh:px-6 gh:py-4 gh:max-sm:[&>[data-slot=button]]:grow',
        className,
      )}
      {...props}
    />
  );
}
