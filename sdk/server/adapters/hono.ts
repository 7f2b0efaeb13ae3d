import type { RequestSession, ServerSession } from '../session/server-session';

interface HonoContext {
  req: { raw: Request };
  set(key: 'auth', value: RequestSession): void;
  header(name: string, value: string, options: { append: boolean }): void;
}

/** Variables of Hono with the session: `new Hono<{ Variables: SessionVariables }>()`. */
export interface SessionVariables {
  auth: RequestSession;
}

/**
 * Middleware for Hono: answers the paths of the session, and puts the session of each request into the variable `auth`.
 *
 * @example app.use(honoSession(createServerSession({ issuer, clientId, baseUrl, secret })));
 */
export const honoSession =
  (sessions: ServerSession) =>
  async (context: HonoContext, next: () => Promise<void>): Promise<Response | undefined> => {
    const answer = await sessions.handle(context.req.raw);
    if (answer) return answer;
    const { session, setCookies } = await sessions.read(context.req.raw);
    context.set('auth', session);
    await next();
    for (const cookie of setCookies) context.header('set-cookie', cookie, { append: true });
    return undefined;
  };
