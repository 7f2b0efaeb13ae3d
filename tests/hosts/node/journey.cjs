/** Signs in at the local provider, passes a gate, lists tokens, switches the account, signs out. */
exports.journey = async ({ assert, createEmulator, createIdentity, contract, createQueryClient, tokens }) => {
  const emulator = createEmulator();
  const identity = createIdentity({ baseUrl: emulator.issuer, clientId: 'portal', fetch: emulator.fetch });
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

  await identity.call(contract).login({ email: 'admin@acme.test', password: 'admin-Secret-1' });
  await session.load();
  assert.equal(session.get().status, 'authenticated');
  assert.equal(identity.gate({ permission: 'fe.secure.read.tenantApiTokens' }).allowed, true);
  const before = await list();
  assert.ok(before.some(({ description }) => description === 'Notebook'));

  const { user } = session.get();
  await session.switchTenant(user.tenantIds.find((id) => id !== user.tenantId));
  assert.notEqual(session.get().user.tenantId, user.tenantId);
  assert.doesNotMatch(cached(), /Notebook/);
  assert.ok((await list()).every(({ description }) => description !== 'Notebook'));

  await session.logout();
  assert.equal(session.get().status, 'unauthenticated');
  assert.doesNotMatch(cached(), /Notebook/);
  stop();
  identity.dispose();
};
