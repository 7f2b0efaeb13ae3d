import { expressSession, expressToken } from '@gatehouse/sdk/express';
import { createServerSession, createTokenVerifier } from '@gatehouse/sdk/server';
import express, { type Express } from 'express';

export interface Settings {
  session: Parameters<typeof createServerSession>[0];
  token: Parameters<typeof createTokenVerifier>[0];
}

const signedOut = '<p><a href="/auth/login?returnTo=/">Sign in</a></p>';
const signedIn = `<p><a href="/me">Who you are</a></p>
<form method="post" action="/auth/logout"><button>Sign out</button></form>`;

/** Pages with a session on the server, and an API that takes access tokens. */
export const createApp = ({ session, token }: Settings): Express => {
  const verify = createTokenVerifier(token);
  const app = express();
  app.use(express.urlencoded(), express.json());
  // Answers /auth/login, /auth/callback, /auth/session, /auth/switch and /auth/logout.
  app.use(expressSession(createServerSession(session)));

  app.get('/', ({ auth }, response) => {
    response.send(auth?.status === 'signed-in' ? signedIn : signedOut);
  });
  app.get('/me', ({ auth }, response) => {
    if (auth?.status !== 'signed-in') return void response.status(401).json({});
    response.json({ email: auth.user.email, tenantId: auth.user.tenantId });
  });
  app.get('/users', expressToken(verify, { permission: 'fe.secure.read.users' }), ({ token }, response) => {
    response.json({ readBy: token?.userId });
  });
  return app;
};
