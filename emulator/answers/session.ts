import type { Call } from '../call';
import { oauthError, ProviderError, signedOut } from '../errors';
import { signOutBrowser } from '../oauth/log-out';
import { redeemCode } from '../oauth/redeem-code';
import { isPasswordOf } from '../rules/check-password';
import { issueTokens } from '../rules/issue-tokens';
import { beginAttempt, refuseLockedSecondFactor } from '../rules/lockout';
import { openMembership } from '../rules/memberships';
import { refreshCookie, rotate } from '../rules/refresh-tokens';
import { endSession } from '../rules/sessions';
import { continueSignIn } from '../rules/sign-in';
import { userByEmail } from '../rules/users';
import type { AnswersOf } from './answers-of';

/** Exchanges the browser's refresh token (or the given one) for new tokens, of one account if asked. */
const refresh = async (call: Call, tenantId?: string | null, given?: string) => {
  const { provider, cookies, client } = call;
  const token = given ?? refreshCookie(cookies, client);
  if (!token) throw signedOut();
  const { family, session } = await rotate(provider, cookies, client, token);
  return { session, tokens: await issueTokens(provider, { client, session, tenantId, notAfter: family.expiresAt }) };
};

/** Ends the session of the browser and that of the bearer token, whichever are there. */
const signOut = async ({ provider, cookies, bearer }: Call): Promise<undefined> => {
  if (bearer) endSession(provider, bearer.session.id);
  await signOutBrowser(provider, cookies);
};

const beginTokenCall = async ({ provider: { stats, settings } }: Call) => {
  stats.tokenCalls += 1;
  if (settings.tokenDelay > 0) await new Promise((resolve) => setTimeout(resolve, settings.tokenDelay));
};

export const session: AnswersOf<'session'> = {
  login: async (call, { email, password }) => {
    const { provider, db } = call;
    const attempt = beginAttempt(provider, 'password', email);
    const user = userByEmail(db, email);
    const right = await isPasswordOf(provider, user, password);
    if (!right || !user || user.disabled) {
      throw attempt.failed(new ProviderError(401, 'invalid-credentials', 'Incorrect email or password.'));
    }
    attempt.succeeded();
    refuseLockedSecondFactor(provider, user.email);
    return continueSignIn(call, user, ['pwd']);
  },
  refreshToken: async (call, { tenantId }) => {
    await beginTokenCall(call);
    const { session, tokens } = await refresh(call, tenantId);
    const user = call.db.users.get(session.userId);
    return {
      mfaRequired: false,
      accessToken: tokens.idToken,
      expiresIn: tokens.expiresIn,
      userEmail: user?.email,
    };
  },
  logout: signOut,
  token: async (call, input) => {
    await beginTokenCall(call);
    if (input.grant_type === 'authorization_code') return redeemCode(call, input);
    if (input.grant_type !== 'refresh_token') {
      throw oauthError('unsupported_grant_type', 'This kind of sign-in is not offered here.');
    }
    const { tokens } = await refresh(call, undefined, input.refresh_token);
    return { id_token: tokens.idToken, access_token: tokens.accessToken, expires_in: tokens.expiresIn };
  },
  silentAuthorize: async (call, { tenantId }) => {
    await beginTokenCall(call);
    const { tokens } = await refresh(call, tenantId);
    return { id_token: tokens.idToken, access_token: tokens.accessToken, expires_in: tokens.expiresIn };
  },
  oauthLogout: signOut,
  switchTenant: (call, { tenantId }) => {
    const { user, session } = call.caller();
    if (!openMembership(call.provider, user.id, tenantId)) {
      throw new ProviderError(403, 'not-a-member', 'You do not belong to this account. Choose another one.');
    }
    call.db.sessions.patch(session.id, { tenantId });
    call.db.users.patch(user.id, { tenantId });
  },
};
