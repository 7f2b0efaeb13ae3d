import { Hono } from 'hono';
import { object, optional, safeParse, string } from 'zod/mini';
import type { Emulator } from '../emulator';
import { headerCookies } from '../http/cookies';
import { messagePage } from '../oauth/pages';
import { userByEmail } from '../rules/members/users';
import { issueActorToken } from '../rules/sign-in/impersonation';
import { buttonForm, readBody } from './developer-page';

const PATH = '/_emulator/act-as';
/** Default impersonator. */
const OPERATOR = 'operator@vendor.test';

const Input = object({ email: string(), actor: optional(string()) });

/** Renders a button that opens an impersonation link in this browser. */
export const actAsForm = (email: string): string => buttonForm(PATH, { email }, 'Act as', { label: `Act as ${email}` });

/** Creates the routes that issue impersonation links to this browser. */
export const createActAs = (emulator: Emulator): Hono => {
  const app = new Hono();
  const { db, clients, issuer } = emulator;
  app.post('/', async (c) => {
    const { isForm, body } = await readBody(c);
    const { success, data } = safeParse(Input, body);
    const user = success ? userByEmail(db, data.email) : undefined;
    if (!success || !user) return messagePage(404, 'No such user', 'Go back and choose one of the users.');
    const headers = new Headers();
    const actor = data.actor?.trim() || OPERATOR;
    const actorToken = await issueActorToken(emulator, headerCookies(c.req.raw, headers), { user, actor });
    const link = new URL('/account/impersonate', issuer);
    const [client] = clients;
    if (client) link.searchParams.set('app', client.id);
    link.searchParams.set('impersonatedUserId', user.id);
    link.searchParams.set('actorToken', actorToken);
    if (!isForm) return Response.json({ link: link.href }, { status: 201, headers });
    headers.set('location', link.href);
    return new Response(null, { status: 303, headers });
  });
  return app;
};
