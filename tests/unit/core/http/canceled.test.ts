import { createIdentity } from '@gatehouse/sdk';
import { createQueryClient } from '@gatehouse/sdk/query';
import * as tokens from '@gatehouse/sdk/tokens';
import { QueryObserver } from '@tanstack/query-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { admin } from '../../../../emulator/seed/users';
import { createFixture } from '../../../support/fixture';
import { json } from '../../../support/recorder';
import { actSignedIn } from '../../../support/signed-in';
import { createBrowser, settle } from '../../../support/tabs';
import { waitFor } from '../../../support/wait-for';

afterEach(() => vi.restoreAllMocks());

describe('a list whose filter changed', () => {
  it('shows the latest request, whichever response comes last', async () => {
    const waiting = new Map<string, (response: Response) => void>();
    const { environment } = createBrowser({
      fetch: (request) => new Promise((resolve) => void waiting.set(new URL(request).pathname, resolve)),
      hanging: () => waiting.size,
    }).openTab();
    const identity = createIdentity({ baseUrl: 'https://id.example.com', clientId: 'portal', environment });
    actSignedIn(identity);
    const { client, stop } = createQueryClient(identity);
    const { list } = identity.of(tokens);
    const observer = new QueryObserver(client, list({ type: 'ClientCredentials', owners: ['user'] }));
    const leave = observer.subscribe(() => {});
    await waitFor(() => expect(waiting.size).toBe(1));
    observer.setOptions(list({ type: 'ClientCredentials', owners: ['tenant'] }));
    await waitFor(() => expect(waiting.size).toBe(2));
    const [first, last] = [...waiting.values()];
    last?.(json([{ clientId: 'wanted' }]));
    await settle();
    first?.(json([{ clientId: 'stale' }]));
    await settle();
    expect(observer.getCurrentResult().data?.map(({ key }) => key)).toEqual(['wanted']);
    leave();
    stop();
    client.clear();
  });
});

describe('the cache of a query client', () => {
  const filter = { type: 'ClientCredentials' } as const;
  const scene = async () => {
    const fixture = createFixture();
    const { identity, tab } = fixture.open();
    await fixture.signIn(identity, tab, admin);
    await settle();
    const { client, stop } = createQueryClient(identity);
    await client.fetchQuery(identity.of(tokens).list(filter));
    expect(client.getQueryCache().getAll()).toHaveLength(1);
    return { ...fixture, identity, tab, client, stop };
  };

  it('is cleared when another account is selected, and new requests have their own key', async () => {
    const { identity, client } = await scene();
    const state = identity.session.get();
    if (state.status !== 'authenticated') return expect.fail('not signed in');
    const { tenantId, tenantIds } = state.user;
    const other = tenantIds.find((id) => id !== tenantId) ?? expect.fail('one account only');
    const before = identity.of(tokens).list(filter).queryKey;
    await identity.session.switchTenant(other);
    await settle();
    expect(client.getQueryCache().getAll()).toEqual([]);
    const after = identity.of(tokens).list(filter).queryKey;
    expect([before[1].tenantId, after[1].tenantId]).toEqual([tenantId, other]);
  });

  it('is kept when the same user only gets new tokens', async () => {
    const { identity, client, clock } = await scene();
    clock.jump(300_000);
    await identity.session.getToken();
    await settle();
    expect(client.getQueryCache().getAll()).toHaveLength(1);
  });
});
