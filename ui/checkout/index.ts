export type { CardForm, CardFormOptions, CardFormTexts, OpenCardForm } from './card-form';
export { CheckoutDialog, type CheckoutDialogProps } from './checkout-dialog';
