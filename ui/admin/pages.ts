import type { AdminPageId } from '@gatehouse/sdk/admin';
import { type LazyPart, lazyPart } from '../react/lazy-part';
import type { AccountTask } from './accounts/account';
import type { PageProps } from './archetypes/page/page-props';
import type { GroupTask } from './groups/group-fields';
import type { FactorTask } from './privacy/factor-dialogs';
import type { PasskeyTask } from './privacy/passkey-dialogs';
import type { SessionTask } from './privacy/session-dialogs';
import type { PhoneTask } from './profile/phone-dialogs';
import type { PictureTask } from './profile/picture-dialogs';
import type { DirectoryTask } from './provisioning/dialogs';
import type { ReportTask } from './reports/dialogs';
import type { RoleTask } from './roles/role-dialogs';
import type { DomainTask } from './security/domain-dialogs';
import type { IpTask } from './security/ip-dialogs';
import type { SsoTask } from './sso/dialogs';
import type { BillingTask } from './subscription/task';
import type { TextPart } from './texts';
import type { TokenTask } from './tokens/dialogs';
import type { ApplicationTask } from './users/applications/application-dialogs';
import type { UserTask } from './users/user-task';
import type { SlackTask } from './webhooks/slack-dialogs';
import type { WebhookTask } from './webhooks/webhook-dialogs';

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

/** Task types of all dialogs by page, for tools that render each of them, e.g. a preview. */
export interface PageTasks {
  profile: `phone.${PhoneTask['do']}` | `picture.${PictureTask['do']}`;
  privacy:
    | 'password.change'
    | `factor.${FactorTask['do']}`
    | `passkey.${PasskeyTask['do']}`
    | `session.${SessionTask['do']}`;
  personalApiTokens: TokenTask['do'];
  allAccounts: AccountTask['do'];
  users: UserTask['do'] | `application.${ApplicationTask['do']}`;
  groups: GroupTask['do'];
  roles: RoleTask['do'];
  security: `ip.${IpTask['do']}` | `domain.${DomainTask['do']}`;
  sso: SsoTask['do'];
  provisioning: DirectoryTask['do'];
  apiTokens: TokenTask['do'];
  webhooks: `webhook.${WebhookTask['do']}` | `slack.${SlackTask['do']}`;
  audits: 'export';
  subscription: BillingTask['do'];
  reports: ReportTask['do'];
}
