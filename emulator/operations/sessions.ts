import { sessionLimits } from '@gatehouse/sdk/sessions';
import type { SessionRow } from '../db/rows/sessions';
import type { Call } from '../http/call';
import { oauthError, ProviderError, signedOut } from '../http/errors';
import { cookieHint } from '../http/origins';
import { signOutBrowser } from '../oauth/log-out';
import { HOSTED_PORTAL } from '../oauth/portal';
import { redeemCode } from '../oauth/redeem-code';
import { audited } from '../rules/audits/audits';
import { recordFailure } from '../rules/audits/record-operation';
import { forgetDevices } from '../rules/factors/factors';
import { changeableMember } from '../rules/members/members';
import { openMembership } from '../rules/members/memberships';
import { userByEmail } from '../rules/members/users';
import { noteLeak } from '../rules/passwords/leaked-passwords';
import { refuseLockedSecondFactor } from '../rules/passwords/lockout';
import { isPasswordOf } from '../rules/passwords/new-password';
import { beginPasswordAttempt, sendPromisedLink, sendUnlockLink } from '../rules/passwords/password-attempts';
import { policies } from '../rules/policies/policies';
import { issueTokens, tokenResponse } from '../rules/sessions/issue-tokens';
import { authenticate } from '../rules/sessions/principal';
import { rotate, rotateCookie, startBodyFamily, startCookieFamily } from '../rules/sessions/refresh-tokens';
import {
  activeSessionsOf,
  browserSession,
  endBeyondLimit,
  endOf,
  endSession,
  endSessionsIn,
  endSessionsOf,
  startSession,
} from '../rules/sessions/sessions';
import { spendActorToken, userToActAs } from '../rules/sign-in/impersonation';
import { continueSignIn } from '../rules/sign-in/sign-in';
import { refusePasswordOf } from '../rules/sso/sso-connections';
import { cookie, type OperationsOf, operation, user } from './operation';
import { readPolicy, savedPolicy } from './security-policy';

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
const refreshGrant = async (call: Call, refreshToken: string | undefined) => {
  const { provider, client } = call;
  if (refreshToken === undefined) return silent(call);
  const { family, session, token } = await rotate(provider, client, 'body', refreshToken);
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

const iso = (ms: number) => new Date(ms).toISOString();

const wireSession = ({ provider }: Call, row: SessionRow, currentId: string) => ({
  id: row.id,
  userAgent: row.userAgent,
  createdAt: iso(row.createdAt),
  ipAddress: row.ip,
  current: row.id === currentId,
  expires: iso(endOf(provider, row)),
  impersonated: false,
});

const mine = ({ provider, caller }: Call): SessionRow[] => activeSessionsOf(provider, caller().user.id);

const checkLimits = (limits: ReturnType<typeof policies.sessions.get>): void => {
  const { sessionTimeoutConfiguration, sessionIdleTimeoutConfiguration, sessionConcurrentConfiguration } = limits;
  const { seconds, maxSessions } = sessionLimits;
  const counts = [
    { config: sessionTimeoutConfiguration, count: sessionTimeoutConfiguration?.timeout, limit: seconds },
    { config: sessionIdleTimeoutConfiguration, count: sessionIdleTimeoutConfiguration?.timeout, limit: seconds },
    { config: sessionConcurrentConfiguration, count: sessionConcurrentConfiguration?.maxSessions, limit: maxSessions },
  ];
  for (const { config, count = Number.NaN, limit } of counts) {
    if (!config?.isActive || (Number.isSafeInteger(count) && count >= limit.min && count <= limit.max)) continue;
    throw new ProviderError(400, 'invalid-limit', `Enter a whole number from ${limit.min} to ${limit.max}.`);
  }
};

export const sessions: OperationsOf<'sessions'> = {
  list: operation(user, (call) => {
    const { session } = call.caller();
    return mine(call)
      .sort((a, b) => b.createdAt - a.createdAt)
      .map((row) => wireSession(call, row, session.id));
  }),
  getCurrent: operation(user, (call) => {
    // The row as updated by this call, which counts as a use of the session.
    const { id } = call.caller().session;
    return wireSession(call, call.db.sessions.get(id) ?? call.caller().session, id);
  }),
  delete: operation({ audit: 'Session ended: {userAgent}' }, (call, { id }) => {
    const row = mine(call).find((session) => session.id === id);
    if (!row) throw new ProviderError(404, 'session-not-found', 'This session has ended already.');
    audited(call, { userAgent: row.userAgent });
    endSession(call.provider, row.id);
  }),
  deleteAll: operation({ audit: 'All own sessions ended', severity: 'Medium' }, ({ provider, caller }) => {
    const { user } = caller();
    endSessionsOf(provider, user.id);
    forgetDevices(provider, user.id);
  }),
  revokeForUser: operation(
    {
      permission: 'fe.secure.delete.sessions',
      audit: 'Sessions ended: {email}',
      severity: 'High',
      event: 'frontegg.user.sessionsRevoked',
    },
    (call, { userId }) => {
      const { user, membership } = changeableMember(call, userId);
      audited(call, { email: user.email });
      endSessionsIn(call.provider, user.id, membership.tenantId);
      forgetDevices(call.provider, user.id);
    },
  ),
  getConfigurations: operation(readPolicy, policies.sessions.get),
  // Limits missing in the body keep their value.
  saveConfigurations: operation(savedPolicy('Session limits changed'), (call, limits) => {
    checkLimits(limits);
    policies.sessions.save(call, { ...policies.sessions.get(call), ...limits });
  }),
};

/** Returns the member whose session token is the actor token; undefined for a token of the console. */
const actingMember = ({ provider, request }: Call, actorToken: string) =>
  authenticate(provider, new Request(request.url, { headers: { authorization: `Bearer ${actorToken}` } })).catch(
    () => undefined,
  );

export const impersonation: OperationsOf<'impersonation'> = {
  impersonate: operation(
    { as: 'none', audit: 'Impersonation started: {actor}', severity: 'High' },
    async (call, { impersonatedUserId, actorToken }) => {
      const { provider, cookies, client } = call;
      const member = await actingMember(call, actorToken);
      const { user, actor } = member
        ? { user: userToActAs(provider, member, impersonatedUserId), actor: member.user.email }
        : await spendActorToken(provider, cookies, actorToken, impersonatedUserId);
      await signOutBrowser(provider, cookies);
      const started = await startSession(provider, call, user, ['impersonation'], actor);
      // In the account that the member acts in.
      const session = member ? provider.db.sessions.patch(started.id, { tenantId: member.tenantId }) : started;
      await startCookieFamily(provider, cookies, client, session ?? started);
      audited({ ...call, bearer: undefined }, { actor }, { user, tenantId: (session ?? started).tenantId });
    },
  ),
};
