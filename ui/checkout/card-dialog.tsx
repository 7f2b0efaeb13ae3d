'use client';
import { toIdentityError } from '@gatehouse/sdk';
import * as billing from '@gatehouse/sdk/billing';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../kit/button/button';
import { Alert } from '../kit/feedback/alert';
import { Skeleton } from '../kit/feedback/skeleton';
import { Dialog, DialogClose, DialogFooter } from '../kit/overlay/dialog';
import { useCapability } from '../react/capability';
import { useTexts } from '../react/texts';
import { cardError } from './card-error';
import type { CardForm, OpenCardForm } from './card-form';
import { CardFrame } from './card-frame';
import { openCardForm } from './open-card-form';
import { CheckoutTextsProvider, useCheckoutTexts } from './texts';

interface CardDialogProps {
  /** Payment method to replace; the dialog is open while it is set. */
  paymentMethodId: string | undefined;
  title: string;
  text: string;
  confirmLabel: string;
  onClose: () => void;
  onSaved: () => void;
  /** Opens the card form. Default: the form of the vendor's card provider. */
  openCardForm?: OpenCardForm;
}

/** Replaces the payment card of the account. */
export function CardDialog({ paymentMethodId, ...props }: CardDialogProps) {
  if (paymentMethodId === undefined) return null;
  return (
    <CheckoutTextsProvider>
      <OpenDialog paymentMethodId={paymentMethodId} {...props} />
    </CheckoutTextsProvider>
  );
}

function OpenDialog({
  paymentMethodId,
  title,
  text,
  confirmLabel,
  onClose,
  onSaved,
  openCardForm: open = openCardForm,
}: CardDialogProps & { paymentMethodId: string }) {
  const { card: cardTexts } = useCheckoutTexts();
  const texts = useTexts();
  const form = useRef<CardForm>(undefined);
  const { cardProvider, startCardSetup } = useCapability(billing);
  const provider = useQuery(cardProvider());
  const { mutateAsync: startSetup } = useMutation(startCardSetup());
  const [isBusy, setIsBusy] = useState(false);
  const [isFormOpen, setIsFormOpen] = useState(false);
  const [error, setError] = useState<unknown>();

  const save = async () => {
    if (isBusy || !form.current) return;
    setIsBusy(true);
    setError(undefined);
    try {
      // Each attempt needs a new secret, since a secret can be used once.
      const { setupIntentSecret } = await startSetup({ paymentMethodId });
      await form.current.confirm(setupIntentSecret);
      onSaved();
      onClose();
    } catch (thrown) {
      setError(thrown);
    } finally {
      setIsBusy(false);
    }
  };
  const publishableKey = provider.data?.publishableKey;
  const isUnavailable = provider.isError && !publishableKey;
  const visibleError = isUnavailable ? provider.error : error;
  // The form itself renders which of its values is invalid.
  const isFieldError = visibleError !== undefined && toIdentityError(visibleError).errorCode === 'invalid-card';
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={title} description={text} sticky locked={isBusy}>
      <form
        noValidate
        className="gh:contents"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {publishableKey ? (
          <CardFrame publishableKey={publishableKey} open={open} form={form} onOpenChange={setIsFormOpen} />
        ) : (
          !isUnavailable && <Skeleton className="gh:h-45" />
        )}
        <div role="alert">
          {visibleError !== undefined && !isFieldError && (
            <Alert tone="danger">{cardError(visibleError, cardTexts.errors, texts)}</Alert>
          )}
        </div>
        <DialogFooter>
          <DialogClose disabled={isBusy}>{texts.kit.cancel}</DialogClose>
          {isUnavailable ? (
            <Button loading={provider.isFetching} onClick={() => void provider.refetch()}>
              {texts.kit.retry}
            </Button>
          ) : (
            <Button type="submit" loading={isBusy} disabledReason={isFormOpen ? undefined : cardTexts.waiting}>
              {confirmLabel}
            </Button>
          )}
        </DialogFooter>
      </form>
    </Dialog>
  );
}
