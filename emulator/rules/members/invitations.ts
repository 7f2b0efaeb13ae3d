import type { InvitationRow, MembershipRow, TenantRow, UserRow } from '../../db/rows/accounts';
import type { Call } from '../../http/call';
import { ProviderError } from '../../http/errors';
import type { Provider } from '../../provider';
import { randomDigits, randomText, sha256 } from '../../random';
import { accountPage, sendMessage } from '../mail/outbox';

const LIFETIME = 7 * 24 * 60 * 60_000;
const MAX_WRONG = 5;

type Kind = InvitationRow['kind'];

const pages = {
  invitation: { link: '/account/invitation/accept', code: '/account/invitation/code' },
  activation: { link: '/account/activate', code: '/account/activate/code' },
} as const;

const kinds: readonly Kind[] = ['invitation', 'activation'];

/** One row per kind and membership: a new link replaces the previous one, which becomes invalid. */
const rowId = (kind: Kind, membershipId: string) => `${kind}:${membershipId}`;

const codeHashOf = (token: string, code: string) => sha256(`${token}:${code.trim()}`);

export const takesPasswords = ({ settings }: Provider): boolean => settings.authStrategy === 'EmailAndPassword';

type Sender = Pick<Call, 'db' | 'provider' | 'client' | 'request' | 'bearer'>;

interface Issued {
  href: string;
  /** Returns the subject of the email, which starts with the code if there is one. */
  subject(purpose: string): string;
  /** Text of the email after the link. */
  rest: string;
}

type Issuer = Pick<InvitationRow, 'browserHash' | 'invitedByUserId'>;

const issueLink = async (
  call: Sender,
  kind: Kind,
  { id, userId, tenantId }: MembershipRow,
  issuer: Issuer,
  page: Kind = kind,
): Promise<Issued> => {
  const { db, provider } = call;
  const { mailCodes } = provider.settings;
  const [token, code] = [randomText(), randomDigits(6)];
  const [tokenHash, codeHash] = await Promise.all([sha256(token), codeHashOf(token, code)]);
  const now = provider.clock.now();
  db.invitations.put({
    id: rowId(kind, id),
    kind,
    membershipId: id,
    userId,
    tenantId,
    tokenHash,
    ...(mailCodes && { codeHash }),
    ...issuer,
    createdAt: new Date(now).toISOString(),
    expiresAt: now + LIFETIME,
  });
  const { href } = accountPage(call, pages[page][mailCodes ? 'code' : 'link'], { userId, token });
  const once = 'It works once, for seven days.';
  return {
    href,
    subject: (purpose) =>
      mailCodes ? `${code} is your code to ${purpose}` : purpose.charAt(0).toUpperCase() + purpose.slice(1),
    rest: mailCodes ? `and enter the code ${code}. ${once}` : once,
  };
};

/**
 * Emails the link with which a user joins an account. Earlier ones become invalid. A new user chooses name and password
 * on the page of this link, so that one email is enough.
 */
export const sendInvitation = async (
  call: Sender,
  { email }: Pick<UserRow, 'email'>,
  membership: MembershipRow,
): Promise<void> => {
  const { db, provider } = call;
  const invitedByUserId =
    call.bearer?.user.id ?? db.invitations.get(rowId('invitation', membership.id))?.invitedByUserId;
  const isNew = db.users.get(membership.userId)?.verified === false;
  const { href, subject, rest } = await issueLink(
    call,
    'invitation',
    membership,
    { ...(invitedByUserId !== undefined && { invitedByUserId }) },
    isNew ? 'activation' : 'invitation',
  );
  const account = db.tenants.get(membership.tenantId)?.name ?? '';
  const inviting = db.users.get(invitedByUserId ?? '');
  const invited = inviting ? `${inviting.name} (${inviting.email}) invited you` : 'You are invited';
  const purpose = isNew && takesPasswords(provider) ? 'choose your name and password' : 'accept';
  sendMessage(provider, {
    channel: 'email',
    to: email,
    subject: subject(`join ${account}`),
    text: `${invited} to join ${account} as ${email}. Open this link to ${purpose}: ${href} ${rest} If you did not expect it, you can ignore this message.`,
  });
};

/** Returns whether a user was sent a link to join, which they have not used. */
export const isInvited = ({ invitations }: Call['db'], { id }: MembershipRow): boolean =>
  invitations.get(rowId('invitation', id)) !== undefined;

