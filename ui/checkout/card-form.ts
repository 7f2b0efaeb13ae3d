/** Options of a card form. */
export interface CardFormOptions {
  /** Container of the form. */
  element: HTMLElement;
  /** The vendor's key at the card provider. */
  publishableKey: string;
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  language: string;
  /** Texts for forms without their own. */
  texts: CardFormTexts;
  /** Aborts opening and removes the form. */
  signal: AbortSignal;
}

/** Texts of a card form, serializable for a frame. */
export interface CardFormTexts {
  number: string;
  expiry: string;
  cvc: string;
  numberWrong: string;
  expiryWrong: string;
  cvcWrong: string;
  ask: string;
  approve: string;
  decline: string;
  timeout: string;
  testOnly: string;
}

/** A form for a card, in a frame of the card provider: what is typed never reaches this page. */
export interface CardForm {
  /**
   * Confirms the entered card.
   * @returns the id of the payment method, where the card provider names one.
   * @throws IdentityError with the card provider's reason: `invalid-card` where the form itself says which value is
   * wrong, `card-setup-ended` where the secret is used up and another one is needed.
   */
  confirm(setupIntentSecret: string): Promise<string | undefined>;
  remove(): void;
}

/** Opens a card form. Enter in it submits the HTML form around its element. */
export type OpenCardForm = (options: CardFormOptions) => Promise<CardForm>;

/** Picks the words of a card form out of those of the checkout: functions cannot be sent to a frame. */
export const cardFormTexts = ({
  number,
  expiry,
  cvc,
  numberWrong,
  expiryWrong,
  cvcWrong,
  ask,
  approve,
  decline,
  timeout,
  testOnly,
}: CardFormTexts): CardFormTexts => ({
  number,
  expiry,
  cvc,
  numberWrong,
  expiryWrong,
  cvcWrong,
  ask,
  approve,
  decline,
  timeout,
  testOnly,
});
