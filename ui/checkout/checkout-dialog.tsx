'use client';
import type { BillingOverview } from '@gatehouse/sdk/billing';
import { endsTrial } from '@gatehouse/sdk/flows/checkout';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../kit/overlay/dialog';
import { useIdentity } from '../react/identity';
import type { CardForm, OpenCardForm } from './card-form';
import { CheckoutSteps } from './checkout-steps';
import { openCardForm } from './open-card-form';
import { CheckoutTextsProvider, useCheckoutTexts } from './texts';
import { useCheckout } from './use-checkout';

export interface CheckoutDialogProps {
  /** Plan to check out; the dialog is open while it is set. */
  planId: string | undefined;
  onClose: () => void;
  /**
   * Called once the plan has changed, while the dialog renders the confirmation. `trialEnded` is the billing state after
   * the end of a trial, which needs no call, so that the provider may still report the trial.
   */
  onConfirmed?: (trialEnded?: BillingOverview) => void;
  /** Opens the card form. Default: the form of the vendor's card provider. */
  openCardForm?: OpenCardForm;
}

/**
 * Renders the checkout, which changes the plan of the account and collects the card that pays for it.
 *
 * @example
 * <CheckoutDialog planId={chosen} onClose={() => setChosen(undefined)} />
 */
export function CheckoutDialog({ planId, ...props }: CheckoutDialogProps) {
  if (planId === undefined) return null;
  return (
    <CheckoutTextsProvider>
      <OpenDialog key={planId} planId={planId} {...props} />
    </CheckoutTextsProvider>
  );
}

function OpenDialog({
  planId,
  onClose,
  onConfirmed,
  openCardForm: open = openCardForm,
}: CheckoutDialogProps & { planId: string }) {
  const texts = useCheckoutTexts();
  const { session } = useIdentity();
  const form = useRef<CardForm>(undefined);
  const { state, send } = useCheckout(planId, form);
  const [isOpen, setIsOpen] = useState(true);
  const isConfirmed = state.step === 'confirmed';
  const isTrial = state.context.trialEnded || endsTrial(state.context);
  const confirm = () => onConfirmed?.(state.context.trialEnded ? state.context.billing : undefined);
  const latest = useRef(confirm);
  latest.current = confirm;

  useEffect(() => {
    if (!isConfirmed) return;
    latest.current();
    // The plan also changes the entitlements; a failed refetch does not undo the payment.
    session.refresh().catch(() => undefined);
  }, [isConfirmed, session]);

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => {
        setIsOpen(next);
        if (!next) onClose();
      }}
      title={isConfirmed ? (isTrial ? texts.continuedTitle : texts.confirmedTitle) : texts.title}
      description={
        state.context.plan?.name ? (isTrial ? texts.continued : texts.text)(state.context.plan.name) : texts.loading
      }
      sticky
      locked={state.step === 'loading'}
    >
      <CheckoutSteps state={state} send={send} form={form} open={open} />
    </Dialog>
  );
}
