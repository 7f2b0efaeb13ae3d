import { type EarlyErrorCode, type ErrorCode, earlyErrorTexts } from '@gatehouse/sdk';
import { kitTexts } from '../kit/texts';
import type { admin } from './en/admin';
import type { CheckoutTexts } from './en/checkout';
import { common, providerErrors, statuses } from './en/common';
import type { Widen } from './widen';

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
  flows: () => import('./en/flow-texts'),
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

type EnglishFlows = typeof import('./en/flow-texts');

/** Texts of the login box by flow. */
export type FlowTexts = Widen<EnglishFlows['first']> & TextsBy<EnglishFlows['later']>;

/** Texts of the login box in one language: those of the first screens, and loaders of the others. */
export interface FlowTextFiles {
  first: Pick<FlowTexts, keyof EnglishFlows['first']>;
  later: LoadersOf<Omit<FlowTexts, keyof EnglishFlows['first']>>;
}

/** All texts of one language; those of flows and of the administration are loaded when they are needed. */
export type Texts = Widen<Omit<typeof en, 'direction' | 'errors' | 'flows' | 'checkout' | 'admin'>> & {
  direction: 'ltr' | 'rtl';
  errors: Record<EarlyErrorCode, string> & Partial<ErrorTexts>;
  /** Loads the texts of the login box, which a user who is signed in does not need. */
  flows: () => Promise<FlowTextFiles>;
  /** Loads the texts of the checkout. */
  checkout: () => Promise<{ texts: CheckoutTexts }>;
  /** Loaders of the texts of the administration; `'english'` where the language has none. */
  admin: AdminTextLoaders | 'english';
};
