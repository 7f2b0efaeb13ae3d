import { type EarlyErrorCode, type ErrorCode, earlyErrorTexts } from '@gatehouse/sdk';
import { kitTexts } from '../kit/texts';
import type { CheckoutTexts } from './en/checkout';
import { answers, common, statuses } from './en/common';
import type { Widen } from './widen';

/** Texts of the administration, by part; each is loaded when its part is opened. */
const admin = {
  applications: () => import('./en/admin/applications'),
  assistant: () => import('./en/admin/assistant'),
  audits: () => import('./en/admin/audits'),
  account: () => import('./en/admin/account'),
  accountLogin: () => import('./en/admin/account-login'),
  accounts: () => import('./en/admin/accounts'),
  frame: () => import('./en/admin/frame'),
  groups: () => import('./en/admin/groups'),
  hostedPortal: () => import('./en/admin/hosted-portal'),
  kit: () => import('./en/admin/kit'),
  notifications: () => import('./en/admin/notifications'),
  privacy: () => import('./en/admin/privacy'),
  privacyNotMe: () => import('./en/admin/privacy-not-me'),
  profile: () => import('./en/admin/profile'),
  provisioning: () => import('./en/admin/provisioning'),
  reports: () => import('./en/admin/reports'),
  roles: () => import('./en/admin/roles'),
  security: () => import('./en/admin/security'),
  securityOverview: () => import('./en/admin/security-overview'),
  securityRestrictions: () => import('./en/admin/security-restrictions'),
  switcher: () => import('./en/admin/switcher'),
  sso: () => import('./en/admin/sso'),
  ssoSetup: () => import('./en/admin/sso-setup'),
  ssoInstructions: () => import('./en/admin/sso-instructions'),
  subscription: () => import('./en/admin/subscription'),
  tokens: () => import('./en/admin/tokens'),
  usage: () => import('./en/admin/usage'),
  users: () => import('./en/admin/users'),
  usersDetails: () => import('./en/admin/users-details'),
  usersLink: () => import('./en/admin/users-link'),
  webhooks: () => import('./en/admin/webhooks'),
  webhooksRecipients: () => import('./en/admin/webhooks-recipients'),
  webhooksSlack: () => import('./en/admin/webhooks-slack'),
};

/** English, and the type of the other languages. */
export const en = {
  language: 'en',
  direction: 'ltr' as const,
  common,
  kit: kitTexts,
  answers,
  statuses,
  // The others carry their English text as message.
  errors: earlyErrorTexts,
  flows: () => import('./en/flow-texts'),
  checkout: () => import('./en/checkout'),
  admin,
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
  admin: AdminTextLoaders;
};
