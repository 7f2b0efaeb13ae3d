import { common, errors } from './ar/common';
import { kit } from './ar/kit';
import { answers, login, mfa } from './ar/login';
import type { Texts } from './en';

export const texts: Texts = {
  language: 'ar',
  direction: 'rtl',
  common,
  kit,
  login,
  mfa,
  answers,
  errors,
  admin: {
    frame: () => import('./ar/admin/frame'),
    kit: () => import('./ar/admin/kit'),
    roles: () => import('./ar/admin/roles'),
    security: () => import('./ar/admin/security'),
    tokens: () => import('./ar/admin/tokens'),
    users: () => import('./ar/admin/users'),
  },
};
