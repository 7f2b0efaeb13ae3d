'use client';
import { chargeToday, needsCard } from '@gatehouse/sdk/flows/checkout';
import { type RefObject, useState } from 'react';
import { Button } from '../kit/button/button';
import { Alert } from '../kit/feedback/alert';
import { LoadingStatus } from '../kit/feedback/loading-status';
import { Skeleton } from '../kit/feedback/skeleton';
import { DialogClose, DialogFooter } from '../kit/overlay/dialog';
import { useIdentity } from '../react/identity';
import { useTexts } from '../react/texts';
import { cardError } from './card-error';
import type { CardForm, OpenCardForm } from './card-form';
import { CheckoutOrder } from './checkout-order';
import { CheckoutPayment } from './checkout-payment';
import { useCheckoutTexts } from './texts';
import type { Checkout } from './use-checkout';

interface CheckoutStepsProps extends Checkout {
  form: RefObject<CardForm | undefined>;
  open: OpenCardForm;
}

/** Renders each step of the checkout; the card form stays mounted during payment and after a failure. */
export function CheckoutSteps({ state, send, form, open }: CheckoutStepsProps) {
  const texts = useCheckoutTexts();
  const common = useTexts();
  const { environment } = useIdentity();
  const { step, context, error } = state;
  const [choice, setChoice] = useState<boolean>();
  const [isCardOpen, setIsCardOpen] = useState(false);
  const isPaying = step === 'loading' || step === 'fetching';
  const message = error && cardError(error, texts.card.errors, common);

  if (step === 'confirmed') {
    return (
      <>
        <Alert
          tone="success"
          title={(context.trialEnded ? texts.continued : texts.confirmed)(context.plan?.name ?? '')}
        >
          {error && texts.reloadFailed}
        </Alert>
        <DialogFooter>
          <DialogClose variant="primary">{common.kit.done}</DialogClose>
        </DialogFooter>
      </>
    );
  }
  // Loading the plan failed, so there is nothing to confirm.
  if (!context.plan) {
    return error ? (
      <>
        <div role="alert">
          <Alert tone="danger">{message}</Alert>
        </div>
        <DialogFooter>
          <DialogClose>{common.kit.cancel}</DialogClose>
          <Button onClick={() => send('retry')}>{common.kit.retry}</Button>
        </DialogFooter>
      </>
    ) : (
      <div className="gh:grid gh:gap-3">
        <LoadingStatus />
        <Skeleton className="gh:h-6 gh:w-40" />
        <Skeleton className="gh:h-control" />
        <Skeleton className="gh:h-control" />
      </div>
    );
  }
  const { billing, takenCard } = context;
  const charge = chargeToday(context, environment.now());
  const newCard = choice ?? context.newCard === true;
  const entersCard = needsCard({ billing, newCard }) && takenCard === undefined;
  // Nothing is charged, now or later; the update names the stored card.
  const costsNothing = context.plan.price === 0 && !entersCard && takenCard === undefined;
  const waitsForForm = entersCard && !isCardOpen;
  const pay = () => {
    if (isPaying || waitsForForm) return;
    void (step === 'error' ? send('retry') : send('confirm', { newCard: entersCard && newCard }));
  };
  return (
    <form
      noValidate
      className="gh:contents"
      onSubmit={(event) => {
        event.preventDefault();
        pay();
      }}
    >
      <CheckoutOrder context={context} charge={charge} />
      {!costsNothing && (
        <CheckoutPayment
          context={context}
          entersCard={entersCard}
          isPaying={isPaying}
          onChoose={(next) => {
            setChoice(next);
            if (step === 'error') void send('back');
          }}
          onOpenChange={setIsCardOpen}
          form={form}
          open={open}
        />
      )}
      <div role="alert">
        {/* The form says itself which of its values is wrong. */}
        {message && error.errorCode !== 'invalid-card' && <Alert tone="danger">{message}</Alert>}
      </div>
      <DialogFooter>
        {step === 'error' && (
          <Button variant="ghost" className="gh:sm:me-auto" onClick={() => send('back')}>
            {texts.back}
          </Button>
        )}
        <DialogClose disabled={isPaying}>{common.kit.cancel}</DialogClose>
        <Button
          type="submit"
          loading={isPaying}
          disabledReason={waitsForForm && !isPaying ? texts.card.waiting : undefined}
        >
          {step === 'error' ? common.kit.retry : charge?.due === 0 ? texts.confirm : texts.confirmAndPay}
        </Button>
      </DialogFooter>
    </form>
  );
}
