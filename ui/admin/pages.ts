import type { AdminPageId } from '@gatehouse/sdk/admin';
import { type Chunk, chunk } from '../kit/chunk';
import type { PageProps } from './resource/page-props';
import type { TextPart } from './text-parts';

/** Code and texts of a page. Its title is the frame text of the same name; its icon is in `page-icons.ts`. */
export interface PageFace {
  code: Chunk<PageProps>;
  /** Name of the page's texts, which load with it. */
  texts: TextPart;
}

/** Code and texts of every page. */
export const pageFaces: Readonly<Record<AdminPageId, PageFace>> = {
  profile: { code: chunk(() => import('./profile/page')), texts: 'profile' },
  privacy: { code: chunk(() => import('./privacy/page')), texts: 'privacy' },
  account: { code: chunk(() => import('./account/page')), texts: 'account' },
  allAccounts: { code: chunk(() => import('./accounts/page')), texts: 'accounts' },
  usage: { code: chunk(() => import('./usage/page')), texts: 'usage' },
  personalApiTokens: { code: chunk(() => import('./tokens/page')), texts: 'tokens' },
  users: { code: chunk(() => import('./users/page')), texts: 'users' },
  audits: { code: chunk(() => import('./audits/page')), texts: 'audits' },
  groups: { code: chunk(() => import('./groups/page')), texts: 'groups' },
  apiTokens: { code: chunk(() => import('./tokens/page')), texts: 'tokens' },
  tenantApiTokens: { code: chunk(() => import('./tokens/page')), texts: 'tokens' },
  sso: { code: chunk(() => import('./sso/page')), texts: 'sso' },
  provisioning: { code: chunk(() => import('./provisioning/page')), texts: 'provisioning' },
  roles: { code: chunk(() => import('./roles/page')), texts: 'roles' },
  security: { code: chunk(() => import('./security/page')), texts: 'security' },
  subscription: { code: chunk(() => import('./subscription/page')), texts: 'subscription' },
  reports: { code: chunk(() => import('./reports/page')), texts: 'reports' },
  webhooks: { code: chunk(() => import('./webhooks/page')), texts: 'webhooks' },
};
