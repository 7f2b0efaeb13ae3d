import type { AdminPageId } from '@gatehouse/sdk/admin';
import type { LucideIcon } from 'lucide-react';
import Building2 from 'lucide-react/icons/building-2';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleUser from 'lucide-react/icons/circle-user';
import CreditCard from 'lucide-react/icons/credit-card';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import FolderSync from 'lucide-react/icons/folder-sync';
import KeyRound from 'lucide-react/icons/key-round';
import KeySquare from 'lucide-react/icons/key-square';
import LogIn from 'lucide-react/icons/log-in';
import Network from 'lucide-react/icons/network';
import ScrollText from 'lucide-react/icons/scroll-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';
import UsersRound from 'lucide-react/icons/users-round';
import Webhook from 'lucide-react/icons/webhook';
import { type Chunk, chunk } from '../kit/chunk';
import type { PortalPageId } from './resource/page-id';
import type { PageProps } from './resource/page-props';
import type { TextPart } from './texts';

/** Pages of the registry that have no face yet. They stay out of the navigation until they are built and leave this list. */
export const laterPages = ['reports'] as const satisfies readonly AdminPageId[];

export type LaterPageId = (typeof laterPages)[number];

/** Pages that can be opened. */
export type BuiltPageId = Exclude<AdminPageId, LaterPageId>;

/** How a page looks in the navigation, and where its code and its texts are. The title is the frame text of the same name. */
export interface PageFace {
  icon: LucideIcon;
  code: Chunk<PageProps>;
  /** Name of its texts, which are loaded with it. */
  texts: TextPart;
}

/** A face for every page that is built, and for no other. */
export type PageFaces<Built extends AdminPageId = BuiltPageId> = Readonly<Record<Built, PageFace>>;

export const pageFaces: PageFaces = {
  profile: { icon: CircleUser, code: chunk(() => import('./profile/page')), texts: 'profile' },
  privacy: { icon: Fingerprint, code: chunk(() => import('./privacy/page')), texts: 'privacy' },
  account: { icon: Building2, code: chunk(() => import('./account/page')), texts: 'account' },
  allAccounts: { icon: Network, code: chunk(() => import('./accounts/page')), texts: 'accounts' },
  usage: { icon: ChartColumn, code: chunk(() => import('./usage/page')), texts: 'usage' },
  personalApiTokens: { icon: KeySquare, code: chunk(() => import('./tokens/page')), texts: 'tokens' },
  users: { icon: Users, code: chunk(() => import('./users/page')), texts: 'users' },
  audits: { icon: ScrollText, code: chunk(() => import('./audits/page')), texts: 'audits' },
  groups: { icon: UsersRound, code: chunk(() => import('./groups/page')), texts: 'groups' },
  apiTokens: { icon: KeyRound, code: chunk(() => import('./tokens/page')), texts: 'tokens' },
  tenantApiTokens: { icon: KeyRound, code: chunk(() => import('./tokens/page')), texts: 'tokens' },
  sso: { icon: LogIn, code: chunk(() => import('./sso/page')), texts: 'sso' },
  provisioning: { icon: FolderSync, code: chunk(() => import('./provisioning/page')), texts: 'provisioning' },
  roles: { icon: UserCog, code: chunk(() => import('./roles/page')), texts: 'roles' },
  security: { icon: ShieldCheck, code: chunk(() => import('./security/page')), texts: 'security' },
  subscription: { icon: CreditCard, code: chunk(() => import('./subscription/page')), texts: 'subscription' },
  webhooks: { icon: Webhook, code: chunk(() => import('./webhooks/page')), texts: 'webhooks' },
};

/** Whether a page of the registry can be opened. */
export const isBuiltPage = (id: PortalPageId): id is BuiltPageId => Object.hasOwn(pageFaces, id);
