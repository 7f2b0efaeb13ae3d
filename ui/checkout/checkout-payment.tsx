'use client';
import type { PaymentMethod } from '@gatehouse/sdk/billing';
import type { CheckoutContext } from '@gatehouse/sdk/flows/checkout';
import type { RefObject } from 'react';
import { Button } from '../kit/button/button';
import type { CardForm, OpenCardForm } from './card-form';
import { CardFrame } from './card-frame';
import { useCheckoutTexts } from './texts';
import { useTakenCard } from './use-checkout';

interface CheckoutPaymentProps {
  context: CheckoutContext;
  /** Whether a card must be entered. */
  entersCard: boolean;
  isPaying: boolean;
  /** Called with whether to pay with a new card. */
  onChoose: (newCard: boolean) => void;
  onOpenChange: (isOpen: boolean) => void;
  form: RefObject<CardForm | undefined>;
  open: OpenCardForm;
}

/** Renders the payment card: the stored one, the one just added, or the form for a new one. */
export function CheckoutPayment({
  context,
  entersCard,
  isPaying,
  onChoose,
  onOpenChange,
  form,
  open,
}: CheckoutPaymentProps) {
  const texts = useCheckoutTexts();
  const { billing, publishableKey, takenCard } = context;
  const taken = useTakenCard(takenCard);
  const stored = billing?.paymentMethod;
  const nameOf = ({ brand, last4 }: Pick<PaymentMethod, 'brand' | 'last4'>) =>
    texts.card.known(brand ?? '', last4 ?? '');
  const paying = takenCard === undefined ? stored : taken;
  return (
    <section aria-label={texts.payment} className="gh:grid gh:gap-3 gh:text-sm">
      <h3 className="gh:font-medium">{texts.payment}</h3>
      {entersCard ? (
        publishableKey && (
          <CardFrame publishableKey={publishableKey} open={open} form={form} onOpenChange={onOpenChange} />
        )
      ) : (
        <p>{paying ? <bdi dir="ltr">{nameOf(paying)}</bdi> : texts.card.taken}</p>
      )}
      {(stored || takenCard) && (
        <Button
          variant="link"
          size="sm"
          className="gh:justify-self-start"
          disabled={isPaying}
          onClick={() => onChoose(!entersCard)}
        >
          {entersCard && stored ? texts.card.use(nameOf(stored)) : texts.card.other}
        </Button>
      )}
    </section>
  );
}
