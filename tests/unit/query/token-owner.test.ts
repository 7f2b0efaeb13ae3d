import { createIdentity, type Identity, type IdentityOptions, isAbort } from '@gatehouse/sdk';
import { createQueryClient } from '@gatehouse/sdk/query';
import * as tokens from '@gatehouse/sdk/tokens';
import { QueryObserver } from '@tanstack/query-core';
import { afterEach, describe, expect, it } from 'vitest';
import { createRecorder, json } from '../../support/recorder';
import { settle } from '../../support/tabs';
import { waitFor } from '../../support/wait-for';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0).reverse()) end();
});

const jwt = (sub: string, tenantId?: string) => `e30.${btoa(JSON.stringify({ sub, tenantId })).replace(/=+$/, '')}.x`;
const ann = jwt('ann', 'acme');
const bob = jwt('bob', 'acme');

const list = (identity: Identity) => identity.of(tokens).list({ type: 'ClientCredentials', owners: ['user'] });

/** A provider that responds to each token with a row named after it. */
const setUp = (options: Partial<IdentityOptions>) => {
  const { calls, fetch } = createRecorder([
    () => json([{ clientId: calls.at(-1)?.headers.get('authorization')?.replace('Bearer ', '') }]),
  ]);
  const identity = createIdentity({
    ...{ baseUrl: 'https://id.test', clientId: 'host', logLevel: 'silent', fetch },
    ...options,
  });
  const { client, stop } = createQueryClient(identity);
  ends.push(
    () => identity.dispose(),
    stop,
    () => client.clear(),
  );
  const read = async () => (await client.fetchQuery(list(identity))).map(({ key }) => key);
  return { identity, client, calls, read };
};

const failure = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error);

describe('server state read with the tokens of a host', () => {
  it('belongs to the user of the token', async () => {
    let token = ann;
    const { identity, client, calls, read } = setUp({ tokenResolver: () => token });
    expect(await read()).toEqual([ann]);
    expect(identity.owner.get()).toMatchObject({ userId: 'ann', tenantId: 'acme' });
    expect([await read(), await read()]).toEqual([[ann], [ann]]);
    expect(calls).toHaveLength(2);
    token = bob;
    expect(await read()).toEqual([bob]);
    await settle();
    const rows = client
      .getQueryCache()
      .getAll()
      .map(({ state }) => JSON.stringify(state.data) ?? '');
    expect(rows.filter((row) => row.includes(ann))).toEqual([]);
  });

  it('belongs to one account of the user', async () => {
    let token = ann;
    const { read } = setUp({ tokenResolver: () => token });
    await read();
    await read();
    token = jwt('ann', 'labs');
    expect(await read()).toEqual([token]);
  });

  it('stays when the token is renewed', async () => {
    let token = ann;
    const { calls, read } = setUp({ tokenResolver: () => token });
    await read();
    await read();
    token = `${ann}y`;
    expect(await read()).toEqual([ann]);
    expect(calls).toHaveLength(2);
  });

  it('is never that of the previous user when the resolver is asynchronous', async () => {
    let token = ann;
    const { read } = setUp({ tokenResolver: async () => token });
    expect([await read(), await read()]).toEqual([[ann], [ann]]);
    token = bob;
    expect(await failure(read())).toBeInstanceOf(Error);
    expect([await read(), await read()]).toEqual([[bob], [bob]]);
  });

  it('is not stored when the token changes during the request', async () => {
    let token = ann;
    const { identity, read } = setUp({ tokenResolver: () => token });
    await read();
    const { queryFn } = list(identity);
    const running = failure(queryFn({}));
    token = bob;
    expect(isAbort(await running)).toBe(true);
  });

  it('follows the session while the resolver returns no token', async () => {
    let token: string | undefined;
    const { identity, read } = setUp({ tokenResolver: () => token });
    await failure(read());
    expect(list(identity)).toMatchObject({ enabled: false });
    identity.session.store.setState({ status: 'unauthenticated', degraded: false }, true);
    expect(identity.owner.get()).toBeNull();
    token = ann;
    expect(identity.owner.get()).toMatchObject({ userId: 'ann' });
  });

  it('is loaded by a mounted list once the owner is known, and removed with the owner', async () => {
    let token = ann;
    const { identity, client } = setUp({ tokenResolver: async () => token });
    client.mount();
    const observer = new QueryObserver(client, list(identity));
    ends.push(
      () => client.unmount(),
      observer.subscribe(() => {}),
      identity.owner.subscribe(() => observer.setOptions(list(identity))),
    );
    await waitFor(() => expect(observer.getCurrentResult().data).toMatchObject([{ key: ann }]));
    token = bob;
    await observer.refetch();
    await waitFor(() => expect(observer.getCurrentResult().data).toMatchObject([{ key: bob }]));
  });
});

it('a change with the tokens of a host is not sent for another user than the one who started it', async () => {
  let token = ann;
  const { identity, calls, read } = setUp({ tokenResolver: async () => token });
  await read();
  const sent = calls.length;
  token = bob;
  const { mutationFn } = identity.of(tokens).create();
  const created = { type: 'ClientCredentials', owner: 'user', description: 'New', expiresInDays: 30 } as const;
  expect(isAbort(await failure(mutationFn({ ...created, roleIds: [] })))).toBe(true);
  expect(calls).toHaveLength(sent);
});

describe('opaque tokens of a host', () => {
  it('share nothing without the name of their owner', async () => {
    let token = 'opaque-a';
    const { identity, read } = setUp({ tokenResolver: () => token });
    expect([await read(), await read()]).toEqual([[token], [token]]);
    expect(list(identity)).toMatchObject({ enabled: false, gcTime: 0 });
    expect(list(identity).queryKey).not.toEqual(list(identity).queryKey);
    token = 'opaque-b';
    expect(await read()).toEqual(['opaque-b']);
  });

  it('belong to the owner that the host names, also when the resolver is asynchronous', async () => {
    let user = 'a';
    const { calls, read } = setUp({
      tokenResolver: async () => `opaque-${user}`,
      tokenOwner: () => ({ userId: user, tenantId: 'acme' }),
    });
    await read();
    expect([await read(), await read()]).toEqual([['opaque-a'], ['opaque-a']]);
    expect(calls).toHaveLength(2);
    user = 'b';
    expect(await read()).toEqual(['opaque-b']);
  });
});