/** Emails the link with which a user activates. Earlier ones become invalid. */
export const sendActivation = async (
  call: Call,
  user: Pick<UserRow, 'email'>,
  membership: MembershipRow,
  browserHash?: string,
): Promise<void> => {
  const boundBrowser = browserHash ?? call.db.invitations.get(rowId('activation', membership.id))?.browserHash;
  const { href, subject, rest } = await issueLink(call, 'activation', membership, {
    ...(boundBrowser && { browserHash: boundBrowser }),
    ...(call.bearer && { invitedByUserId: call.bearer.user.id }),
  });
  sendMessage(call.provider, {
    channel: 'email',
    to: user.email,
    subject: subject('activate your account'),
    text: `Open this link to activate your account: ${href} ${rest}`,
  });
};

/** Does the same work for an address that gets no link, so that both cases take the same time. */
export const issueNoLink = async (): Promise<void> => {
  const [token, code] = [randomText(), randomDigits(6)];
  await Promise.all([sha256(token), codeHashOf(token, code)]);
};

const ended = () => new ProviderError(400, 'invalid-link', 'This link is no longer valid. Ask for a new one.');

const wrongCode = (isLast: boolean) =>
  isLast ? ended() : new ProviderError(400, 'wrong-code', 'This code is incorrect. Check it and try again.');

/** The fifth wrong code ends the link. */
const countWrongCode = ({ db }: Provider, { id, attempts = 0 }: InvitationRow): ProviderError => {
  const isLast = attempts + 1 >= MAX_WRONG;
  if (isLast) db.invitations.remove(id);
  else db.invitations.patch(id, { attempts: attempts + 1 });
  return wrongCode(isLast);
};

/** @throws ProviderError 403 `ER-01239` or `ER-01240` for an account that takes no new members */
export const requireUnlocked = (
  { db }: Pick<Provider, 'db'>,
  tenantId: string,
  errorCode: 'ER-01239' | 'ER-01240',
): void => {
  if (!db.tenants.get(tenantId)?.locked) return;
  throw new ProviderError(403, errorCode, 'This account is locked. Ask the user who invited you.');
};

interface Link {
  userId: string;
  token: string;
  /** Code from the page; undefined on the page without one. */
  code?: string | undefined;
}

/** An invitation of a new user activates them too. A known user could lose their password to it. */
const isFor = (purpose: Kind, { kind }: InvitationRow, { verified }: UserRow): boolean =>
  kind === purpose || (purpose === 'activation' && !verified);

/** Returns the account to which an emailed link invites; undefined for other and for ended links. */
export const invitingAccount = async (provider: Provider, token: string): Promise<TenantRow | undefined> => {
  const { db, clock } = provider;
  const row = db.invitations.first('tokenHash', await sha256(token));
  if (row?.kind !== 'invitation' || row.expiresAt <= clock.now()) return undefined;
  requireUnlocked(provider, row.tenantId, 'ER-01239');
  return db.tenants.get(row.tenantId);
};

/**
 * Reads an emailed link without spending it. The returned functions read it again synchronously: of two calls with one
 * link, only one can use it.
 * @throws ProviderError 400 `invalid-link` or `wrong-code`, 403 `ER-01239`
 */
export const readLink = async (provider: Provider, purpose: Kind, { userId, token, code }: Link) => {
  const { db, clock } = provider;
  const [tokenHash, codeHash] = await Promise.all([sha256(token), codeHashOf(token, code ?? '')]);
  const find = (): { row: InvitationRow; user: UserRow } => {
    const row = db.invitations.first('tokenHash', tokenHash);
    const user = row && db.users.get(row.userId);
    if (!user || !isFor(purpose, row, user) || row.userId !== userId || row.expiresAt <= clock.now()) throw ended();
    if (user.disabled || db.memberships.get(row.membershipId)?.disabled) throw ended();
    requireUnlocked(provider, row.tenantId, 'ER-01239');
    return { row, user };
  };
  const check = () => {
    const invitation = find();
    if (invitation.row.codeHash === undefined) return invitation;
    // The link alone is not sufficient when the email contains a code.
    if (code === undefined) throw ended();
    if (invitation.row.codeHash !== codeHash) throw countWrongCode(provider, invitation.row);
    return invitation;
  };
  find();
  return {
    find,
    check,
    spend: () => {
      const invitation = check();
      for (const kind of kinds) db.invitations.remove(rowId(kind, invitation.row.membershipId));
      return invitation;
    },
  };
};
