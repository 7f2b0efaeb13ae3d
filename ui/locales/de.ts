import { answers, common, errors } from './de/common';
import { kit } from './de/kit';
import type { Texts } from './en';

export const texts: Texts = {
  language: 'de',
  direction: 'ltr',
  common,
  kit,
  answers,
  errors,
  loginBox: () => import('./de/login'),
  admin: {
    applications: () => import('./de/admin/applications'),
    audits: () => import('./de/admin/audits'),
    account: () => import('./de/admin/account'),
    accountLogin: () => import('./de/admin/account-login'),
    accounts: () => import('./de/admin/accounts'),
    frame: () => import('./de/admin/frame'),
    groups: () => import('./de/admin/groups'),
    kit: () => import('./de/admin/kit'),
    notifications: () => import('./de/admin/notifications'),
    privacy: () => import('./de/admin/privacy'),
    profile: () => import('./de/admin/profile'),
    provisioning: () => import('./de/admin/provisioning'),
    roles: () => import('./de/admin/roles'),
    security: () => import('./de/admin/security'),
    securityOverview: () => import('./de/admin/security-overview'),
    securityRestrictions: () => import('./de/admin/security-restrictions'),
    switcher: () => import('./de/admin/switcher'),
    sso: () => import('./de/admin/sso'),
    ssoSetup: () => import('./de/admin/sso-setup'),
    tokens: () => import('./de/admin/tokens'),
    usage: () => import('./de/admin/usage'),
    users: () => import('./de/admin/users'),
    webhooks: () => import('./de/admin/webhooks'),
  },
};
