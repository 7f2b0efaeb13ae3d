import type { Server } from 'node:http';

const issuer = process.env.IDENTITY_URL ?? 'http://localhost:4400';

/** What a server needs of its provider. */
export const settings = (port: number) => ({
  session: {
    issuer,
    clientId: 'local',
    clientSecret: process.env.CLIENT_SECRET ?? '',
    baseUrl: `http://localhost:${port}`,
    secret: process.env.SESSION_SECRET ?? '',
  },
  // Tokens of a hosted and of an embedded login.
  token: { issuer, audience: 'local', type: ['at+jwt', 'JWT'] },
  // Tokens of programs in x-api-key.
  apiToken: { issuer, clientId: 'local', clientSecret: process.env.CLIENT_SECRET ?? '' },
});

/** Starts a server, and returns what stops it. */
export type StartServer = (port: number) => Promise<() => Promise<unknown>>;

/** Stops a server of Node, connections that are kept alive included. */
export const closeServer = (server: Server) =>
  new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
