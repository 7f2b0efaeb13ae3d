'use client';
import { readCardProvider } from '@gatehouse/sdk/billing';
import { contract as billing } from '@gatehouse/sdk/contracts/billing';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../kit/alert';
import { Button } from '../kit/button';
import { Dialog, DialogClose, DialogFooter } from '../kit/dialog';
import { Skeleton } from '../kit/skeleton';
import { useIdentity } from '../react/identity';
import { useTexts } from '../react/texts';
import { cardError } from './card-error';
import type { CardForm, OpenCardForm } from './card-form';
import { CardFrame } from './card-frame';
import { openCardForm } from './open-card-form';
import { CheckoutTextsProvider, useCheckoutTexts } from './texts';

interface CardDialogProps {
  /** The payment method that the card replaces; the dialog is open while there is one. */
  paymentMethodId: string | undefined;
  title: string;
  text: string;
  confirmLabel: string;
  onClose: () => void;
  onSaved: () => void;
  /** Opens the card form. Default: that of the vendor's card provider. */
  openCardForm?: OpenCardForm;
}

/** Takes a card in place of the one that is charged. */
export function CardDialog({ paymentMethodId, ...props }: CardDialogProps) {
  if (paymentMethodId === undefined) return null;
  return (
    <CheckoutTextsProvider>
      <OpenDialog paymentMethodId={paymentMethodId} {...props} />
    </CheckoutTextsProvider>
  );
}

interface Start {
  publishableKey?: string;
  error?: unknown;
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
  const { card: words } = useCheckoutTexts();
  const texts = useTexts();
  const identity = useIdentity();
  const form = useRef<CardForm>(undefined);
  const [start, setStart] = useState<Start>({});
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    let isOn = true;
    readCardProvider(identity.call(billing)).then(
      ({ publishableKey }) => isOn && setStart({ publishableKey }),
      (failure: unknown) => isOn && setStart({ error: failure }),
    );
    return () => {
      isOn = false;
    };
  }, [identity]);

  const save = async () => {
    if (isBusy || !form.current) return;
    setIsBusy(true);
    setError(undefined);
    try {
      const { setupIntentSecret } = await identity.call(billing).createSetupIntent({ paymentMethodId });
      await form.current.confirm(setupIntentSecret ?? '');
      onSaved();
      onClose();
    } catch (thrown) {
      setError(thrown);
    } finally {
      setIsBusy(false);
    }
  };
  const shown = start.error ?? error;
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={title} description={text} sticky locked={isBusy}>
      {start.publishableKey ? (
        <CardFrame publishableKey={start.publishableKey} open={open} form={form} />
      ) : (
        !start.error && <Skeleton className="gh:h-control" />
      )}
      <div role="alert">
        {shown !== undefined && <Alert tone="danger">{cardError(shown, words.errors, texts)}</Alert>}
      </div>
      <DialogFooter>
        <DialogClose disabled={isBusy}>{texts.kit.cancel}</DialogClose>
        <Button
          loading={isBusy}
          disabledReason={start.publishableKey ? undefined : texts.kit.loading}
          onClick={() => void save()}
        >
          {confirmLabel}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
