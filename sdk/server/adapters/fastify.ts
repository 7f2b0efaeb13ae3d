import type { RequestSession, ServerSession } from '../session/server-session';
import { createTokenGuard, refusalResponse, type TokenGuardOptions, type TokenVerifiers } from '../token-guard';
import type { VerifiedToken } from '../verified-token';
import { type NodeRequest, type NodeResponse, sendResponse, toHeaders, toRequest } from './node';
import { requireSessions } from './require-sessions';

declare module 'fastify' {
  interface FastifyRequest {
    /** Session of the request, by {@link fastifySession}. */
    auth?: RequestSession;
    /** Verified token of the request, by {@link fastifyToken}. */
    token?: VerifiedToken | undefined;
  }
}

interface FastifyRequest {
  raw: NodeRequest;
  auth?: RequestSession;
}

interface FastifyReply {
  raw: NodeResponse;
  hijack(): void;
  header(name: string, value: string): unknown;
}

/**
 * Hook for Fastify: answers the paths of the session, and puts the session of each request into `request.auth`.
 *
 * @example app.addHook('onRequest', fastifySession(createServerSession({ issuer, clientId, baseUrl, secret })));
 */
export const fastifySession = (sessions: ServerSession) => {
  requireSessions('fastifySession', sessions);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { pathname } = new URL(request.raw.url ?? '/', sessions.origin);
    if (Object.values(sessions.paths).includes(pathname)) {
      const answer = await sessions.handle(await toRequest(request.raw, sessions.origin));
      if (answer) {
        reply.hijack();
        return sendResponse(answer, reply.raw);
      }
    }
    const { session, setCookies } = await sessions.read({ headers: toHeaders(request.raw.headers) });
    for (const cookie of setCookies) reply.header('set-cookie', cookie);
    request.auth = session;
  };
};

const paramsOf = (params: unknown) => (typeof params === 'object' && params !== null ? { ...params } : {});

/**
 * Hook for Fastify: verifies the access token of each request and puts it into `request.token`; others are refused.
 *
 * @example app.get('/users', { onRequest: fastifyToken(verify, { permission: 'fe.secure.read.users' }) }, handler);
 */
export const fastifyToken = (verify: TokenVerifiers, options?: TokenGuardOptions) => {
  const decide = createTokenGuard(verify, options);
  return async (
    request: Pick<FastifyRequest, 'raw'> & { token?: VerifiedToken | undefined; params?: unknown },
    reply: FastifyReply,
  ): Promise<void> => {
    const decision = await decide({ headers: toHeaders(request.raw.headers) }, paramsOf(request.params));
    if (decision.refusal) {
      reply.hijack();
      return sendResponse(refusalResponse(decision.refusal), reply.raw);
    }
    request.token = decision.token;
  };
};
