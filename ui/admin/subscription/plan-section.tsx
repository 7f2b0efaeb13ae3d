'use client';
import * as billing from '@gatehouse/sdk/billing';
import * as entitlements from '@gatehouse/sdk/entitlements';
import { useQuery } from '@tanstack/react-query';
import CreditCard from 'lucide-react/icons/credit-card';
import { Button } from '../../kit/button/button';
import { Badge, type BadgeProps } from '../../kit/display/badge';
import { EmptyState } from '../../kit/feedback/empty-state';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { useTexts } from '../../react/texts';
import { useFormats } from '../archetypes/formats/formats';
import { SectionShell } from '../archetypes/settings/section-shell';
import { useAdminTexts } from '../texts';
import { Included } from './included';
import { planState } from './plan-state';
import type { SectionProps } from './task';

const tones: Readonly<Record<billing.SubscriptionStatus, BadgeProps['tone']>> = {
  ACTIVE: 'success',
  TRIALING: 'info',
  INCOMPLETE: 'danger',
  CANCELED: 'neutral',
  EXPIRED: 'neutral',
};

/** Renders the plan, its price, and its next change in a sentence. */
export function PlanSection({ source, mayChange, start }: SectionProps) {
  const texts = useAdminTexts('subscription');
  const { data: rules } = useQuery(useCapability(billing).vendorRules());
  const { data } = source;
  const features = useQuery(useCapability(entitlements).load());
  const included = features.data && data?.plan ? billing.featuresOf(features.data.features, data.plan.id) : [];
  const mayCancel = mayChange && data && billing.mayCancel(data) && rules?.allowPlanCancellation;
  const mayRenew = mayChange && data && billing.mayRenew(data) && data.subscription?.status === 'ACTIVE';
  return (
    // The features do not push the buttons down.
    <SectionShell title={texts.plan} source={features.isLoading ? { ...source, data: undefined } : source} wide>
      {(overview) => (
        <>
          <div className="gh:grid gh:gap-4 gh:@md:grid-cols-2">
            <Plan overview={overview} />
            <Included label={texts.includes(overview.plan?.name ?? '')} ids={included} />
          </div>
          {mayChange && overview.subscription && (
            <div className="gh:flex gh:flex-wrap gh:gap-2">
              <Button size="sm" onClick={() => start({ do: 'choose' })}>
                {texts.choose}
              </Button>
              {mayRenew && (
                <Button size="sm" variant="secondary" onClick={() => start({ do: 'renew' })}>
                  {texts.renew}
                </Button>
              )}
              {mayCancel && (
                <Button size="sm" variant="ghost" onClick={() => start({ do: 'cancel' })}>
                  {texts.cancel}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </SectionShell>
  );
}

function Plan({ overview }: { overview: billing.BillingOverview }) {
  const texts = useAdminTexts('subscription');
  const { language } = useTexts();
  const { date, timeZone } = useFormats();
  const identity = useIdentity();
  const state = planState(overview, identity.environment.now(), timeZone);
  const { plan, subscription } = overview;
  if (state.kind === 'none') {
    return <EmptyState icon={<CreditCard />} title={texts.noPlanTitle} description={texts.noPlan} />;
  }
  const price = plan?.price === undefined ? undefined : billing.formatMoney(plan.price, plan.currency, language);
  const charge = plan?.price ? price : undefined;
  const sentences = {
    external: () => texts.external(identity.appName ?? texts.vendor),
    incomplete: () => texts.incomplete,
    ended: () => texts.ended,
    ends: (on: string) => texts.endsOn(on),
    renews: (on: string) => (charge ? texts.nextCharge(charge, on) : texts.renewsOn(on)),
    trial: (on: string) => {
      const days = 'days' in state ? state.days : 0;
      const isCharged = charge && overview.paymentMethod && !subscription?.cancellation;
      return isCharged ? texts.trialCharge(days, on, charge) : texts.trialLeft(days, on);
    },
  };
  return (
    <div className="gh:grid gh:gap-2">
      <div className="gh:flex gh:flex-wrap gh:items-center gh:gap-x-3 gh:gap-y-1">
        <p className="gh:text-lg gh:font-medium gh:wrap-anywhere">{plan?.name ?? '–'}</p>
        {subscription && (
          <Badge tone={state.kind === 'ends' ? 'warning' : tones[subscription.status]}>
            {state.kind === 'ends' ? texts.ending : texts.statuses[subscription.status]}
          </Badge>
        )}
      </div>
      {price && <p className="gh:text-sm gh:tabular-nums">{texts.perMonth(price)}</p>}
      <p className="gh:text-sm gh:text-subtle">{sentences[state.kind]('date' in state ? date(state.date) : '')}</p>
    </div>
  );
}
