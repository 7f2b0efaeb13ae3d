import type { Call } from '../http/call';
import { oauthError, ProviderError, signedOut } from '../http/errors';
import { cookieHint } from '../http/origins';
import { signOutBrowser } from '../oauth/log-out';
import { HOSTED_PORTAL } from '../oauth/portal';
import { redeemCode } from '../oauth/redeem-code';
import { recordFailure } from '../rules/audits/record-operation';
import { openMembership } from '../rules/members/memberships';
import { userByEmail } from '../rules/members/users';
import { isPasswordOf } from '../rules/passwords/check-password';
import { noteLeak } from '../rules/passwords/leaked-password';
import { refuseLockedSecondFactor } from '../rules/passwords/lockout';
import { beginPasswordAttempt } from '../rules/passwords/password-attempts';
import { sendPromisedLink, sendUnlockLink } from '../rules/passwords/unlock-link';
import { issueTokens, tokenResponse } from '../rules/sessions/issue-tokens';
import { rotate, rotateCookie, startBodyFamily, startCookieFamily } from '../rules/sessions/refresh-tokens';
import { browserSession, endBeyondLimit, endSession } from '../rules/sessions/sessions';
import { continueSignIn } from '../rules/sign-in/sign-in';
import { refusePasswordOf } from '../rules/sso/sso-connections';
import { cookie, type OperationsOf, operation } from './operation';

/**
 * The hosted portal is a page of the provider itself, so the browser's session there is its session too: it is not sent
 * through an authorization that nobody would have to answer.
 */
const startAtProvider = async ({ provider, cookies, client, request }: Call) => {
  if (client.id !== HOSTED_PORTAL || request.headers.get('origin') !== provider.issuer) return undefined;
  const session = await browserSession(provider, cookies);
  return session && { session, family: await startCookieFamily(provider, cookies, client, session) };
};

/** Exchanges the browser's refresh token for new tokens, optionally of a given account. */
const refreshByCookie = async (call: Call, tenantId?: string | null) => {
  const { provider, cookies, client, application, request } = call;
  const rotated = (await rotateCookie(provider, cookies, client)) ?? (await startAtProvider(call));
  if (!rotated) throw signedOut(cookieHint(provider.issuer, request));
  const { family, session } = rotated;
  return {
    session,
    tokens: await issueTokens(provider, { client, application, session, tenantId, notAfter: family.expiresAt }),
  };
};

/** OAuth's refresh token grant: with the client's token, or the one in the cookie. */
const refreshGrant = async (call: Call, given: string | undefined) => {
  const { provider, client } = call;
  if (given === undefined) return silent(call);
  const { family, session, token } = await rotate(provider, client, 'body', given);
  return tokenResponse(
    await issueTokens(provider, { client, application: call.application, session, notAfter: family.expiresAt }),
    token,
  );
};

const silent = async (call: Call, tenantId?: string | null) => {
  const { session, tokens } = await refreshByCookie(call, tenantId);
  return tokenResponse(tokens, await startBodyFamily(call.provider, call.client, session));
};

/** Ends the session of the browser and that of the bearer token, if present. */
const signOut = async ({ provider, cookies, bearer }: Call): Promise<undefined> => {
  if (bearer) endSession(provider, bearer.session.id);
  await signOutBrowser(provider, cookies);
};

const beginTokenCall = async ({ provider: { stats, settings } }: Call) => {
  stats.tokenCalls += 1;
  if (settings.tokenDelay > 0) await new Promise((resolve) => setTimeout(resolve, settings.tokenDelay));
};

export const session: OperationsOf<'session'> = {
  login: operation({ as: 'none', captcha: true }, async (call, { email, password, invitationToken }) => {
    const { provider, db } = call;
    refusePasswordOf(db, email);
    // The router has verified the CAPTCHA, if there is one.
    const attempt = await beginPasswordAttempt(call, email, provider.settings.captcha).catch(async (refusal) => {
      await sendPromisedLink(call, email, refusal);
      throw refusal;
    });
    const user = userByEmail(db, email);
    const right = await isPasswordOf(provider, user, password);
    if (!right || !user || user.disabled) {
      if (user) recordFailure(call, user, attempt.isLast);
      const refusal = attempt.failed(new ProviderError(401, 'invalid-credentials', 'Incorrect email or password.'));
      if (attempt.isLast) await sendUnlockLink(call, email, user?.disabled ? undefined : user);
      throw refusal;
    }
    attempt.succeeded();
    refuseLockedSecondFactor(provider, user.email);
    return continueSignIn(call, await noteLeak(provider, user, password), ['pwd'], invitationToken);
  }),
  refreshToken: operation(cookie, async (call, input) => {
    await beginTokenCall(call);
    const { session, tokens } = await refreshByCookie(call, input?.tenantId);
    const user = call.db.users.get(session.userId);
    return {
      mfaRequired: false,
      accessToken: tokens.idToken,
      expiresIn: tokens.expiresIn,
      userEmail: user?.email,
    };
  }),
  logout: operation(cookie, signOut),
  token: operation({ ...cookie, provesClient: true }, async (call, input) => {
    await beginTokenCall(call);
    if (input.grant_type === 'authorization_code') return redeemCode(call, input);
    if (input.grant_type !== 'refresh_token') {
      throw oauthError('unsupported_grant_type', 'Send grant_type authorization_code or refresh_token.');
    }
    return refreshGrant(call, input.refresh_token);
  }),
  silentAuthorize: operation(cookie, async (call, input) => {
    await beginTokenCall(call);
    return silent(call, input?.tenantId);
  }),
  oauthLogout: operation(cookie, signOut),
  switchTenant: operation({ audit: 'Account switched' }, (call, { tenantId }) => {
    const { user, session } = call.caller();
    if (!openMembership(call.provider, user.id, tenantId)) {
      throw new ProviderError(403, 'not-a-member', 'You do not belong to this account. Choose another one.');
    }
    endBeyondLimit(call.provider, { ...session, tenantId });
    call.db.sessions.patch(session.id, { tenantId });
    call.db.users.patch(user.id, { tenantId });
  }),
};
