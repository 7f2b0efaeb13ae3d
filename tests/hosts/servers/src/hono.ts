import type { Server } from 'node:http';
import { honoSession, honoToken } from '@gatehouse/sdk/hono';
import { createApiTokenVerifier, createServerSession, createTokenVerifier } from '@gatehouse/sdk/server';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { closeServer, type StartServer, settings } from './settings.js';

export const startHono: StartServer = async (port) => {
  const { session, token, apiToken } = settings(port);
  const verify = [createTokenVerifier(token), createApiTokenVerifier(apiToken)];
  const app = new Hono();
  app.use(honoSession(createServerSession(session)));
  app.get('/me', (context) => {
    const auth = context.get('auth');
    if (auth?.status !== 'signed-in') return context.json({}, 401);
    return context.json({ email: auth.user.email, tenantId: auth.user.tenantId });
  });
  app.get('/users', honoToken(verify, { permission: 'fe.secure.read.users' }), (context) => context.json([]));
  app.get('/accounts/:tenantId', honoToken(verify, { tenant: { param: 'tenantId' } }), (context) =>
    context.json({ tenantId: context.get('token')?.tenantId }),
  );
  const server = serve({ fetch: app.fetch, port }) as Server;
  return () => closeServer(server);
};
