'use client';
import { formatMoney } from '@gatehouse/sdk/billing';
import { type CheckoutContext, endsTrial } from '@gatehouse/sdk/flows/checkout';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { featureName } from '../react/feature-name';
import { useTexts } from '../react/texts';
import { useCheckoutTexts } from './texts';
import { useFeatureChanges } from './use-checkout';

/** Renders the order: the plan, the amount due today, and gained and lost features. */
export function CheckoutOrder({ context }: { context: CheckoutContext }) {
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
