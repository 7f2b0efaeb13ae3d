import type { AdminPageId } from '@gatehouse/sdk/admin';
import { type LazyPart, lazyPart } from '../react/lazy-part';
import type { PageProps } from './archetypes/page/page-props';
import type { TextPart } from './texts';

/** Code and texts of a page. Its title is the frame text of the same name; its icon is in `page-icons.ts`. */
export interface PageFace {
  Page: LazyPart<PageProps>;
  /** Name of the page's texts, which load beside its code. */
  texts: TextPart;
}

const tokens: PageFace = { Page: lazyPart(() => import('./tokens/page')), texts: 'tokens' };

/** Code and texts of every page. */
export const pageFaces: Readonly<Record<AdminPageId, PageFace>> = {
  profile: { Page: lazyPart(() => import('./profile/page')), texts: 'profile' },
  privacy: { Page: lazyPart(() => import('./privacy/page')), texts: 'privacy' },
  account: { Page: lazyPart(() => import('./account/page')), texts: 'account' },
  allAccounts: { Page: lazyPart(() => import('./accounts/page')), texts: 'accounts' },
  usage: { Page: lazyPart(() => import('./usage/page')), texts: 'usage' },
  personalApiTokens: tokens,
  users: { Page: lazyPart(() => import('./users/page')), texts: 'users' },
  audits: { Page: lazyPart(() => import('./audits/page')), texts: 'audits' },
  groups: { Page: lazyPart(() => import('./groups/page')), texts: 'groups' },
  apiTokens: tokens,
  tenantApiTokens: tokens,
  sso: { Page: lazyPart(() => import('./sso/page')), texts: 'sso' },
  provisioning: { Page: lazyPart(() => import('./provisioning/page')), texts: 'provisioning' },
  roles: { Page: lazyPart(() => import('./roles/page')), texts: 'roles' },
  security: { Page: lazyPart(() => import('./security/page')), texts: 'security' },
  subscription: { Page: lazyPart(() => import('./subscription/page')), texts: 'subscription' },
  reports: { Page: lazyPart(() => import('./reports/page')), texts: 'reports' },
  webhooks: { Page: lazyPart(() => import('./webhooks/page')), texts: 'webhooks' },
};
