/** Options of a card form. */
export interface CardFormOptions {
  /** Container of the form. */
  element: HTMLElement;
  /** The vendor's publishable key at the card provider. */
  publishableKey: string;
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  language: string;
  /** Texts for card forms that have none of their own. */
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

/** A card form in a frame of the card provider; the input never reaches this page. */
export interface CardForm {
  /**
   * Confirms the entered card.
   * @returns the id of the payment method, if the card provider returns one.
   * @throws IdentityError with the card provider's reason: `invalid-card` if the form itself renders which value is
   * invalid, `card-setup-ended` if the secret was used and a new one is needed.
   */
  confirm(setupIntentSecret: string): Promise<string | undefined>;
  remove(): void;
}

/** Opens a card form. Enter submits the HTML form around its element. */
export type OpenCardForm = (options: CardFormOptions) => Promise<CardForm>;

/** Returns the card form's texts without functions, which cannot be sent to a frame. */
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
