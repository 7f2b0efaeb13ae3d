import { answers, common, errors } from './ar/common';
import { kit } from './ar/kit';
import type { Texts } from './en';

export const texts: Texts = {
  language: 'ar',
  direction: 'rtl',
  common,
  kit,
  answers,
  errors,
  loginBox: () => import('./ar/login'),
  admin: {
    applications: () => import('./ar/admin/applications'),
    audits: () => import('./ar/admin/audits'),
    account: () => import('./ar/admin/account'),
    accountLogin: () => import('./ar/admin/account-login'),
    accounts: () => import('./ar/admin/accounts'),
    frame: () => import('./ar/admin/frame'),
    groups: () => import('./ar/admin/groups'),
    kit: () => import('./ar/admin/kit'),
    notifications: () => import('./ar/admin/notifications'),
    privacy: () => import('./ar/admin/privacy'),
    profile: () => import('./ar/admin/profile'),
    provisioning: () => import('./ar/admin/provisioning'),
    roles: () => import('./ar/admin/roles'),
    security: () => import('./ar/admin/security'),
    securityOverview: () => import('./ar/admin/security-overview'),
    securityRestrictions: () => import('./ar/admin/security-restrictions'),
    switcher: () => import('./ar/admin/switcher'),
    sso: () => import('./ar/admin/sso'),
    ssoSetup: () => import('./ar/admin/sso-setup'),
    tokens: () => import('./ar/admin/tokens'),
    usage: () => import('./ar/admin/usage'),
    users: () => import('./ar/admin/users'),
    webhooks: () => import('./ar/admin/webhooks'),
  },
};
