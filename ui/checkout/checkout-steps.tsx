'use client';
import { featureName, formatMoney } from '@gatehouse/sdk/billing';
import { type CheckoutContext, endsTrial, needsCard } from '@gatehouse/sdk/flows/checkout';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { type RefObject, useState } from 'react';
import { Alert } from '../kit/alert';
import { Button } from '../kit/button';
import { DialogClose, DialogFooter } from '../kit/dialog';
import { Skeleton } from '../kit/skeleton';
import { VisuallyHidden } from '../kit/visually-hidden';
import { useTexts } from '../react/texts';
import { cardError } from './card-error';
import type { CardForm, OpenCardForm } from './card-form';
import { CardFrame } from './card-frame';
import { useCheckoutTexts } from './texts';
import { type Checkout, useFeatureChanges } from './use-checkout';

interface CheckoutStepsProps extends Checkout {
  form: RefObject<CardForm | undefined>;
  open: OpenCardForm;
}

/** What stands in the checkout at each of its steps; the card form stays while it is paid and after a failure. */
export function CheckoutSteps({ state, send, form, open }: CheckoutStepsProps) {
  const texts = useCheckoutTexts();
  const common = useTexts();
  const { step, context, error } = state;
  const [wantsNewCard, setWantsNewCard] = useState(false);
  const isPaying = step === 'loading' || step === 'fetching';
  const message = error && cardError(error, texts.card.errors, common);

  if (step === 'confirmed') {
    return (
      <>
        <Alert tone="success" title={texts.confirmed(context.plan?.name ?? '')}>
          {error && texts.reloadFailed}
        </Alert>
        <DialogFooter>
          <DialogClose variant="primary">{common.kit.done}</DialogClose>
        </DialogFooter>
      </>
    );
  }
  // Before the plan is known there is nothing to decide: it could not be read.
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
        <VisuallyHidden role="status">{common.kit.loading}</VisuallyHidden>
        <Skeleton className="gh:h-6 gh:w-40" />
        <Skeleton className="gh:h-control" />
        <Skeleton className="gh:h-control" />
      </div>
    );
  }
  const newCard = wantsNewCard || context.newCard === true;
  const takesCard = needsCard({ billing: context.billing, newCard });
  return (
    <>
      <Order context={context} />
      <section aria-label={texts.payment} className="gh:grid gh:gap-3">
        <h3 className="gh:text-sm gh:font-medium">{texts.payment}</h3>
        {context.billing?.paymentMethod && !takesCard && (
          <p className="gh:flex gh:flex-wrap gh:items-center gh:justify-between gh:gap-2 gh:text-sm">
            <bdi dir="ltr">
              {texts.card.known(context.billing.paymentMethod.brand ?? '', context.billing.paymentMethod.last4 ?? '')}
            </bdi>
            <Button variant="link" size="sm" disabled={isPaying} onClick={() => setWantsNewCard(true)}>
              {texts.card.other}
            </Button>
          </p>
        )}
        {takesCard && context.publishableKey && (
          <CardFrame publishableKey={context.publishableKey} open={open} form={form} />
        )}
      </section>
      <div role="alert">{message && <Alert tone="danger">{message}</Alert>}</div>
      <DialogFooter>
        {step === 'error' && (
          <Button variant="ghost" className="gh:sm:me-auto" onClick={() => send('back')}>
            {texts.back}
          </Button>
        )}
        <DialogClose disabled={isPaying}>{common.kit.cancel}</DialogClose>
        <Button
          loading={isPaying}
          onClick={() => (step === 'error' ? send('retry') : send('confirm', { newCard: takesCard && newCard }))}
        >
          {step === 'error' ? common.kit.retry : texts.confirm}
        </Button>
      </DialogFooter>
    </>
  );
}

function Order({ context }: { context: CheckoutContext }) {
  const texts = useCheckoutTexts();
  const { language } = useTexts();
  const changes = useFeatureChanges(context);
  const { plan, billing } = context;
  if (!plan) return null;
  const money = (amount: number) => formatMoney(amount, plan.currency, language);
  const price = plan.price ?? 0;
  const paysNow = billing?.subscription?.status === 'ACTIVE' ? (billing.plan?.price ?? 0) : 0;
  const today =
    endsTrial(context) || price <= paysNow
      ? texts.nothingToday
      : (paysNow > 0 ? texts.atMost : texts.exactly)(money(price));
  return (
    <div className="gh:grid gh:gap-4">
      <dl className="gh:grid gh:gap-2 gh:rounded gh:border gh:border-line gh:p-4 gh:text-sm">
        <Line label={plan.name ?? ''} value={texts.perMonth(money(price))} />
        <Line label={texts.dueToday} value={today} isStrong />
      </dl>
      {paysNow > 0 && price > paysNow && <p className="gh:text-xs gh:text-subtle">{texts.credit}</p>}
      {changes && changes.won.length + changes.lost.length > 0 && (
        <ul aria-label={texts.changes} className="gh:grid gh:gap-1.5 gh:text-sm">
          {changes.won.map((id) => (
            <li key={id} className="gh:flex gh:items-center gh:gap-2">
              <Check aria-hidden className="gh:size-4 gh:shrink-0 gh:text-success" />
              <span>{texts.won(featureName(id))}</span>
            </li>
          ))}
          {changes.lost.map((id) => (
            <li key={id} className="gh:flex gh:items-center gh:gap-2">
              <Minus aria-hidden className="gh:size-4 gh:shrink-0 gh:text-danger" />
              <span>{texts.lost(featureName(id))}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Line({ label, value, isStrong = false }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <div
      className={
        isStrong ? 'gh:flex gh:justify-between gh:gap-4 gh:font-medium' : 'gh:flex gh:justify-between gh:gap-4'
      }
    >
      <dt>{label}</dt>
      <dd className="gh:tabular-nums">{value}</dd>
    </div>
  );
}
