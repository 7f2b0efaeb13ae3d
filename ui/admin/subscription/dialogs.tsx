'use client';
import * as billing from '@gatehouse/sdk/billing';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { CardDialog } from '../../checkout/card-dialog';
import { useCardForm } from '../../checkout/card-form-context';
import { CheckoutDialog } from '../../checkout/checkout-dialog';
import { useFeatureChanges } from '../../checkout/use-checkout';
import { useToast } from '../../kit/feedback/toast';
import { useCapability } from '../../react/capability';
import { useUser } from '../../react/session';
import { featureName } from '../../react/texts';
import { ConfirmDialog } from '../archetypes/form/confirm-dialog';
import { useFormats } from '../archetypes/formats/formats';
import type { TaskProps } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';
import { DetailsSheet } from './details-sheet';
import { PlansDialog } from './plans-dialog';
import type { BillingTask } from './task';

interface BillingDialogsProps extends TaskProps<BillingTask> {
  overview: billing.BillingOverview;
  start: (task: BillingTask) => void;
}

/** Renders the billing dialogs: select and pay for a plan, cancel, keep, replace the card, billing details. */
export default function BillingDialogs({ task, onClose, overview, start }: BillingDialogsProps) {
  const texts = useAdminTexts('subscription');
  const { date } = useFormats();
  const toaster = useToast();
  const client = useQueryClient();
  const openCardForm = useCardForm();
  const { cancel, renew, overview: ofBilling } = useCapability(billing);
  const tenantId = useUser()?.tenantId;
  const isTrialEnded = useRef(false);
  const end = overview.subscription?.currentPeriodEnd;
  const endDate = end ? date(end) : '';
  // The second part of the key is the capability, so all of its queries are invalidated.
  const refresh = () => void client.invalidateQueries({ queryKey: ofBilling({ tenantId: '' }).queryKey.slice(0, 2) });
  return (
    <>
      <PlansDialog open={task?.do === 'choose'} onClose={onClose} overview={overview} start={start} />
      <CheckoutDialog
        planId={task?.do === 'checkout' ? task.planId : undefined}
        onClose={() => {
          onClose();
          // A card may have been replaced even if the plan did not change.
          if (!isTrialEnded.current) refresh();
          isTrialEnded.current = false;
        }}
        onConfirmed={(trialEnded) => {
          isTrialEnded.current = trialEnded !== undefined;
          // Refetched, it could be the trial again.
          if (trialEnded) client.setQueryData(ofBilling({ tenantId }).queryKey, trialEnded);
          else refresh();
        }}
        openCardForm={openCardForm}
      />
      <CardDialog
        paymentMethodId={task?.do === 'card' ? task.method.id : undefined}
        title={texts.cardTitle}
        text={texts.cardText}
        confirmLabel={texts.cardConfirm}
        onClose={onClose}
        onSaved={() => {
          toaster.success(texts.cardSaved);
          refresh();
        }}
        openCardForm={openCardForm}
      />
      <DetailsSheet method={task?.do === 'details' ? task.method : undefined} onClose={onClose} />
      <ConfirmDialog
        item={task?.do === 'cancel' ? overview : undefined}
        onClose={onClose}
        title={() => texts.cancelTitle}
        description={() => (
          <>
            <p>{texts.cancelText(endDate)}</p>
            <Losing overview={overview} />
          </>
        )}
        cancelLabel={texts.renew}
        confirmLabel={texts.cancelConfirm}
        mutation={cancel()}
        toVariables={(state) => state}
        toast={() => texts.canceled}
      />
      <ConfirmDialog
        item={task?.do === 'renew' ? overview : undefined}
        onClose={onClose}
        tone="primary"
        title={() => texts.renewTitle}
        description={texts.renewText(endDate)}
        cancelLabel={texts.notNow}
        confirmLabel={texts.renew}
        mutation={renew()}
        toVariables={(state) => state}
        toast={() => texts.renewed}
      />
    </>
  );
}

/** Renders the features that end with the plan, if the entitlements name their plan. */
function Losing({ overview }: { overview: billing.BillingOverview }) {
  const texts = useAdminTexts('subscription');
  const { names } = useAdminTexts('frame');
  const changes = useFeatureChanges({ billing: overview, planId: overview.summary.defaultPlanId ?? '' });
  if (!changes || changes.lost.length === 0) return null;
  return (
    <div className="gh:mt-3 gh:grid gh:gap-1">
      <p id="gh-losing">{texts.losing}</p>
      <ul aria-labelledby="gh-losing" className="gh:list-disc gh:ps-5">
        {changes.lost.map((id) => (
          <li key={id}>{featureName(id, names.features)}</li>
        ))}
      </ul>
    </div>
  );
}
