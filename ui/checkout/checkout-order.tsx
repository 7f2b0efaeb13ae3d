'use client';
import { type CheckoutContext, formatMoney, fromMinorUnits, type PlanCharge } from '@gatehouse/sdk/flows/checkout';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { featureName, useTexts } from '../react/texts';
import { useCheckoutTexts } from './texts';
import { useFeatureChanges } from './use-checkout';

interface CheckoutOrderProps {
  context: CheckoutContext;
  charge: PlanCharge | undefined;
}

/** Renders the order: the plan, what is credited, the amount due today, and gained and lost features. */
export function CheckoutOrder({ context, charge }: CheckoutOrderProps) {
  const texts = useCheckoutTexts();
  const { language } = useTexts();
  const changes = useFeatureChanges(context);
  const { plan, billing } = context;
  if (!plan || !charge) return null;
  const money = (amount: number) => formatMoney(amount, plan.currency, language);
  const { due, credit, days } = charge;
  const isLater = due === 0 && credit === 0 && (plan.price ?? 0) > 0;
  const endsPaid = plan.price === 0 && billing?.subscription?.status === 'ACTIVE' && (billing.plan?.price ?? 0) > 0;
  return (
    <div className="gh:grid gh:gap-4">
      <dl className="gh:grid gh:gap-2 gh:rounded gh:border gh:border-line gh:p-4 gh:text-sm">
        <Line label={plan.name ?? ''} value={texts.perMonth(money(plan.price ?? 0))} />
        {credit > 0 && (
          <Line label={texts.credit(days, billing?.plan?.name ?? '')} value={money(-fromMinorUnits(credit))} />
        )}
        <Line label={texts.dueToday} value={due > 0 ? money(fromMinorUnits(due)) : texts.nothingToday} isStrong />
      </dl>
      {(isLater || endsPaid) && <p className="gh:text-sm gh:text-subtle">{isLater ? texts.later : texts.endsPaid}</p>}
      {changes && changes.gained.length + changes.lost.length > 0 && (
        <ul aria-label={texts.changes} className="gh:grid gh:gap-1.5 gh:text-sm">
          {changes.gained.map((id) => (
            <li key={id} className="gh:flex gh:items-center gh:gap-2">
              <Check aria-hidden className="gh:size-4 gh:shrink-0 gh:text-success" />
              <span>{texts.won(featureName(id, texts.features))}</span>
            </li>
          ))}
          {changes.lost.map((id) => (
            <li key={id} className="gh:flex gh:items-center gh:gap-2">
              <Minus aria-hidden className="gh:size-4 gh:shrink-0 gh:text-danger" />
              <span>{texts.lost(featureName(id, texts.features))}</span>
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
      <dd className="gh:text-end gh:tabular-nums">{value}</dd>
    </div>
  );
}
