import type { RequestSession, ServerSession } from '../session/server-session';
import { requireSessions } from './require-sessions';

interface SvelteEvent {
  request: Request;
  locals: object;
}

declare global {
  namespace App {
    interface Locals {
      /** Session of the request, by {@link svelteSession}. */
      auth: RequestSession;
    }
  }
}

/**
 * Hook for SvelteKit: answers the paths of the session, and puts the session of each request into `locals.auth`.
 *
 * @example
 * // src/hooks.server.ts
 * export const handle = svelteSession(createServerSession({ issuer, clientId, baseUrl, secret }));
 */
export const svelteSession = (sessions: ServerSession) => {
  requireSessions('svelteSession', sessions);
  return async <E extends SvelteEvent>({
    event,
    resolve,
  }: {
    event: E;
    resolve: (event: E) => Response | Promise<Response>;
  }) => {
    const answer = await sessions.handle(event.request);
    if (answer) return answer;
    const { session, setCookies } = await sessions.read(event.request);
    Object.assign(event.locals, { auth: session } satisfies App.Locals);
    const response = await resolve(event);
    for (const cookie of setCookies) response.headers.append('set-cookie', cookie);
    return response;
  };
};
