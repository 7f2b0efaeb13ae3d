import type { AdminPageId } from '@gatehouse/sdk/admin';
import type { Icon } from '../kit/icon';
import Building2 from '../kit/icons/building-complex';
import ChartColumn from '../kit/icons/chart-column';
import CircleUser from '../kit/icons/circle-user';
import CreditCard from '../kit/icons/credit-card';
import FileChartColumn from '../kit/icons/file-chart-column';
import FolderSync from '../kit/icons/folder-sync';
import KeyRound from '../kit/icons/key-round';
import KeySquare from '../kit/icons/key-square';
import Lock from '../kit/icons/lock';
import LogIn from '../kit/icons/log-in';
import Network from '../kit/icons/network';
import ScrollText from '../kit/icons/scroll-text';
import ShieldCheck from '../kit/icons/shield-check';
import UserCog from '../kit/icons/user-cog';
import Users from '../kit/icons/users';
import UsersRound from '../kit/icons/users-round';
import Webhook from '../kit/icons/webhook';

/** Navigation icon of each page, also used in its empty states. */
export const pageIcons: Readonly<Record<AdminPageId, Icon>> = {
  profile: CircleUser,
  privacy: Lock,
  account: Building2,
  allAccounts: Network,
  usage: ChartColumn,
  personalApiTokens: KeySquare,
  users: Users,
  audits: ScrollText,
  reports: FileChartColumn,
  groups: UsersRound,
  apiTokens: KeyRound,
  tenantApiTokens: KeyRound,
  sso: LogIn,
  provisioning: FolderSync,
  roles: UserCog,
  security: ShieldCheck,
  subscription: CreditCard,
  webhooks: Webhook,
};
