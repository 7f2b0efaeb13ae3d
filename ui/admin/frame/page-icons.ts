import type { AdminPageId } from '@gatehouse/sdk/admin';
import type { LucideIcon } from 'lucide-react';
import Building2 from 'lucide-react/icons/building-complex';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleUser from 'lucide-react/icons/circle-user';
import CreditCard from 'lucide-react/icons/credit-card';
import FileChartColumn from 'lucide-react/icons/file-chart-column';
import FolderSync from 'lucide-react/icons/folder-sync';
import KeyRound from 'lucide-react/icons/key-round';
import KeySquare from 'lucide-react/icons/key-square';
import Lock from 'lucide-react/icons/lock';
import LogIn from 'lucide-react/icons/log-in';
import Network from 'lucide-react/icons/network';
import ScrollText from 'lucide-react/icons/scroll-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';
import UsersRound from 'lucide-react/icons/users-round';
import Webhook from 'lucide-react/icons/webhook';

/** Navigation icon of each page, also used in its empty states. */
export const pageIcons: Readonly<Record<AdminPageId, LucideIcon>> = {
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
