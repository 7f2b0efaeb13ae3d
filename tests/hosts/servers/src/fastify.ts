import formbody from '@fastify/formbody';
import { fastifySession, fastifyToken } from '@gatehouse/sdk/fastify';
import { createApiTokenVerifier, createServerSession, createTokenVerifier } from '@gatehouse/sdk/server';
import fastify from 'fastify';
import { type StartServer, settings } from './settings.js';

export const startFastify: StartServer = async (port) => {
  const { session, token, apiToken } = settings(port);
  const verify = [createTokenVerifier(token), createApiTokenVerifier(apiToken)];
  const app = fastify({ forceCloseConnections: true });
  app.addHook('onRequest', fastifySession(createServerSession(session)));
  await app.register(formbody);
  app.get('/me', async ({ auth }, reply) => {
    if (auth?.status !== 'signed-in') return reply.code(401).send({});
    return { email: auth.user.email, tenantId: auth.user.tenantId };
  });
  app.get('/users', { onRequest: fastifyToken(verify, { permission: 'fe.secure.read.users' }) }, async () => []);
  const ofAccount = fastifyToken(verify, { tenant: { param: 'tenantId' } });
  app.get('/accounts/:tenantId', { onRequest: ofAccount }, async ({ token }) => ({ tenantId: token?.tenantId }));
  await app.listen({ port });
  return () => app.close();
};
