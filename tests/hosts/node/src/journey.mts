import assert from 'node:assert/strict';
import type { createIdentity, IdentityOptions } from '@gatehouse/sdk';
import type { contract } from '@gatehouse/sdk/contracts/session';
import type { createQueryClient } from '@gatehouse/sdk/query';
import type { verifyToken } from '@gatehouse/sdk/server';
import type * as tokens from '@gatehouse/sdk/tokens';

/** What the programs import or require. */
export interface EntryPoints {
  createIdentity: typeof createIdentity;
  contract: typeof contract;
  createQueryClient: typeof createQueryClient;
  tokens: typeof tokens;
  verifyToken: typeof verifyToken;
}

/** Signs in, passes a gate and a server's check, lists tokens, switches the account and signs out. */
export const journey = async (
  { createIdentity, contract, createQueryClient, tokens, verifyToken }: EntryPoints,
  options: IdentityOptions,
): Promise<void> => {
  const identity = createIdentity({ ...options, loginMode: 'embedded' });
  const { session } = identity;
  const { client, stop } = createQueryClient(identity);
  const list = () => client.fetchQuery(identity.of(tokens).list({ type: 'ClientCredentials' }));
  const cached = () =>
    JSON.stringify(
      client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    );
  const account = () => {
    const state = session.get();
    return state.status === 'authenticated' ? state.user : undefined;
  };

  await session.accept(await identity.call(contract).login({ email: 'admin@acme.test', password: 'admin-Secret-1' }));
  const before = account();
  assert.equal(before?.tenantId, 'tenant-acme');
  assert.ok(identity.gate({ permission: 'fe.secure.read.tenantApiTokens' }).allowed);
  assert.ok((await list()).some(({ description }) => description === 'Notebook'));

  // What a server does with the token of a request.
  const { baseUrl, clientId: audience, fetch } = options;
  const provider = { issuer: String(baseUrl), audience, type: 'JWT', ...(fetch && { fetch }) };
  const request = { headers: { authorization: `Bearer ${await session.getAccessToken()}` } };
  const verified = await verifyToken(request, provider);
  assert.deepEqual([verified.userId, verified.tenantId], [before.id, 'tenant-acme']);
  await assert.rejects(verifyToken(request, { ...provider, audience: 'another' }), { reason: 'claim', claim: 'aud' });

  const other = before.tenantIds.find((id) => id !== before.tenantId);
  assert.ok(other);
  await session.switchTenant(other);
  assert.equal(account()?.tenantId, other);
  assert.doesNotMatch(cached(), /Notebook/);
  assert.ok((await list()).every(({ description }) => description !== 'Notebook'));

  await session.logout();
  assert.equal(session.get().status, 'unauthenticated');
  assert.doesNotMatch(cached(), /Notebook/);
  assert.equal(await session.getToken(), undefined);
  stop();
  identity.dispose();
};
