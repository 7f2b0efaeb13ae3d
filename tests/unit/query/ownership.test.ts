import { type BoundQuery, type Identity, isAbort } from '@gatehouse/sdk';
import { bindQueryClient, createQueryClient } from '@gatehouse/sdk/query';
import * as tokens from '@gatehouse/sdk/tokens';
import { keepPreviousData, MutationCache, MutationObserver, QueryClient, QueryObserver } from '@tanstack/query-core';
import { afterEach, describe, expect, it } from 'vitest';
import { admin, reader } from '../../../emulator/seed/users';
import { createFixture } from '../../support/fixture';
import { createRespondingFetch, refusal } from '../../support/responding-fetch';
import { actSignedIn } from '../../support/signed-in';
import { settle } from '../../support/tabs';
import { waitFor } from '../../support/wait-for';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0).reverse()) end();
});

const filter = { type: 'ClientCredentials' } as const;
const listOf = (identity: Identity) => identity.of(tokens).list(filter);

/** A mounted list of a host that follows the owner, and everything it ever rendered. */
const mount = <T>(identity: Identity, client: QueryClient, options: () => BoundQuery<T>) => {
  // The defaults of a host with paged lists.
  const made = () => ({ ...options(), placeholderData: keepPreviousData });
  const observer = new QueryObserver(client, made());
  const seen: { rows: T | undefined; tenant?: string; user?: string }[] = [];
  const off = observer.subscribe(({ data }) => {
    const owner = identity.owner.get();
    seen.push({ rows: data, tenant: owner?.tenantId, user: owner?.userId });
  });
  ends.push(
    off,
    identity.owner.subscribe(() => observer.setOptions(made())),
  );
  return { seen, now: () => observer.getCurrentResult(), observer };
};

/** The client of a host, with its defaults except for retries. */
const hostClient = (config: ConstructorParameters<typeof QueryClient>[0] = {}) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } }, ...config });
  client.mount();
  ends.push(() => {
    client.unmount();
    client.clear();
  });
  return client;
};

const signedIn = async (user = admin) => {
  const fixture = createFixture();
  ends.push(fixture.dispose);
  const { identity, tab } = fixture.open();
  await fixture.signIn(identity, tab, user);
  await settle();
  const client = hostClient();
  const stop = bindQueryClient(identity, client);
  ends.push(stop);
  return { ...fixture, identity, tab, client, stop };
};

const otherTenant = (identity: Identity): string => {
  const state = identity.session.get();
  if (state.status !== 'authenticated') return expect.fail('not signed in');
  return state.user.tenantIds.find((id) => id !== state.user.tenantId) ?? expect.fail('one account only');
};

