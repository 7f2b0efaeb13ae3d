/** `oidc-provider` on a loopback port, in its own process; ends with its parent process. */
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

/** Options of the process, as JSON. */
export interface OpenIdOrder {
  clientId: string;
  clientSecret: string;
  redirectUris: string[];
}

/** Seconds. */
const LIFETIME = 600;

/** The login is the email address; the address of `unproven@…` is not verified. */
const claimsOf = (sub: string) => {
  const [local = '', domain] = sub.split('@');
  const name = local.replace(/^./, (first) => first.toUpperCase());
  const groups = domain === 'corp.test' ? ['Research leads', 'Everyone'] : [];
  return { sub, name, groups, ...(domain && { email: sub, email_verified: local !== 'unproven' }) };
};

const order = JSON.parse(process.argv[2] ?? '') as OpenIdOrder;
const server = createServer();
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

// It logs a warning about development pages and keys.
console.info = () => {};
console.warn = () => {};
const provider = new Provider(issuer, {
  clients: [
    {
      client_id: order.clientId,
      client_secret: order.clientSecret,
      redirect_uris: order.redirectUris,
      grant_types: ['authorization_code'],
      response_types: ['code'],
      token_endpoint_auth_method: 'client_secret_basic',
    },
  ],
  claims: { email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
  scopes: ['openid', 'groups'],
  cookies: { keys: ['only-for-this-test'] },
  findAccount: (_, id) => ({ accountId: id, claims: () => claimsOf(id) }),
  ttl: {
    AccessToken: LIFETIME,
    AuthorizationCode: 60,
    Grant: LIFETIME,
    IdToken: LIFETIME,
    Interaction: LIFETIME,
    Session: LIFETIME,
  },
});
server.on('request', provider.callback());
process.on('disconnect', () => process.exit());
// The parent process may have ended before this listener was added.
if (!process.connected) process.exit();
process.send?.(issuer);
