import { common, errors } from './de/common';
import { kit } from './de/kit';
import { answers, login, mfa } from './de/login';
import type { Texts } from './en';

export const texts: Texts = {
  language: 'de',
  direction: 'ltr',
  common,
  kit,
  login,
  mfa,
  answers,
  errors,
  admin: {
    frame: () => import('./de/admin/frame'),
    kit: () => import('./de/admin/kit'),
    roles: () => import('./de/admin/roles'),
    security: () => import('./de/admin/security'),
    tokens: () => import('./de/admin/tokens'),
    users: () => import('./de/admin/users'),
  },
};