describe('a mounted list in the client of a host', () => {
  it('sends no request until the session is known after a reload, and then by itself', async () => {
    const { openIn, tab, emulator } = await signedIn();
    const identity = openIn(tab);
    const client = hostClient();
    ends.push(bindQueryClient(identity, client));
    const list = mount(identity, client, () => listOf(identity));
    await settle();
    expect(list.now()).toMatchObject({ isPending: true, fetchStatus: 'idle' });
    const reads = () => emulator.requests.filter(({ path }) => path.includes('api-tokens')).length;
    expect(reads()).toBe(0);
    await identity.session.load();
    await waitFor(() => expect(list.now().data?.length).toBeGreaterThan(0));
    expect(reads()).toBe(2);
  });

  it('shows no row of the previous account, and then those of the next', async () => {
    const { identity, client } = await signedIn();
    const list = mount(identity, client, () => listOf(identity));
    await waitFor(() => expect(list.now().data?.length).toBeGreaterThan(0));
    const first = list.now().data;
    const other = otherTenant(identity);
    const during: unknown[] = [];
    ends.push(
      identity.session.subscribe(() => {
        const state = identity.session.get();
        if (state.status === 'authenticated' && state.switchingTo) during.push(list.now().data);
      }),
    );
    await identity.session.switchTenant(other);
    expect(during.length).toBeGreaterThan(0);
    expect(during.filter((rows) => rows !== undefined)).toEqual([]);
    await waitFor(() => expect(list.now()).toMatchObject({ isSuccess: true, isPlaceholderData: false }));
    const after = list.seen.filter(({ tenant }) => tenant === other);
    expect(after.length).toBeGreaterThan(0);
    const tenantRows = first?.filter(({ owner }) => owner === 'tenant').map(({ key }) => key) ?? [];
    expect(tenantRows.length).toBeGreaterThan(0);
    for (const { rows } of after) {
      expect((rows ?? []).map(({ key }) => key).filter((key) => tenantRows.includes(key))).toEqual([]);
    }
  });

  it('shows nothing after a log-out; the cache and secrets of mutations are cleared', async () => {
    const { identity, client } = await signedIn();
    const list = mount(identity, client, () => listOf(identity));
    await waitFor(() => expect(list.now().data?.length).toBeGreaterThan(0));
    const create = new MutationObserver(client, identity.of(tokens).create());
    const made = { owner: 'user', description: 'New', expiresInDays: 30 } as const;
    const { secret } = await create.mutate({ ...filter, ...made, roleIds: [] });
    expect(secret).toEqual(expect.any(String));
    await identity.session.logout();
    await settle();
    expect(list.now()).toMatchObject({ data: undefined, fetchStatus: 'idle' });
    expect(client.getMutationCache().getAll()).toEqual([]);
    expect(
      client
        .getQueryCache()
        .getAll()
        .filter(({ state }) => state.data !== undefined),
    ).toEqual([]);
  });

  it('shows no personal data to the next user of the same account', async () => {
    const { identity, tab, client, atProvider } = await signedIn();
    const personal = () => identity.of(tokens).list({ ...filter, owners: ['user'] });
    const list = mount(identity, client, personal);
    await waitFor(() => expect(list.now().data?.length).toBeGreaterThan(0));
    const theirs = list.now().data?.map(({ key }) => key) ?? [];
    await identity.session.login({ prompt: 'login' });
    tab.open(await atProvider(tab.redirects.at(-1) ?? expect.fail('not sent'), reader));
    await identity.session.handleCallback();
    await waitFor(() => expect(list.now().isPending).toBe(false));
    const user = identity.owner.get()?.userId;
    expect(user).not.toBe(admin.id);
    const visible = list.seen.filter((entry) => entry.user === user).flatMap(({ rows }) => rows ?? []);
    expect(visible.map(({ key }) => key).filter((key) => theirs.includes(key))).toEqual([]);
  });

  it('that is not updated shows nothing of the previous owner either', async () => {
    const { identity, client } = await signedIn();
    const observer = new QueryObserver(client, listOf(identity));
    ends.push(observer.subscribe(() => {}));
    await waitFor(() => expect(observer.getCurrentResult().data?.length).toBeGreaterThan(0));
    await identity.session.switchTenant(otherTenant(identity));
    expect(observer.getCurrentResult().data).toBeUndefined();
  });
});

describe('query options of a user', () => {
  /** A provider whose responses are sent manually. */
  const setUp = () => {
    const waiting: ((response: Response) => void)[] = [];
    const { identity, sent } = createRespondingFetch({
      'GET /identity/resources/users/api-tokens/v1': () =>
        new Promise<Response>((resolve) => void waiting.push(resolve)),
    });
    ends.push(() => identity.dispose());
    actSignedIn(identity);
    return { identity, sent, waiting };
  };
  const personal = (identity: Identity) => identity.of(tokens).list({ ...filter, owners: ['user'] });

  it('send nothing for another user', async () => {
    const { identity, sent } = setUp();
    const { queryFn } = personal(identity);
    actSignedIn(identity, { tenantId: 'tenant-2' });
    expect(isAbort(await queryFn({}).catch((error: unknown) => error))).toBe(true);
    expect(sent()).toEqual([]);
  });

  it('store nothing that arrives for another user', async () => {
    const { identity, sent, waiting } = setUp();
    const { client, stop } = createQueryClient(identity);
    ends.push(stop);
    const options = personal(identity);
    const read = client.fetchQuery(options).catch((error: unknown) => error);
    await waitFor(() => expect(sent()).toHaveLength(1));
    actSignedIn(identity, { id: 'user-2' });
    waiting[0]?.(Response.json([{ clientId: 'old' }]));
    await read;
    expect(client.getQueryData(options.queryKey)).toBeUndefined();
    expect(client.getQueryCache().getAll()).toEqual([]);
  });

  it('are disabled until a user is signed in; public ones until that is known', () => {
    const { identity } = createRespondingFetch();
    const { list } = identity.of(tokens);
    expect(list(filter).enabled).toBe(false);
    identity.session.store.setState({ status: 'unauthenticated', degraded: false }, true);
    expect(list(filter).enabled).toBe(false);
    actSignedIn(identity);
    expect(list(filter)).toMatchObject({
      enabled: true,
      queryKey: ['gatehouse', { userId: 'user-1', tenantId: 'tenant-1' }, 'tokens', 'list', filter],
    });
  });
});

