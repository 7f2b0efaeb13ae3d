import * as flagsCapability from '@gatehouse/sdk/flags';
import { createQueryClient } from '@gatehouse/sdk/query';
import * as sso from '@gatehouse/sdk/sso';
import { MutationObserver, QueryObserver } from '@tanstack/query-core';
import { describe, expect, test } from 'vitest';
import { json } from '../../support/recorder';
import { createRespondingFetch, refusal } from '../../support/responding-fetch';

const GROUPS = '/team/resources/sso/v2/saml/configurations/groups';
const first = { id: '1', group: 'Staff', roleIds: ['viewer'] };
const second = { id: '2', group: 'Bosses', roleIds: ['admin'] };

/** Mappings that were read, and a change that removes both. */
const setUp = async (routes: Record<string, unknown>) => {
  const { identity, sent } = createRespondingFetch({ [`GET ${GROUPS}`]: [first, second], 'GET /flags': {}, ...routes });
  const of = identity.of(sso);
  const { client, stop } = createQueryClient(identity);
  await client.fetchQuery(of.samlGroups());
  await client.fetchQuery(identity.of(flagsCapability).all());
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  return {
    change: () => new MutationObserver(client, of.saveSamlGroups()).mutate({ before: [first, second], after: [] }),
    mappings: () => isStale(of.samlGroups().queryKey),
    flags: () => isStale(identity.of(flagsCapability).all().queryKey),
    reads: () => sent().filter(({ call }) => call.startsWith('GET')).length,
    end: () => {
      stop();
      client.clear();
      identity.dispose();
    },
  };
};

describe('queries of a changed owner', () => {
  test('are invalidated once a mutation succeeded', async () => {
    const { change, mappings, flags, end } = await setUp({ [`DELETE ${GROUPS}/1`]: {}, [`DELETE ${GROUPS}/2`]: {} });
    expect(mappings()).toBe(false);
    await change();
    expect(mappings()).toBe(true);
    expect(flags()).toBe(false);
    end();
  });

  test('are invalidated after a partial success, and the caller gets the failures', async () => {
    const { change, mappings, end } = await setUp({ [`DELETE ${GROUPS}/1`]: {}, [`DELETE ${GROUPS}/2`]: refusal(409) });
    await expect(change()).rejects.toMatchObject({ done: [{ key: '1' }], failed: [{ change: 'delete', key: '2' }] });
    expect(mappings()).toBe(true);
    end();
  });

  test('are invalidated after a failure too: its response may have been lost', async () => {
    const failing = { [`DELETE ${GROUPS}/1`]: refusal(500), [`DELETE ${GROUPS}/2`]: refusal(500) };
    const { change, mappings, flags, end } = await setUp(failing);
    await expect(change()).rejects.toMatchObject({ statusCode: 500 });
    expect(mappings()).toBe(true);
    expect(flags()).toBe(false);
    end();
  });

  test.each(['rendered', 'prefetched'])('are read again when a mutation overtook their first load: %s', async (use) => {
    let stored = [first];
    let respond = () => {};
    const slow = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const { identity, sent } = createRespondingFetch({
      [`GET ${GROUPS}`]: async () => {
        const read = stored;
        await slow;
        return json(read);
      },
      [`DELETE ${GROUPS}/1`]: () => {
        stored = [];
        return json({});
      },
    });
    const of = identity.of(sso);
    const { client, stop } = createQueryClient(identity);
    const options = of.samlGroups();
    const leave = use === 'rendered' ? new QueryObserver(client, options).subscribe(() => {}) : () => {};
    void client.prefetchQuery(options);
    await expect.poll(() => sent().length).toBe(1);
    const changed = new MutationObserver(client, of.saveSamlGroups()).mutate({ before: [first], after: [] });
    await expect.poll(() => stored).toEqual([]);
    respond();
    await changed;
    expect(await client.fetchQuery({ ...options, staleTime: Number.POSITIVE_INFINITY })).toEqual([]);
    leave();
    stop();
    client.clear();
    identity.dispose();
  });
});
