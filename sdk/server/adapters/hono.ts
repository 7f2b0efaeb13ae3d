import type { RequestSession, ServerSession } from '../session/server-session';
import {
  createTokenGuard,
  type RouteParams,
  refusalResponse,
  type TokenGuardOptions,
  type TokenVerifiers,
} from '../token-guard';
import type { VerifiedToken } from '../verified-token';
import { requireSessions } from './require-sessions';

declare module 'hono' {
  interface ContextVariableMap {
    /** Session of the request, by {@link honoSession}. */
    auth: RequestSession | undefined;
    /** Verified token of the request, by {@link honoToken}. */
    token: VerifiedToken | undefined;
  }
}

interface HonoContext {
  req: { raw: Request };
  set(key: 'auth', value: RequestSession): void;
  header(name: string, value: string, options: { append: boolean }): void;
}

/**
 * Middleware for Hono: answers the paths of the session, and puts the session of each request into the variable `auth`.
 *
 * @example app.use(honoSession(createServerSession({ issuer, clientId, baseUrl, secret })));
 */
export const honoSession = (sessions: ServerSession) => {
  requireSessions('honoSession', sessions);
  return async (context: HonoContext, next: () => Promise<void>): Promise<Response | undefined> => {
    const answer = await sessions.handle(context.req.raw);
    if (answer) return answer;
    const { session, setCookies } = await sessions.read(context.req.raw);
    context.set('auth', session);
    await next();
    for (const cookie of setCookies) context.header('set-cookie', cookie, { append: true });
    return undefined;
  };
};

/**
 * Middleware for Hono: verifies the access token of each request and puts it into the variable `token`; others are refused.
 *
 * @example app.get('/users', honoToken(verify, { permission: 'fe.secure.read.users' }), handler);
 */
export const honoToken = (verify: TokenVerifiers, options?: TokenGuardOptions) => {
  const decide = createTokenGuard(verify, options);
  return async (
    context: { req: { raw: Request; param(): RouteParams }; set(key: 'token', value: VerifiedToken | undefined): void },
    next: () => Promise<void>,
  ): Promise<Response | undefined> => {
    const decision = await decide(context.req.raw, context.req.param());
    if (decision.refusal) return refusalResponse(decision.refusal);
    context.set('token', decision.token);
    await next();
    return undefined;
  };
};
