import { type EarlyErrorCode, type ErrorCode, earlyErrorTexts } from '@gatehouse/sdk';
import { kitTexts } from '../kit/english';
import type { admin } from './en/admin';
import type { CheckoutTexts } from './en/checkout';
import { common, providerErrors, statuses } from './en/common';
import type { FlowTexts } from './en/login';
import type { Widen } from './widen';

export type { FlowTexts } from './en/login';

/** English, and the type of the other languages. */
export const en = {
  language: 'en',
  direction: 'ltr' as const,
  common,
  kit: kitTexts,
  providerErrors,
  statuses,
  // The others carry their English text as message.
  errors: earlyErrorTexts,
  // The login box itself has them, so that its first screen does not wait.
  flows: 'english' as const,
  checkout: () => import('./en/checkout'),
  // Its loaders come with the administration, which a login has no need of.
  admin: 'english' as const,
};

type Loaded<Load extends () => Promise<{ texts: unknown }>> = Awaited<ReturnType<Load>>['texts'];
type TextsBy<Loaders extends Record<string, () => Promise<{ texts: unknown }>>> = {
  readonly [Part in keyof Loaders]: Widen<Loaded<Loaders[Part]>>;
};
type LoadersOf<Texts> = { readonly [Part in keyof Texts]: () => Promise<{ texts: Texts[Part] }> };

/** Texts of the administration by part: its frame, and each page. */
export type AdminTexts = TextsBy<typeof admin>;

/** Loads the texts of each part of the administration in one language. */
export type AdminTextLoaders = LoadersOf<AdminTexts>;

/** Texts of all errors that are raised in the browser: what a language has to have. */
export type ErrorTexts = Record<ErrorCode, string>;

/** All texts of one language; those of the login box, the checkout and the administration are loaded when needed. */
export type Texts = Widen<Omit<typeof en, 'direction' | 'errors' | 'flows' | 'checkout' | 'admin'>> & {
  direction: 'ltr' | 'rtl';
  errors: Record<EarlyErrorCode, string> & Partial<ErrorTexts>;
  /** Loads the texts of the login box, which a user who is signed in does not need; `'english'` where the box has them. */
  flows: (() => Promise<{ texts: FlowTexts }>) | 'english';
  /** Loads the texts of the checkout. */
  checkout: () => Promise<{ texts: CheckoutTexts }>;
  /** Loaders of the texts of the administration; `'english'` where the language has none. */
  admin: AdminTextLoaders | 'english';
};
