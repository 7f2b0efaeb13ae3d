'use client';
import * as DialogPrimitive from '@radix-ui/react-dialog';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cn } from '../cn';
import { useComponents, useElementClass } from '../root';
import { Backdrop } from './modal';
import { Modal, ModalContent, ModalX } from './modal-content';

export { ModalClose as DialogClose } from './modal-content';

const panel = cva(
  'gh:relative gh:grid gh:w-full gh:gap-5 gh:rounded-lg gh:border gh:border-line gh:bg-raised gh:p-6 gh:text-start gh:shadow-raised gh:animate-pop gh:focus:outline-none',
  {
    variants: { size: { sm: 'gh:max-w-100', md: 'gh:max-w-120', lg: 'gh:max-w-180' } },
    defaultVariants: { size: 'md' },
  },
);

export interface DialogProps extends VariantProps<typeof panel> {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  /** Description, announced when the dialog opens. */
  description: ReactNode;
  /** Trigger element. Omit it if `open` is controlled. */
  trigger?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  /** Keeps the dialog open on outside clicks; Escape and the close button still close it. Default false. */
  sticky?: boolean;
  /** Ignores Escape, the close button and outside clicks while work is in progress. Default false. */
  locked?: boolean;
  onOpenAutoFocus?: (event: Event) => void;
  className?: string;
  children?: ReactNode;
}

/** Renders a modal dialog that traps the focus and returns it on close. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  trigger,
  role = 'dialog',
  sticky = false,
  locked = false,
  onOpenAutoFocus,
  size,
  className,
  children,
}: DialogProps) {
  const { Dialog: HostDialog } = useComponents();
  const classes = cn(useElementClass('dialog'), className);
  const behavior = { role, locked, sticky, onOpenAutoFocus };
  return (
    <Modal open={open} onOpenChange={onOpenChange} trigger={trigger}>
      <Backdrop className="gh:overflow-y-auto">
        <div className="gh:flex gh:min-h-full gh:items-center gh:justify-center gh:p-4">
          {HostDialog ? (
            <ModalContent asChild data-slot="dialog" {...behavior}>
              <HostDialog
                size={size ?? 'md'}
                className={classes}
                title={<DialogPrimitive.Title>{title}</DialogPrimitive.Title>}
                description={
                  <DialogPrimitive.Description asChild>
                    <div>{description}</div>
                  </DialogPrimitive.Description>
                }
                closeButton={<ModalX disabled={locked} />}
              >
                {children}
              </HostDialog>
            </ModalContent>
          ) : (
            <ModalContent data-slot="dialog" className={cn(panel({ size }), classes)} {...behavior}>
              <header className="gh:grid gh:gap-1.5">
                <DialogPrimitive.Title className="gh:pe-8 gh:text-base gh:font-medium gh:wrap-anywhere">
                  {title}
                </DialogPrimitive.Title>
                <DialogPrimitive.Description asChild>
                  <div className="gh:text-sm gh:text-subtle gh:wrap-anywhere">{description}</div>
                </DialogPrimitive.Description>
              </header>
              {children}
              <ModalX disabled={locked} className="gh:absolute gh:end-4 gh:top-4" />
            </ModalContent>
          )}
        </div>
      </Backdrop>
    </Modal>
  );
}

/** Renders the button row of a dialog. */
export function DialogFooter({ className, ...props }: ComponentPropsWithoutRef<'footer'>) {
  return (
    <footer
      data-slot="dialog-footer"
      className={cn('gh:flex gh:flex-col-reverse gh:gap-2 gh:pt-1 gh:sm:flex-row gh:sm:justify-end', className)}
      {...props}
    />
  );
}
