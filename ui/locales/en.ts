import { errorTexts } from '@gatehouse/sdk';
import { kitTexts } from '../kit/texts';
import { common } from './en/common';
import { answers, login, mfa } from './en/login';
import type { Widen } from './widen';

/** Texts of the administration, by part; each is loaded when its part is opened. */
const admin = {
  frame: () => import('./en/admin/frame'),
  kit: () => import('./en/admin/kit'),
  roles: () => import('./en/admin/roles'),
  security: () => import('./en/admin/security'),
  tokens: () => import('./en/admin/tokens'),
  users: () => import('./en/admin/users'),
};

/** English, and the type of the other languages. */
export const en = {
  language: 'en',
  direction: 'ltr' as const,
  common,
  kit: kitTexts,
  login,
  mfa,
  answers,
  errors: errorTexts,
  admin,
};

type English = typeof admin;
type Loaded<Load extends () => Promise<{ texts: unknown }>> = Awaited<ReturnType<Load>>['texts'];

/** Texts of the administration by part: its frame, and each page. */
export type AdminTexts = { readonly [Part in keyof English]: Widen<Loaded<English[Part]>> };

/** Loads the texts of each part of the administration in one language. */
export type AdminTextLoaders = { readonly [Part in keyof AdminTexts]: () => Promise<{ texts: AdminTexts[Part] }> };

/** All texts of one language; those of the administration are loaded when they are needed. */
export type Texts = Widen<Omit<typeof en, 'direction' | 'admin'>> & {
  direction: 'ltr' | 'rtl';
  admin: AdminTextLoaders;
};
