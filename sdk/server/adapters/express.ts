import type { RequestSession, ServerSession } from '../session/server-session';
import { createTokenGuard, refusalResponse, type TokenGuardOptions } from '../token-guard';
import type { TokenVerifier, VerifiedToken } from '../verify-token';
import { type NodeRequest, type NodeResponse, sendResponse, toHeaders, toRequest } from './node';

/** A request of Express with its session. */
export type WithSession<R extends NodeRequest = NodeRequest> = R & { auth: RequestSession };

/**
 * Middleware for Express: answers the paths of the session, and puts the session of each request into `request.auth`.
 *
 * @example app.use(expressSession(createServerSession({ issuer, clientId, baseUrl, secret })));
 */
export const expressSession =
  (sessions: ServerSession) =>
  async (request: NodeRequest & { auth?: RequestSession }, response: NodeResponse, next: (error?: unknown) => void) => {
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

/**
 * Middleware for Express: verifies the access token of each request and puts it into `request.token`; others are refused.
 *
 * @example app.get('/users', expressToken(verify, { permission: 'fe.secure.read.users' }), handler);
 */
export const expressToken = (verify: TokenVerifier, options?: TokenGuardOptions) => {
  const decide = createTokenGuard(verify, options);
  return async (
    request: NodeRequest & { token?: VerifiedToken | undefined },
    response: NodeResponse,
    next: (error?: unknown) => void,
  ) => {
    try {
      const decision = await decide({ headers: toHeaders(request.headers) });
      if (decision.refusal) return await sendResponse(refusalResponse(decision.refusal), response);
      request.token = decision.token;
      next();
    } catch (error) {
      next(error);
    }
  };
};
