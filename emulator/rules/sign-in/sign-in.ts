import type { contracts, Wire } from '@gatehouse/sdk/contracts';
import type { UserRow } from '../../db/rows/accounts';
import type { Call } from '../../http/call';
import { audited } from '../audits/audits';
import { recordOperation } from '../audits/record-operation';
import { devicesOf, hasFactor, isMfaForced } from '../factors/factors';
import { openMfaSession } from '../factors/mfa-sessions';
import { isRemembered } from '../factors/remembered-devices';
import { requireApplication } from '../members/applications';
import { enterByInviteLink, inviteLinkOf } from '../members/enter-by-invite-link';
import { entryAccount } from '../members/memberships';
import { holdBack } from '../passwords/leaked-password';
import { requireYoungPassword } from '../passwords/password-age';
import { issueTokens } from '../sessions/issue-tokens';
import { startCookieFamily } from '../sessions/refresh-tokens';
import { startSession } from '../sessions/sessions';
import { noteBrowser } from './known-browsers';

export type LoginResult = Wire<(typeof contracts)['session']['login']>;

/**
 * Completes a sign-in: session, cookies and the user token of the embedded login. Joins the account of an invitation
 * link first.
 */
export const completeSignIn = async (
  call: Call,
  known: UserRow,
  amr: readonly string[],
  invitationToken?: string,
): Promise<LoginResult> => {
  const user = enterByInviteLink(call, known, inviteLinkOf(call, invitationToken));
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