describe('two identities in one client', () => {
  const setUp = async () => {
    const client = hostClient();
    const path = '/identity/resources/users/api-tokens/v1';
    const pair = [0, 1].map((at) => {
      const { identity, sent } = createRespondingFetch({ [`GET ${path}`]: [{ clientId: `row-${at}` }] });
      // The same ids at two providers are two users.
      actSignedIn(identity);
      ends.push(bindQueryClient(identity, client), () => identity.dispose());
      const options = () => identity.of(tokens).list({ ...filter, owners: ['user'] });
      return { identity, sent, ...mount(identity, client, options) };
    });
    const [firstClient, secondClient] = pair;
    if (!firstClient || !secondClient) return expect.fail('no pair');
    await waitFor(() =>
      expect([firstClient, secondClient].map(({ now }) => now().data?.[0]?.key)).toEqual(['row-0', 'row-1']),
    );
    return { client, firstClient, secondClient };
  };

  it('do not share data, and sign out independently', async () => {
    const { firstClient, secondClient } = await setUp();
    firstClient.identity.session.store.setState({ status: 'unauthenticated', degraded: false }, true);
    await settle();
    expect(firstClient.now().data).toBeUndefined();
    expect(secondClient.now().data?.[0]?.key).toBe('row-1');
    expect(secondClient.sent()).toHaveLength(1);
  });

  it('invalidate only their own lists', async () => {
    const { client, firstClient, secondClient } = await setUp();
    const remove = new MutationObserver(client, firstClient.identity.of(tokens).remove());
    const row = firstClient.now().data?.[0] ?? expect.fail('no row');
    await remove.mutate(row).catch(() => undefined);
    await waitFor(() => expect(firstClient.sent().filter(({ call }) => call.startsWith('GET'))).toHaveLength(2));
    expect(secondClient.sent()).toHaveLength(1);
  });
});

describe('a bound client', () => {
  const path = '/identity/resources/users/api-tokens/v1';
  const setUp = (response: unknown = refusal(500)) => {
    const events: string[] = [];
    const mutationCache = new MutationCache({
      onSuccess: () => void events.push('success'),
      onError: () => void events.push('error'),
    });
    const client = hostClient({ mutationCache });
    const { identity, sent } = createRespondingFetch({ [`GET ${path}`]: [], [`POST ${path}`]: response });
    actSignedIn(identity);
    const reads = () => sent().filter(({ call }) => call.startsWith('GET')).length;
    const list = mount(identity, client, () => identity.of(tokens).list({ ...filter, owners: ['user'] }));
    const create = () =>
      new MutationObserver(client, identity.of(tokens).create())
        .mutate({ ...filter, owner: 'user', description: 'New', expiresInDays: 30, roleIds: [] })
        .catch(() => undefined);
    return { client, identity, events, reads, list, create };
  };

  it('refetches after a failed change, once, however often it is bound, and reports the error to the host', async () => {
    const { client, identity, events, reads, list, create } = setUp();
    const stops = [bindQueryClient(identity, client), bindQueryClient(identity, client)];
    await waitFor(() => expect(list.now().isSuccess).toBe(true));
    await create();
    await waitFor(() => expect(reads()).toBe(2));
    expect(events).toEqual(['error']);
    stops[0]?.();
    await create();
    await waitFor(() => expect(reads()).toBe(3));
    stops[1]?.();
    await create();
    await settle();
    expect([reads(), events.length]).toEqual([3, 3]);
  });

  it('completes a change when the lists show it', async () => {
    const { client, identity, events, reads, list, create } = setUp({ clientId: 'new', secret: 'once' });
    ends.push(bindQueryClient(identity, client));
    await waitFor(() => expect(list.now().isSuccess).toBe(true));
    await create();
    expect([reads(), list.now().fetchStatus, events]).toEqual([2, 'idle', ['success']]);
  });
});
