import { createServer } from 'node:http';
import { keySet } from './users';

/** The part of an identity provider that the gateway calls: its keys, and the account of a user. */
export const openIdentity = async (port: number): Promise<{ url: string; close: () => void }> => {
  const server = createServer((request, response) => {
    const body = request.url?.endsWith('jwks.json') ? keySet : { tenants: [], activeTenant: { name: 'Acme' } };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve());
  });
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
