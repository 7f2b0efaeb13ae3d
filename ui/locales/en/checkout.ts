import type { Widen } from '../widen';

/** Names of features by id. One that is not listed is named by its id, as words; a host extends them by its own. */
const features: Readonly<Record<string, string>> = {};

/** Texts of the checkout. */
export const texts = {
  title: 'Change plan',
  loading: 'Loading your plan…',
  text: (plan: string) => `Your account moves to the ${plan} plan.`,
  continued: (plan: string) => `The ${plan} plan continues after your trial.`,
  perMonth: (price: string) => `${price} per month`,
  dueToday: 'Due today',
  nothingToday: 'Nothing',
  credit: (days: number, plan: string) =>
    days === 1 ? `Credit for 1 unused day of ${plan}` : `Credit for ${days} unused days of ${plan}`,
  later: 'The new price applies from your next charge on.',
  endsPaid: 'The plan changes when you confirm. You are not charged again; days already paid are not credited.',
  changes: 'What changes',
  won: (feature: string) => `You get: ${feature}`,
  lost: (feature: string) => `You lose: ${feature}`,
  features,
  payment: 'Payment method',
  confirm: 'Confirm',
  confirmAndPay: 'Confirm and pay',
  back: 'Back',
  confirmedTitle: 'Plan changed',
  confirmed: (plan: string) => `Your account is on the ${plan} plan.`,
  continuedTitle: 'Your plan continues',
  reloadFailed: 'Your plan has changed, but the page could not be refreshed. Reload it to see your new plan.',
  card: {
    known: (brand: string, last4: string) => `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${last4}`,
    other: 'Use another card',
    use: (card: string) => `Use ${card}`,
    taken: 'Your new card',
    waiting: 'Loading the card form…',
    failed: 'The card form could not be opened',
    number: 'Card number',
    expiry: 'Expiry',
    cvc: 'Security code',
    numberWrong: 'Enter the number on your card.',
    expiryWrong: 'Enter the expiry as MM / YY.',
    cvcWrong: 'Enter the three or four digits of the security code.',
    ask: 'Your bank asks you to approve this card.',
    approve: 'Approve',
    decline: 'Decline',
    timeout: 'Do not answer',
    testOnly: 'Test mode: only test cards work, such as 4242 4242 4242 4242.',
    errors: {
      'card-unreachable': 'The card provider cannot be reached. Check your connection and try again.',
      'card-not-approved': 'Your bank did not approve this card. Try again or use another card.',
      'card-provider-failed': 'The card provider could not take your card. Try again later.',
      'card-declined': 'Your card was declined. You were not charged. Try another card.',
      'card-expired': 'This card has expired. Use another card.',
      'card-unknown': 'This is not a test card. Use one such as 4242 4242 4242 4242.',
      'card-timeout': 'Your bank did not answer in time. You were not charged. Try again.',
      'card-setup-ended': 'This form has expired. Try again, then confirm once more.',
      'invalid-card': 'Check your card: a value is missing or incorrect.',
    },
  },
};

export type CheckoutTexts = Widen<typeof texts>;
