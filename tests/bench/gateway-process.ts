/** Serves the gateway, or a bare server with the same caches. Sends its URL to the parent process. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { responseHeaders } from '../../demo/gateway/http/headers';
import { listen } from '../../demo/gateway/http/server';
import { openGateway } from '../../demo/gateway/open';
import { readConfig } from '../../demo/gateway/runtime/config';
import { identityColumns, PORTAL_HEADER } from '../../demo/research/contract';
import { createUserCache } from '../../demo/research/user-cache';

const USERS = 50;
const HOUR = 3600;

const [kind = '', folder = ''] = process.argv.slice(2);
// The limits are applied, but never reached.
const config = readConfig({
  DATA_DIR: folder,
  GATEWAY_READS_PER_SECOND: '100000',
  GATEWAY_WRITES_PER_SECOND: '100000',
});
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwks = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'bench', alg: 'RS256', use: 'sig' }] };

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

const users = Array.from({ length: USERS }, (_, index) => {
  const iat = Math.floor(Date.now() / 1000);
  const sub = `person${index}`;
  const user = { sub, tenantId: 'acme', email: `${sub}@example.com`, name: sub };
  const claims = {
    ...user,
    email_verified: true,
    iss: config.identity.issuer,
    aud: config.audience,
    iat,
    exp: iat + HOUR,
  };
  const text = `${encode({ alg: 'RS256', typ: config.tokenType, kid: 'bench' })}.${encode(claims)}`;
  return {
    user,
    authorization: `Bearer ${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`,
  };
});

const openGatewayServer = async (): Promise<number> => {
  const gateway = openGateway({
    config,
    fetch: async (input) =>
      String(input instanceof Request ? input.url : input).endsWith('jwks.json')
        ? Response.json(jwks)
        : Response.json({ activeTenant: { name: 'Acme' } }),
  });
  for (const { authorization } of users) {
    const headers = { authorization, 'content-type': 'application/json', [PORTAL_HEADER]: '1' };
    const request = new Request(`${config.origins[0]}/api/v2/tables/users/records`, {
      method: 'POST',
      headers,
      body: '{}',
    });
    const response = await gateway.fetch(request);
    if (!response.ok) throw new Error(`A user could not be added: ${response.status} ${await response.text()}`);
  }
  const { port } = await listen({ fetch: gateway.fetch, host: '127.0.0.1', port: 0 });
  return port;
};

const recordOf = ({ sub, tenantId, email, name }: (typeof users)[number]['user']) => ({
  Id: 1,
  [identityColumns.tenantId]: tenantId,
  [identityColumns.clientName]: name,
  [identityColumns.accountName]: 'Acme',
  [identityColumns.userId]: sub,
  [identityColumns.email]: email,
  solutions_progress: 0,
  desktop_progress: 0,
  solutions_checks: '',
  desktop_checks: '',
});

/**
 * The minimum work for the same response: a check of verified tokens, records in a cache, the same headers and body. It
 * has no routes, no limits and no log.
 */
const openBareServer = (): Promise<number> => {
  const checked = new Map(
    users.map(({ authorization, user }) => [authorization, { user, until: Date.now() + HOUR * 1000 }]),
  );
  const cache = createUserCache<object>({ now: Date.now });
  const headers = responseHeaders(config.identity.url);
  const server = createServer((request, response) => {
    const known = checked.get(request.headers.authorization ?? '');
    if (!known || known.until <= Date.now()) return response.writeHead(401).end();
    const key = `${known.user.tenantId}_${known.user.sub}`;
    const record = cache.get(key) ?? recordOf(known.user);
    cache.set(key, record);
    const pageInfo = { totalRows: 1, page: 1, pageSize: 25, isFirstPage: true, isLastPage: true };
    const body = JSON.stringify({ list: [record], pageInfo });
    return response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
};

const port = await (kind === 'gateway' ? openGatewayServer() : openBareServer());
process.send?.({ port, authorizations: users.map(({ authorization }) => authorization) });
