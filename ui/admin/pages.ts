import type { AdminPageId } from '@gatehouse/sdk/admin';
import { type PartCode, partCode } from '../react/part-code';
import type { AccountTask } from './accounts/account';
import type { PageProps } from './archetypes/page/page-props';
import type { GroupTask } from './groups/group-fields';
import type { TextPart } from './load-texts';
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
import type { TokenTask } from './tokens/dialogs';
import type { ApplicationTask } from './users/applications/application-dialogs';
import type { UserTask } from './users/user-task';
import type { SlackTask } from './webhooks/slack-dialogs';
import type { WebhookTask } from './webhooks/webhook-dialogs';

/** Code and texts of a page. Its title is the frame text of the same name; its icon is in `page-icons.ts`. */
export interface PageFace {
  code: PartCode<PageProps>;
  /** Name of the page's texts, which load beside its code. */
  texts: TextPart;
}

const tokens: PageFace = { code: partCode(() => import('./tokens/page')), texts: 'tokens' };

/** Code and texts of every page. Without React, so that a page can load before it. */
export const pageFaces: Readonly<Record<AdminPageId, PageFace>> = {
  profile: { code: partCode(() => import('./profile/page')), texts: 'profile' },
  privacy: { code: partCode(() => import('./privacy/page')), texts: 'privacy' },
  account: { code: partCode(() => import('./account/page')), texts: 'account' },
  allAccounts: { code: partCode(() => import('./accounts/page')), texts: 'accounts' },
  usage: { code: partCode(() => import('./usage/page')), texts: 'usage' },
  personalApiTokens: tokens,
  users: { code: partCode(() => import('./users/page')), texts: 'users' },
  audits: { code: partCode(() => import('./audits/page')), texts: 'audits' },
  groups: { code: partCode(() => import('./groups/page')), texts: 'groups' },
  apiTokens: tokens,
  tenantApiTokens: tokens,
  sso: { code: partCode(() => import('./sso/page')), texts: 'sso' },
  provisioning: { code: partCode(() => import('./provisioning/page')), texts: 'provisioning' },
  roles: { code: partCode(() => import('./roles/page')), texts: 'roles' },
  security: { code: partCode(() => import('./security/page')), texts: 'security' },
  subscription: { code: partCode(() => import('./subscription/page')), texts: 'subscription' },
  reports: { code: partCode(() => import('./reports/page')), texts: 'reports' },
  webhooks: { code: partCode(() => import('./webhooks/page')), texts: 'webhooks' },
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
