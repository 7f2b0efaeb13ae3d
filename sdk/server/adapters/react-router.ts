import { createOptionChecks } from '../option-checks';
import type { RequestSession, ServerSession } from '../session/server-session';
import { requireSessions } from './require-sessions';

interface RouterContext<Key> {
  set(key: Key, value: RequestSession): void;
}

/**
 * Middleware for React Router in framework mode: answers the paths of the session, and puts the session of each request into
 * its context.
 *
 * @param context A context of React Router: `createContext<RequestSession>()`.
 * @example
 * // app/root.tsx
 * export const middleware = [routerSession(sessions, sessionContext)];
 * export const loader = ({ context }) => initialSession(context.get(sessionContext));
 */
export const routerSession = <Key>(sessions: ServerSession, context: Key) => {
  requireSessions('routerSession', sessions);
  if (context === undefined)
    createOptionChecks('routerSession').refuse('the context is missing. Create one with createContext().');
  return async (
    { request, context: values }: { request: Request; context: RouterContext<Key> },
    next: () => Promise<Response>,
  ): Promise<Response> => {
    const answer = await sessions.handle(request);
    if (answer) return answer;
    const { session, setCookies } = await sessions.read(request);
    values.set(context, session);
    const response = await next();
    for (const cookie of setCookies) response.headers.append('set-cookie', cookie);
    return response;
  };
};
