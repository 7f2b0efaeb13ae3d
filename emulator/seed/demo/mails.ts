import type { InvitationRow } from '../../db/rows/accounts';
import type { MessageRow } from '../../db/rows/records';
import type { OneTimeCodeRow } from '../../db/rows/sessions';
import { membershipId } from '../../rules/members/memberships';
import type { Repeatable } from '../repeatable';
import { acme } from '../tenants';

/** Where the links of seeded emails lead. */
export interface SeedAddress {
  /** Base URL of the provider. */
  issuer: string;
  /** Client id of the application that the pages return to. */
  app: string | undefined;
}

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** Known to everybody, like the passwords of the seed, with their hashes as the provider stores them. */
const unlock = {
  token: 'unlock-of-the-demo-0123456789',
  hash: 'mbySc4nXFRCOt9134ymWQOQiCfSSImT6UvRO4AgAOds',
};
const invitation = {
  token: 'invitation-of-the-demo-0123456789',
  hash: '59kAyZT-OlW3t6bee64nb8E01jvkmFLRdw89K0_mv-I',
  code: '482913',
  codeHash: '7mpxWZiTCrC9tyyG0O6Bni3ofP3H2_W-Tt3T6zoBhPs',
};

/** The unlock link of the locked user, and the invitation of the invited one by link and code, with their emails. */
export const demoMails = ({ daysAgo }: Repeatable, now: number, { issuer, app }: SeedAddress) => {
  const link = (path: string, values: Record<string, string>): string => {
    const url = new URL(path, issuer);
    for (const [name, value] of Object.entries({ ...(app && { app }), ...values })) url.searchParams.set(name, value);
    return url.href;
  };
  const id = membershipId('user-invited', acme.id);
  const invitations: InvitationRow[] = [
    {
      id: `invitation:${id}`,
      kind: 'invitation',
      membershipId: id,
      userId: 'user-invited',
      tenantId: acme.id,
      tokenHash: invitation.hash,
      codeHash: invitation.codeHash,
      invitedByUserId: 'user-admin',
      createdAt: daysAgo(2),
      expiresAt: now + 5 * DAY,
    },
  ];
  const oneTimeCodes: OneTimeCodeRow[] = [
    { id: unlock.hash, type: 'unlock', userId: 'user-locked', expiresAt: now + HOUR, attempts: 0 },
  ];
  const join = link('/account/activate/code', { userId: 'user-invited', token: invitation.token });
  const outbox: MessageRow[] = [
    {
      id: 'mail-invited',
      channel: 'email',
      to: 'invited@acme.test',
      subject: `${invitation.code} is your code to join Acme`,
      text: `Ada Admin (admin@acme.test) invited you to join Acme as invited@acme.test. Open this link to choose your name and password: ${join} and enter the code ${invitation.code}. It works once, for seven days. If you did not expect it, you can ignore this message.`,
      sentAt: daysAgo(2),
    },
    {
      id: 'mail-locked',
      channel: 'email',
      to: 'locked@acme.test',
      subject: 'Unlock your account',
      text: `Your account was locked after too many failed sign-in attempts. Open this link to unlock it: ${link('/account/unlock', { token: unlock.token })} It works once, for one hour. If this was not you, choose a new password.`,
      sentAt: daysAgo(0),
    },
  ];
  return { invitations, oneTimeCodes, outbox };
};
