export { formatMoney, fromMinorUnits } from '../../capabilities/billing/money';
export { type FeatureChanges, type FeaturePlans, featureChanges } from '../../capabilities/billing/plan-change';
export type { PlanCharge } from '../../capabilities/billing/plan-charge';
export { type CheckoutIdentity, checkoutDeps } from './deps';
export {
  type BillingState,
  type CheckoutAccount,
  type CheckoutContext,
  type CheckoutDeps,
  type CheckoutStep,
  chargeToday,
  checkoutFlow,
  endsTrial,
  needsCard,
} from './flow';
