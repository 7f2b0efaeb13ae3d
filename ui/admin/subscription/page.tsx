'use client';
import * as billing from '@gatehouse/sdk/billing';
import { useQuery } from '@tanstack/react-query';
import { useCapability } from '../../react/capability';
import { lazyPart } from '../../react/lazy-part';
import { useUser } from '../../react/session';
import type { PageProps } from '../archetypes/page/page-props';
import { Tasks, useTask } from '../archetypes/page/tasks';
import { useRights } from '../archetypes/page/use-rights';
import { SettingsPage } from '../archetypes/settings/settings-page';
import { useAdminTexts } from '../texts';
import { FormerSection } from './former-section';
import { Invoices } from './invoices';
import { PaymentSection } from './payment-section';
import { PlanSection } from './plan-section';
import type { BillingTask } from './task';

const dialogs = lazyPart(() => import('./dialogs'));

/** Renders plan, payment method and invoices of the account. */
export default function SubscriptionPage({ page, title }: PageProps) {
  const texts = useAdminTexts('subscription');
  const may = useRights('subscription');
  const { overview } = useCapability(billing);
  const source = useQuery(overview({ tenantId: useUser()?.tenantId }));
  const tasks = useTask<BillingTask>();
  const mayChange = may.write && source.data?.externallyManaged === false;
  const shared = { source, mayChange, start: tasks.start };
  return (
    <SettingsPage
      page={page}
      title={title}
      description={texts.text}
      isReadOnly={!may.write}
      tabs={[
        {
          path: 'overview',
          title: texts.plan,
          content: (
            <>
              {/* Both rows of buttons end their cards. */}
              <div className="gh:grid gh:grid-cols-1 gh:gap-5 gh:@md:auto-cols-fr gh:@md:grid-flow-col gh:[&>section]:grid-rows-[auto_1fr] gh:[&>section>div]:content-between">
                <PlanSection {...shared} />
                <PaymentSection {...shared} />
              </div>
              <Invoices page={page} />
              <FormerSection />
            </>
          ),
        },
      ]}
    >
      <Tasks part={dialogs} of={tasks}>
        {(Dialogs, state) => source.data && <Dialogs {...state} overview={source.data} start={tasks.start} />}
      </Tasks>
    </SettingsPage>
  );
}
