import formbody from '@fastify/formbody';
import { fastifySession, fastifyToken } from '@gatehouse/sdk/fastify';
import { createServerSession, createTokenVerifier, type RequestSession } from '@gatehouse/sdk/server';
import fastify from 'fastify';
import { type StartServer, settings } from './settings.js';

declare module 'fastify' {
  interface FastifyRequest {
    auth: RequestSession;
  }
}

export const startFastify: StartServer = async (port) => {
  const { session, token } = settings(port);
  const verify = createTokenVerifier(token);
  const app = fastify({ forceCloseConnections: true });
  app.addHook('onRequest', fastifySession(createServerSession(session)));
  await app.register(formbody);
  app.get('/me', async ({ auth }, reply) => {
    if (auth.status === 'signed-out') return reply.code(401).send({});
    return { email: auth.user.email, tenantId: auth.user.tenantId };
  });
  app.get('/users', { onRequest: fastifyToken(verify, { permission: 'fe.secure.read.users' }) }, async () => []);
  await app.listen({ port });
  return () => app.close();
};
