import { Hono, type MiddlewareHandler } from 'hono';
import { planOf } from '../billing/invoices';
import type { ApiTokenRow } from '../db/rows/accounts';
import type { TargetingRule } from '../db/rows/records';
import type { Provider } from '../provider';
import { sha256 } from '../random';
import { rightsOf } from '../rules/members/memberships';
import { notFound } from '../rules/resources/owned';
import { callerOf } from '../rules/sessions/api-tokens';
import { ProviderError } from './errors';
import { readBody } from './read-input';
import type { RouterEnv } from './serve-operation';

type Treatment = 'true' | 'false';

/** Entitlements of all accounts, as the vendor's client reads them; tuples as on the wire. */
interface Snapshot {
  features: (readonly [id: string, key: string, permissions: readonly string[]])[];
  featureBundles: (readonly [
    id: string,
    featureIds: readonly string[],
    defaultTreatment: Treatment,
    rules: readonly TargetingRule[],
  ])[];
  entitlements: (readonly [bundleId: string, tenantId: string, userId: null, expires: string | null])[];
  featureFlags: readonly [];
}

/** A feature that ends, or is in no plan, is a bundle of its own. */
const bundleOf = (featureId: string) => `feature:${featureId}`;

const snapshotOf = (provider: Provider): Snapshot => {
  const { db } = provider;
  const [features, plans, tenants] = [db.features.list(), db.plans.list(), db.tenants.list()];
  const direct = features.filter(({ expireTime }) => expireTime !== null);
  return {
    features: features.map(({ id, linkedPermissions }) => [id, id, linkedPermissions]),
    featureBundles: [
      ...plans.map(({ id, offer, defaultTreatment, rules = [] }) => {
        const ids = features.filter(({ planIds }) => planIds.includes(id)).map((feature) => feature.id);
        // A plan with a price applies only to its subscribers.
        return [id, ids, offer ? 'false' : defaultTreatment, rules] as const;
      }),
      ...direct.map(({ id }) => [bundleOf(id), [id], 'false', []] as const),
    ],
    entitlements: tenants.flatMap(({ id: tenantId }) => {
      const plan = planOf(provider, tenantId);
      const ends = (time: number | null) => (time === null || time < 0 ? null : new Date(time).toISOString());
      return [
        ...(plan === undefined ? [] : [[plan, tenantId, null, null] as const]),
        ...direct.map(({ id, expireTime }) => [bundleOf(id), tenantId, null, ends(expireTime)] as const),
      ];
    }),
    featureFlags: [],
  };
};

/** Returns the snapshot and a number that changes with it. */
const entitlementsSnapshot = async (provider: Provider): Promise<{ data: Snapshot; snapshotOffset: number }> => {
  const data = snapshotOf(provider);
  const hash = await sha256(JSON.stringify(data));
  const digits = [...hash.slice(0, 7)].map((letter) => letter.charCodeAt(0) % 100);
  return { data, snapshotOffset: digits.reduce((sum, digit) => sum * 100 + digit, 0) };
};

type TokenOwner = ApiTokenRow['owner'];

/** Returns the access tokens of users or of accounts that are valid now, with their callers. */
const activeAccessTokens = (provider: Provider, owner: TokenOwner) =>
  provider.db.apiTokens.list().flatMap((row) => {
    const isAsked = row.kind === 'access-token' && row.owner === owner;
    const caller = isAsked ? callerOf(provider, row) : undefined;
    return caller ? [{ id: row.id, caller }] : [];
  });

/** @throws ProviderError 404 for a token that was deleted, has expired, or whose user may not enter the account */
const rightsOfAccessToken = (provider: Provider, owner: TokenOwner, id: string) => {
  const { caller } = activeAccessTokens(provider, owner).find((token) => token.id === id) ?? {};
  if (!caller) throw notFound('apiTokens');
  const { roles, permissions } = rightsOf(provider, caller.user, caller.tenantId);
  return { roles: roles.map(({ key }) => key), permissions: permissions.map(({ key }) => key) };
};

const AUDIENCE = 'vendor';
const TYPE = 'vendor+jwt';

const refused = (message: string) => new ProviderError(401, 'invalid-vendor-token', message);

/**
 * Exchanges id and secret of a confidential client for a token of the vendor's own servers, which is no bearer token.
 * @throws ProviderError 401 for a wrong pair, and for a client without a secret
 */
const issueVendorToken = async (provider: Provider, { clientId, secret }: Record<string, unknown>) => {
  const { clients, clock, issuer, settings, signing } = provider;
  const client = clients.find(({ id }) => id === clientId);
  if (client && client.secret === undefined) {
    throw refused(`The client "${client.id}" has no secret. Start the provider with --client-secret.`);
  }
  if (!client || client.secret !== secret) throw refused('The client ID or the secret is wrong.');
  const iat = Math.floor(clock.now() / 1000);
  const expiresIn = settings.accessTokenLifetime;
  const claims = { iss: issuer, aud: AUDIENCE, sub: client.id, iat, exp: iat + expiresIn };
  return { token: await signing.sign(claims, TYPE), expiresIn };
};

/** @throws ProviderError 401 for a request without a valid token of {@link issueVendorToken} */
const requireVendorToken = async ({ clock, signing }: Provider, request: Request): Promise<void> => {
  const verified = await signing.verify(request.headers.get('x-access-token') ?? '', clock.now());
  if (verified?.typ === TYPE && verified.claims.aud === AUDIENCE) return;
  throw refused('The token in x-access-token is wrong or has expired. Get one from /auth/vendor.');
};

/**
 * Calls of the vendor's own servers with a token in `x-access-token`: key of the tokens, address, entitlements, access tokens. They
 * are outside of the contracts, which are those of browsers.
 */
export const vendorApi = (provider: Provider): Hono<RouterEnv> => {
  const app = new Hono<RouterEnv>();
  const vendorOnly: MiddlewareHandler<RouterEnv> = async (c, next) => {
    await requireVendorToken(provider, c.req.raw);
    await next();
  };
  app.post('/auth/vendor', async (c) => c.json(await issueVendorToken(provider, await readBody(c.req.raw))));
  // Users read their security policy at the same address.
  app.get('/identity/resources/configurations/v1', async (c, next) => {
    if (c.req.header('x-access-token') === undefined) return next();
    await requireVendorToken(provider, c.req.raw);
    return c.json({ publicKey: await provider.signing.publicKey() });
  });
  app.get('/vendors/base-url', vendorOnly, (c) => c.json({ baseURL: provider.issuer }));
  app.get('/entitlements/api/v1/vendor-entitlements', vendorOnly, async (c) =>
    c.json(await entitlementsSnapshot(provider)),
  );
  app.get('/entitlements/api/v1/vendor-entitlements-snapshot-offset', vendorOnly, async (c) => {
    const { snapshotOffset } = await entitlementsSnapshot(provider);
    return c.json({ snapshotOffset });
  });
  for (const owner of ['user', 'tenant'] as const) {
    const path = `/identity/resources/vendor-only/${owner}s/access-tokens/v1`;
    app.get(`${path}/active`, vendorOnly, (c) => c.json(activeAccessTokens(provider, owner).map(({ id }) => id)));
    app.get(`${path}/:id`, vendorOnly, (c) => c.json(rightsOfAccessToken(provider, owner, c.req.param('id'))));
  }
  return app;
};
