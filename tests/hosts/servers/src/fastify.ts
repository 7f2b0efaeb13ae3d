import formbody from '@fastify/formbody';
import { fastifySession, fastifyToken } from '@gatehouse/sdk/fastify';
import {
  createApiTokenVerifier,
  createServerSession,
  createTokenVerifier,
  type RequestSession,
} from '@gatehouse/sdk/server';
import fastify from 'fastify';
import { type StartServer, settings } from './settings.js';

declare module 'fastify' {
  interface FastifyRequest {
    auth: RequestSession;
  }
}

export const startFastify: StartServer = async (port) => {
  const { session, token, apiToken } = settings(port);
  const verify = [createTokenVerifier(token), createApiTokenVerifier(apiToken)];
  const app = fastify({ forceCloseConnections: true });
  app.addHook('onRequest', fastifySession(createServerSession(session)));
  await app.register(formbody);
  app.get('/me', async ({ auth }, reply) => {
    if (auth.status === 'signed-out') return reply.code(401).send({});
    return { email: auth.user.email, tenantId: auth.user.tenantId };
  });
  app.get('/users', { onRequest: fastifyToken(verify, { permission: 'fe.secure.read.users' }) }, async () => []);
  const ofAccount = fastifyToken(verify, { tenant: { param: 'tenantId' } });
  app.get('/accounts/:tenantId', { onRequest: ofAccount }, async ({ params }) => params);
  await app.listen({ port });
  return () => app.close();
};
