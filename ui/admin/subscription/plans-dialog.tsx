'use client';
import * as billing from '@gatehouse/sdk/billing';
import { useQuery } from '@tanstack/react-query';
import { useFeaturePlans } from '../../checkout/use-checkout';
import { Button } from '../../kit/button/button';
import { Badge } from '../../kit/display/badge';
import { LoadAlert } from '../../kit/feedback/load-alert';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Dialog } from '../../kit/overlay/dialog';
import { useCapability } from '../../react/capability';
import { useTexts } from '../../react/texts';
import { useAdminTexts } from '../texts';
import { Included } from './included';
import { isCheaper, mayChoose } from './plan-state';
import type { BillingTask } from './task';

interface PlansDialogProps {
  open: boolean;
  onClose: () => void;
  overview: billing.BillingOverview;
  start: (task: BillingTask) => void;
}

/** Renders the plans side by side. */
export function PlansDialog({ open, onClose, ...props }: PlansDialogProps) {
  const texts = useAdminTexts('subscription');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={texts.plansTitle}
      description={texts.plansText}
      size="lg"
    >
      <Plans {...props} />
    </Dialog>
  );
}

function Plans({ overview, start }: Pick<PlansDialogProps, 'overview' | 'start'>) {
  const texts = useAdminTexts('subscription');
  const { language } = useTexts();
  const { plans, vendorRules } = useCapability(billing);
  const listed = useQuery(plans());
  const { data: rules } = useQuery(vendorRules());
  const features = useFeaturePlans();
  const { subscription } = overview;
  const current = subscription?.status === 'ACTIVE' ? overview.plan : undefined;
  const tried = subscription?.status === 'TRIALING' ? overview.plan : undefined;
  if (listed.error && !listed.data) {
    return <LoadAlert error={listed.error} onRetry={listed.refetch} />;
  }
  if (!listed.data) return <Skeleton className="gh:h-40" />;
  return (
    <ul className="gh:grid gh:gap-3 gh:sm:grid-cols-3">
      {listed.data.map((plan) => {
        const isOpen = mayChoose(current, plan, rules?.allowPlanDowngrade ?? true);
        return (
          <li key={plan.id} className="gh:flex gh:flex-col gh:gap-2 gh:rounded-lg gh:border gh:border-line gh:p-4">
            <h3 className="gh:flex gh:flex-wrap gh:items-center gh:gap-2 gh:font-medium gh:wrap-anywhere">
              {plan.name}
              {plan.id === current?.id && <Badge>{texts.current}</Badge>}
              {plan.id === tried?.id && <Badge tone="info">{texts.statuses.TRIALING}</Badge>}
            </h3>
            {plan.price !== undefined && (
              <p className="gh:text-sm gh:tabular-nums">
                {texts.perMonth(billing.formatMoney(plan.price, plan.currency, language))}
              </p>
            )}
            {plan.description && <p className="gh:text-sm gh:text-subtle">{plan.description}</p>}
            <div className="gh:flex-1 gh:pb-2">
              <Included
                label={texts.includes(plan.name ?? '')}
                ids={features ? billing.featuresOf(features, plan.id) : []}
              />
            </div>
            {plan.id !== current?.id &&
              (isOpen ? (
                <Button
                  size="sm"
                  variant={isCheaper(plan, current) ? 'secondary' : 'primary'}
                  className="gh:h-auto gh:min-h-8 gh:py-1 gh:wrap-anywhere gh:whitespace-normal"
                  onClick={() => start({ do: 'checkout', planId: plan.id })}
                >
                  {(plan.id === tried?.id ? texts.keepTried : texts.select)(plan.name ?? '')}
                </Button>
              ) : (
                <p className="gh:text-xs gh:text-subtle">{texts.downgradeOff}</p>
              ))}
          </li>
        );
      })}
    </ul>
  );
}
