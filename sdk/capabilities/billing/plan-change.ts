import type { Api, CallOptions } from '../../core/api';
import type { contract } from './contract';
import { type ChangeableBilling, changeable } from './subscription-rules';

/** A plan and the payment method for it. */
export interface PlanChange {
  billing: ChangeableBilling;
  planId: string;
  paymentMethodId: string;
}

/**
 * Moves a subscription to a plan.
 * @throws IdentityError `externally-managed` or `subscription-not-found`.
 */
export const changePlan = async (
  api: Pick<Api<typeof contract>, 'updateManagedSubscription' | 'updateSubscription'>,
  { billing, planId, paymentMethodId }: PlanChange,
  options?: CallOptions,
): Promise<void> => {
  const { id: subscriptionId, managed } = changeable(billing);
  const update = managed ? api.updateManagedSubscription : api.updateSubscription;
  await update({ subscriptionId, planId, paymentMethodId }, options);
};
