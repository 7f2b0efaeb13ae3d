/** What a card form is opened with. */
export interface CardFormOptions {
  /** Where the form goes. */
  element: HTMLElement;
  /** The vendor's key at the card provider. */
  publishableKey: string;
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  language: string;
  /** Words for forms that do not bring their own. */
  texts: CardFormTexts;
}

/** Words of a card form. */
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
  offline: string;
  /** By error code. */
  errors: Readonly<Record<string, string>>;
}

/** A form for a card, in a frame of the card provider: what is typed never reaches this page. */
export interface CardForm {
  /**
   * Takes the card that was entered.
   * @returns the id of the payment method, where the card provider names one.
   * @throws IdentityError with the card provider's reason.
   */
  confirm(setupIntentSecret: string): Promise<string | undefined>;
  remove(): void;
}

/** Opens a card form. */
export type OpenCardForm = (options: CardFormOptions) => Promise<CardForm>;
