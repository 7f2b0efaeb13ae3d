import { expressSession, expressToken } from '@gatehouse/sdk/express';
import { createApiTokenVerifier, createServerSession, createTokenVerifier } from '@gatehouse/sdk/server';
import express from 'express';
import { closeServer, type StartServer, settings } from './settings.js';

export const startExpress: StartServer = (port) => {
  const { session, token, apiToken } = settings(port);
  const verify = [createTokenVerifier(token), createApiTokenVerifier(apiToken)];
  const app = express();
  app.use(express.urlencoded(), express.json());
  app.use(expressSession(createServerSession(session)));
  app.get('/me', ({ auth }, response) => {
    if (auth?.status !== 'signed-in') return void response.status(401).json({});
    response.json({ email: auth.user.email, tenantId: auth.user.tenantId });
  });
  app.get('/users', expressToken(verify, { permission: 'fe.secure.read.users' }), (_, response) => {
    response.json([]);
  });
  app.get('/accounts/:tenantId', expressToken(verify, { tenant: { param: 'tenantId' } }), ({ token }, response) => {
    response.json({ tenantId: token?.tenantId });
  });
  return new Promise((resolve) => {
    const server = app.listen(port, () => resolve(() => closeServer(server)));
  });
};
