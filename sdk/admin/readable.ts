import { checkGate, type GateUser } from '../entitlements/gate';
import { type AdminPageId, adminPages } from './pages';

/** Rights that open a part of a page to users who cannot read the rest. */
export const partRights = {
  security: {
    readIps: 'fe.secure.read.ipRestrictions',
    readDomains: 'fe.secure.read.emailDomainRestrictions',
  },
  webhooks: {
    readSlack: 'fe.connectivity.read.slackSubscriptions',
    readEmail: 'fe.connectivity.read.emailConfig',
    readSms: 'fe.connectivity.read.smsConfig',
  },
} as const satisfies Readonly<Partial<Record<AdminPageId, Readonly<Record<string, string>>>>>;

const parts: Readonly<Partial<Record<AdminPageId, Readonly<Record<string, string>>>>> = partRights;

/** Pages that need no permission to read. */
const readByAll: readonly AdminPageId[] = ['profile', 'privacy', 'reports'];

/**
 * Returns whether a user can read a page or a part of it. A vendor can make a page visible to users who cannot read it.
 * A page without a read permission is readable by every user who sees it.
 */
export const canReadPage = (page: AdminPageId, user: GateUser | undefined): boolean => {
  const { permissions } = adminPages[page];
  if (readByAll.includes(page)) return true;
  return checkGate(user, undefined, { permission: [...permissions, ...Object.values(parts[page] ?? {})] }).allowed;
};
