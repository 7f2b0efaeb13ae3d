import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startEmulator } from '../../emulator/node/start-emulator';
import { admin } from '../../emulator/seed/users';
import { freePort } from '../support/free-port';

type Checks = { roles?: string[]; permissions?: string[] };

interface Entity {
  type: string;
  email?: string;
  roles?: string[];
}

interface Entitled {
  isEntitledTo: (what: {
    featureKey?: string;
    permissionKey?: string;
  }) => Promise<{ result: boolean; justification?: string }>;
}

interface Entitlements {
  ready: () => Promise<unknown>;
  forFronteggToken: (token: string) => Promise<Entitled>;
  destroy: () => void;
}

/** The part of the published package that runs here. */
interface NodeClient {
  FronteggContext: { init: (context: object) => void };
  IdentityClient: {
    getInstance: () => {
      validateIdentityOnToken: (token: string, checks?: Checks) => Promise<Entity>;
      validateToken: (token: string, checks: Checks, header: 'AccessToken') => Promise<Entity>;
    };
  };
  EntitlementsClient: { init: (context: object) => Promise<Entitlements> };
  HostedLoginClient: new (address: string) => { requestAuthorize: (given: { state: string }) => Promise<string> };
}

const SECRET = 'secret-of-the-server';

/** The vendor's client of Node servers as it is, but for the address: tokens of users and programs, entitlements. */
export const driveNodeClient = async (folder: string): Promise<void> => {
  const port = await freePort();
  const { emulator, close } = await startEmulator({ port, clientSecret: SECRET });
  try {
    const { issuer } = emulator;
    // The package reads it when it is loaded.
    process.env.FRONTEGG_API_GATEWAY_URL = issuer;
    const load = createRequire(join(folder, 'package.json'));
    const { FronteggContext, IdentityClient, EntitlementsClient, HostedLoginClient } = load(
      '@frontegg/client',
    ) as NodeClient;
    const context = { FRONTEGG_CLIENT_ID: 'local', FRONTEGG_API_KEY: SECRET };
    FronteggContext.init(context);
    const post = async (path: string, json: object, token = ''): Promise<Record<string, string>> => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const response = await fetch(issuer + path, { method: 'POST', headers, body: JSON.stringify(json) });
      return (await response.json()) as Record<string, string>;
    };
    const { email, password } = admin;
    const { accessToken = '' } = await post('/identity/resources/auth/v1/user', { email, password });
    const identity = IdentityClient.getInstance();

    const user = await identity.validateIdentityOnToken(`Bearer ${accessToken}`, { roles: ['Admin'] });
    assert.deepEqual([user.type, user.email, user.roles], ['userToken', email, ['Admin']]);
    await assert.rejects(identity.validateIdentityOnToken(accessToken, { roles: ['Nobody'] }));
    await assert.rejects(identity.validateIdentityOnToken(accessToken, { permissions: ['no.such'] }));
    await assert.rejects(identity.validateIdentityOnToken(`${accessToken.slice(0, -9)}AAAAAAAAA`));

    const made = { description: 'Export', roleIds: ['role-readonly'] };
    const { clientId, secret } = await post('/identity/resources/tenants/api-tokens/v2', made, accessToken);
    const exchanged = await post('/identity/resources/auth/v1/api-token', { clientId, secret });
    const program = await identity.validateIdentityOnToken(exchanged.access_token ?? '', { roles: ['ReadOnly'] });
    assert.equal(program.type, 'tenantApiToken');

    const accessTokens = {
      tenantAccessToken: { path: '/identity/resources/tenants/access-tokens/v1', roles: ['ReadOnly'] },
      userAccessToken: { path: '/identity/resources/users/access-tokens/v1', roles: ['Admin'] },
    };
    for (const [type, { path, roles }] of Object.entries(accessTokens)) {
      const key = (await post(path, made, accessToken)).secret ?? '';
      const checked = await identity.validateToken(key, { roles }, 'AccessToken');
      assert.deepEqual([checked.type, checked.roles], [type, roles]);
      assert.equal((await identity.validateToken(key, {}, 'AccessToken')).type, type);
    }

    const entitlements = await EntitlementsClient.init(context);
    await entitlements.ready();
    const entitled = await entitlements.forFronteggToken(accessToken);
    const results = async (name: 'featureKey' | 'permissionKey', keys: readonly string[]) =>
      Promise.all(
        keys.map(async (key) => {
          const { result, justification } = await entitled.isEntitledTo({ [name]: key });
          return justification ?? result;
        }),
      );
    assert.deepEqual(
      await results('featureKey', ['report-viewer', 'report-export', 'report-schedule', 'report-archive', 'unknown']),
      [true, true, 'bundle-expired', 'missing-feature', 'missing-feature'],
    );
    assert.deepEqual(await results('permissionKey', ['reports.read', 'reports.schedule', 'reports.none']), [
      true,
      'bundle-expired',
      'missing-permission',
    ]);
    entitlements.destroy();

    const address = await new HostedLoginClient('http://localhost:5173/oauth/callback').requestAuthorize({
      state: 's',
    });
    // Without the prefix, as the client builds it; then the login page. A browser opens both.
    const opened = { redirect: 'manual', headers: { accept: 'text/html' } } as const;
    const prefixed = (await fetch(address, opened)).headers.get('location') ?? '';
    assert.equal((await fetch(new URL(prefixed, issuer), opened)).status, 302);
  } finally {
    await close();
  }
};
