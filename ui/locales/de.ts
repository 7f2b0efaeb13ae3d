import { common, errors, kit, providerErrors, statuses } from './de/common';
import type { Texts } from './en';

export const texts: Texts = {
  language: 'de',
  direction: 'ltr',
  common,
  kit,
  providerErrors,
  statuses,
  errors,
  flows: () => import('./de/login'),
  checkout: () => import('./de/checkout'),
  admin: {
    audits: () => import('./de/admin/audits'),
    account: () => import('./de/admin/account'),
    accounts: () => import('./de/admin/accounts'),
    frame: () => import('./de/admin/frame'),
    groups: () => import('./de/admin/groups'),
    privacy: () => import('./de/admin/privacy'),
    profile: () => import('./de/admin/profile'),
    provisioning: () => import('./de/admin/provisioning'),
    reports: () => import('./de/admin/reports'),
    roles: () => import('./de/admin/roles'),
    security: () => import('./de/admin/security'),
    sso: () => import('./de/admin/sso'),
    subscription: () => import('./de/admin/subscription'),
    tokens: () => import('./de/admin/tokens'),
    usage: () => import('./de/admin/usage'),
    users: () => import('./de/admin/users'),
    webhooks: () => import('./de/admin/webhooks'),
  },
};
