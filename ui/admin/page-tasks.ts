import type { AccountTask } from './accounts/account';
import type { GroupTask } from './groups/group-fields';
import type { FactorTask } from './privacy/factor-dialogs';
import type { PasskeyTask } from './privacy/passkey-dialogs';
import type { SessionTask } from './privacy/session-dialogs';
import type { PhoneTask } from './profile/phone-dialogs';
import type { PictureTask } from './profile/picture-dialogs';
import type { DirectoryTask } from './provisioning/dialogs';
import type { ReportTask } from './reports/task';
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
