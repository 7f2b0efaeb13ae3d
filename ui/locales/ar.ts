import { common, errors, kit, providerErrors, statuses } from './ar/common';
import type { Texts } from './en';

export const texts: Texts = {
  language: 'ar',
  direction: 'rtl',
  common,
  kit,
  providerErrors,
  statuses,
  errors,
  flows: () => import('./ar/login'),
  checkout: () => import('./ar/checkout'),
  admin: {
    audits: () => import('./ar/admin/audits'),
    account: () => import('./ar/admin/account'),
    accounts: () => import('./ar/admin/accounts'),
    frame: () => import('./ar/admin/frame'),
    groups: () => import('./ar/admin/groups'),
    privacy: () => import('./ar/admin/privacy'),
    profile: () => import('./ar/admin/profile'),
    provisioning: () => import('./ar/admin/provisioning'),
    reports: () => import('./ar/admin/reports'),
    roles: () => import('./ar/admin/roles'),
    security: () => import('./ar/admin/security'),
    sso: () => import('./ar/admin/sso'),
    subscription: () => import('./ar/admin/subscription'),
    tokens: () => import('./ar/admin/tokens'),
    usage: () => import('./ar/admin/usage'),
    users: () => import('./ar/admin/users'),
    webhooks: () => import('./ar/admin/webhooks'),
  },
};
