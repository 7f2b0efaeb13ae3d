import type { contracts, Wire } from '@gatehouse/sdk/contracts';
import { canonicalEmail } from '@gatehouse/sdk/text';
import type { UserRow } from '../../db/rows/accounts';
import type { Call, Caller } from '../../http/call';
import type { Cookies } from '../../http/cookies';
import { ProviderError } from '../../http/errors';
import type { Provider } from '../../provider';
import { audited } from '../audits/audits';
import { recordOperation } from '../audits/record-operation';
import { devicesOf, hasFactor, isMfaForced, isRemembered } from '../factors/factors';
import { openMfaSession } from '../factors/mfa-sessions';
import { requireApplication } from '../members/applications';
import { entryAccount, openAccountsOf } from '../members/memberships';
import { enterByInviteLink, inviteLinkOf } from '../members/sign-up';
import { userByEmail } from '../members/users';
import { holdBack } from '../passwords/leaked-passwords';
import { rotation } from '../policies/policies';
import { issueTokens } from '../sessions/issue-tokens';
import { startCookieFamily } from '../sessions/refresh-tokens';
import { MULTI_FACTOR, startSession } from '../sessions/sessions';
import { noteBrowser } from './known-browsers';

const MINUTE = 60_000;

/**
 * Refuses a sign-in with a password that is older than one of the user's accounts allows. Setting a new one by "Forgot
 * password?" starts its age again; a password of unknown age is as old as its user.
 *
 * @throws ProviderError 403 `password-expired`
 */
const requireYoungPassword = ({ db, provider }: Call, user: UserRow): void => {
  const periods = openAccountsOf(provider, user.id)
    .map((tenantId) => rotation.read(db, tenantId))
    .flatMap(({ isActive, rotationPeriod }) => (isActive ? [rotationPeriod * MINUTE] : []));
  const age = provider.clock.now() - (user.passwordSetAt ?? Date.parse(user.createdAt));
  if (age <= Math.min(...periods)) return;
  throw new ProviderError(403, 'password-expired', 'Your password has expired. Set a new one with “Forgot password?”.');
};

/** Returns the user of an email address, or of its local part, such as `admin`. */
const userOf = ({ db }: Provider, identifier: string): UserRow => {
  const user =
    userByEmail(db, identifier) ?? db.users.find(({ email }) => email.startsWith(`${canonicalEmail(identifier)}@`));
  if (user) return user;
  const examples = db.users.list().slice(0, 10);
  throw new Error(`Unknown user "${identifier}". Users: ${examples.map(({ email }) => email).join(', ')}.`);
};

/**
 * Signs a user in to all clients, without a password and, if they have one, as if with their second factor.
 * @throws Error when the user does not exist or is disabled; ProviderError when no account admits them
 */
export const signInAs = async (provider: Provider, cookies: Cookies, identifier: string): Promise<UserRow> => {
  const user = userOf(provider, identifier);
  if (user.disabled) throw new Error(`${user.email} is disabled.`);
  const amr = hasFactor(user) ? ['pwd', 'mfa', 'otp'] : ['pwd'];
  const request = new Request(provider.issuer);
  const session = await startSession(provider, { request, cookies }, user, amr);
  for (const client of provider.clients) await startCookieFamily(provider, cookies, client, session);
  return user;
};

export type LoginResult = Wire<(typeof contracts)['session']['login']>;

/**
 * Completes a sign-in: session, cookies and the user token of the embedded login. Joins the account of an invitation
 * link first.
 */
export const completeSignIn = async (
  call: Call,
  authenticated: UserRow,
  amr: readonly string[],
  invitationToken?: string,
): Promise<LoginResult> => {
  const user = enterByInviteLink(call, authenticated, inviteLinkOf(call, invitationToken));
  // Before the session is created: a refused user stays signed out.
  requireApplication(call.db, call.application, user.id, entryAccount(call.provider, user));
  const session = await startSession(call.provider, call, user, amr);
  await noteBrowser(call, user.id);
  const family = await startCookieFamily(call.provider, call.cookies, call.client, session);
  const grant = { client: call.client, application: call.application, session, notAfter: family.expiresAt };
  const { idToken, expiresIn } = await issueTokens(call.provider, grant);
  audited(call, { methods: amr }, { user, tenantId: session.tenantId });
  recordOperation(call, { audit: 'Signed in', event: 'frontegg.user.authenticated' });
  return {
    mfaRequired: false,
    accessToken: idToken,
    expiresIn,
    userEmail: user.email,
    emailVerified: user.verified,
    isBreachedPassword: user.breachedPassword,
  };
};

/** Continues after the first factor: completes the sign-in, or requires the second factor. */
export const continueSignIn = async (
  call: Call,
  user: UserRow,
  amr: readonly string[],
  invitationToken?: string,
): Promise<LoginResult> => {
  // Refuses a user without an accessible account before the second factor.
  if (!inviteLinkOf(call, invitationToken)) entryAccount(call.provider, user);
  // Before the second factor: a leaked password must be replaced by its owner first.
  const pending = amr[0] === 'pwd' ? await holdBack(call, user) : undefined;
  if (pending) return pending;
  if (amr[0] === 'pwd') requireYoungPassword(call, user);
  const enrolled = hasFactor(user);
  const isRequired = enrolled
    ? !(await isRemembered(call, user))
    : user.mfaForced || isMfaForced(call.provider, user, amr);
  if (!isRequired) return completeSignIn(call, user, amr, invitationToken);
  return {
    mfaRequired: true,
    mfaToken: await openMfaSession(call, user, amr, invitationToken),
    mfaEnrolled: enrolled,
    mfaDevices: devicesOf(user),
    mfaStrategies: [...call.provider.settings.mfaStrategies],
    userEmail: user.email,
  };
};

/**
 * Requires a recent sign-in, with the second factor if the user has one.
 * @throws ProviderError 403 `step-up-required` with `maxAge` in seconds
 */
export const requireStepUp = ({ clock }: Provider, { user, session }: Caller, maxAge: number): void => {
  const isRecent = clock.now() - session.authTime <= maxAge * 1000;
  if (isRecent && (!hasFactor(user) || session.acr === MULTI_FACTOR)) return;
  throw new ProviderError(403, 'step-up-required', "Confirm it's you to continue.", { context: { maxAge } });
};
