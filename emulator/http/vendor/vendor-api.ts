import { Hono, type MiddlewareHandler } from 'hono';
import type { Provider } from '../../provider';
import { readBody } from '../read-input';
import type { RouterEnv } from '../serve-operation';
import { entitlementsSnapshot } from './entitlements-snapshot';
import { issueVendorToken, requireVendorToken } from './vendor-token';

/**
 * Calls of the vendor's own servers with a token in `x-access-token`: key of the tokens, address, entitlements. They
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
  return app;
};
