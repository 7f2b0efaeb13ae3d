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

/** The features of an account by id, each with the plans that include it. */
export type FeaturePlans = Readonly<Record<string, { planIds?: readonly string[] | undefined }>>;

/** How a change of plan affects features. */
export interface FeatureChanges {
  gained: string[];
  lost: string[];
}

/** Returns the ids of the features that a plan includes, sorted. */
export const featuresOf = (features: FeaturePlans, planId: string | undefined): string[] =>
  Object.entries(features)
    .filter(([, { planIds = [] }]) => planId !== undefined && planIds.includes(planId))
    .map(([id]) => id)
    .sort();

/**
 * Returns the features gained and lost by a change from one plan to another. Features outside of any plan, such as
 * direct grants, are in neither list.
 */
export const featureChanges = (
  features: FeaturePlans,
  from: string | undefined,
  to: string | undefined,
): FeatureChanges => {
  const before = featuresOf(features, from);
  const after = featuresOf(features, to);
  return {
    gained: after.filter((id) => !before.includes(id)),
    lost: before.filter((id) => !after.includes(id)),
  };
};
