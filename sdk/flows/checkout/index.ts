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
