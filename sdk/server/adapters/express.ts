import type { RequestSession, ServerSession } from '../session/server-session';
import {
  createTokenGuard,
  type RouteParams,
  refusalResponse,
  type TokenGuardOptions,
  type TokenVerifiers,
} from '../token-guard';
import type { VerifiedToken } from '../verified-token';
import { type NodeRequest, type NodeResponse, sendResponse, toHeaders, toRequest } from './node';
import { requireSessions } from './require-sessions';

declare global {
  namespace Express {
    interface Request {
      /** Session of the request, by {@link expressSession}. */
      auth?: RequestSession;
      /** Verified token of the request, by {@link expressToken}. */
      token?: VerifiedToken | undefined;
    }
  }
}

/**
 * Middleware for Express: answers the paths of the session, and puts the session of each request into `request.auth`.
 *
 * @example app.use(expressSession(createServerSession({ issuer, clientId, baseUrl, secret })));
 */
export const expressSession = (sessions: ServerSession) => {
  requireSessions('expressSession', sessions);
  return async (
    request: NodeRequest & { auth?: RequestSession },
    response: NodeResponse,
    next: (error?: unknown) => void,
  ) => {
    try {
      const { pathname } = new URL(request.originalUrl ?? request.url ?? '/', sessions.origin);
      if (Object.values(sessions.paths).includes(pathname)) {
        const answer = await sessions.handle(await toRequest(request, sessions.origin));
        if (answer) return await sendResponse(answer, response);
      }
      const { session, setCookies } = await sessions.read({ headers: toHeaders(request.headers) });
      for (const cookie of setCookies) response.appendHeader('set-cookie', cookie);
      request.auth = session;
      next();
    } catch (error) {
      next(error);
    }
  };
};

/**
 * Middleware for Express: verifies the access token of each request and puts it into `request.token`; others are refused.
 *
 * @example app.get('/users', expressToken(verify, { permission: 'fe.secure.read.users' }), handler);
 */
export const expressToken = (verify: TokenVerifiers, options?: TokenGuardOptions) => {
  const decide = createTokenGuard(verify, options);
  return async (
    request: NodeRequest & { token?: VerifiedToken | undefined; params?: RouteParams },
    response: NodeResponse,
    next: (error?: unknown) => void,
  ) => {
    try {
      const decision = await decide({ headers: toHeaders(request.headers) }, request.params);
      if (decision.refusal) return await sendResponse(refusalResponse(decision.refusal), response);
      request.token = decision.token;
      next();
    } catch (error) {
      next(error);
    }
  };
};
