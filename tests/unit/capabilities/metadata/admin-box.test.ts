import { createIdentity } from '@gatehouse/sdk';
import * as metadata from '@gatehouse/sdk/metadata';
import { describe, expect, test } from 'vitest';
import { mergeSettings } from '../../../../sdk/capabilities/metadata/merge';
import { createRecorder, json } from '../../../support/recorder';
import { createRespondingFetch, fetchQuery, refusal } from '../../../support/responding-fetch';

const ADDRESS = 'https://files.test/override.json?v=1';
const base = {
  navigation: { users: { visibility: 'always' }, roles: { visibility: 'hidden', permissions: ['a', 'b'] } },
  themeV2: { loginBox: { color: 'red' } },
  metadataOverrides: { url: ADDRESS },
};

/** Responds with the provider's metadata, then with the override. */
const setUp = (override: () => Response | Error, configuration: object = base) => {
  const recorder = createRecorder([() => json({ rows: [{ configuration }] }), override]);
  const identity = createIdentity({
    baseUrl: 'https://id.example.com',
    clientId: 'portal',
    logLevel: 'silent',
    fetch: recorder.fetch,
    tokenResolver: () => 'secret',
    requestCredentials: 'include',
    additionalHeadersResolver: () => [{ key: 'x-own', value: 'own' }],
  });
  return { ...recorder, box: (signal?: AbortSignal) => identity.of(metadata).adminBox().queryFn({ signal }) };
};

describe('settings of login box and portal', () => {
  test('are those of the first row', async () => {
    const { box, calls } = setUp(() => json({}), { themeV2: { a: 1 } });
    expect(await box()).toEqual({ themeV2: { a: 1 } });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.url.search).toBe('?entityName=adminBox');
  });

  test.each([
    ['no row', { rows: [] }],
    ['a row without settings', { rows: [{}] }],
    ['a row whose settings are null', { rows: [{ configuration: null }] }],
  ])('are empty for %s', async (_name, response) => {
    const { identity } = createRespondingFetch({ 'GET /metadata': response });
    expect(await fetchQuery(identity.of(metadata).adminBox())).toEqual({});
  });

  test('fail with a recorded error', async () => {
    const { identity } = createRespondingFetch({ 'GET /metadata': refusal(500) });
    await expect(fetchQuery(identity.of(metadata).adminBox())).rejects.toMatchObject({ statusCode: 500 });
    expect(identity.failures.getState()).toEqual({ LOAD_ADMIN_BOX_METADATA: { isError: true, traceId: 'trace-1' } });
  });
});

describe('settings of an override URL', () => {
  test('take precedence by key, and replace lists', async () => {
    const over = { navigation: { roles: { visibility: 'always', permissions: ['c'] } }, localizations: { en: {} } };
    const { box } = setUp(() => json(over));
    expect(await box()).toEqual({
      ...base,
      navigation: { users: { visibility: 'always' }, roles: { visibility: 'always', permissions: ['c'] } },
      localizations: { en: {} },
    });
  });

  test('are requested without credentials, token or custom headers', async () => {
    const { box, calls } = setUp(() => json({}));
    await box();
    const [provider, override] = calls;
    expect(provider?.headers.get('authorization')).toBe('Bearer secret');
    expect(override?.url.href).toBe(ADDRESS);
    expect(override).toMatchObject({ method: 'GET', credentials: 'omit', body: null });
    expect([...(override?.headers ?? [])]).toEqual([]);
  });

  test.each([
    ['refused', () => new Response('no', { status: 403 })],
    ['missing', () => new Response('', { status: 404 })],
    ['unreachable', () => new TypeError('Failed to fetch')],
    ['not JSON', () => new Response('<html>')],
    ['a list', () => json([1])],
    ['null', () => json(null)],
    ['a text', () => json('x')],
    ['of another shape', () => json({ navigation: 'none' })],
  ])('change nothing when %s', async (_name, response) => {
    const { box } = setUp(response);
    expect(await box()).toEqual(base);
  });

  test.each([
    'javascript:alert(1)',
    'data:application/json,{"themeV2":{}}',
    'file:///etc/passwd',
    'blob:https://files.test/1',
    '/override.json',
    '//files.test/override.json',
    'nonsense',
    '',
    null,
  ])('are not requested from %j', async (url) => {
    const configuration = { ...base, metadataOverrides: { url } };
    const { box, calls } = setUp(() => json({ themeV2: {} }), configuration);
    expect(await box()).toEqual(configuration);
    expect(calls).toHaveLength(1);
  });

  test('time out after ten seconds, so that the portal starts', async () => {
    const timers: number[] = [];
    let requested = 0;
    const identity = createIdentity({
      baseUrl: 'https://id.example.com',
      clientId: 'portal',
      logLevel: 'silent',
      environment: {
        after: (ms, run) => {
          timers.push(ms);
          if (ms === 10_000) queueMicrotask(run);
          return () => undefined;
        },
        fetch: (_url, init) => {
          requested += 1;
          if (requested === 1) return Promise.resolve(json({ rows: [{ configuration: base }] }));
          return new Promise((_resolve, reject) =>
            init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
          );
        },
      },
    });
    expect(await fetchQuery(identity.of(metadata).adminBox())).toEqual(base);
    expect(timers).toContain(10_000);
  });

  test('are aborted with their caller', async () => {
    const controller = new AbortController();
    let aborted = false;
    const identity = createIdentity({
      baseUrl: 'https://id.example.com',
      clientId: 'portal',
      logLevel: 'silent',
      fetch: async (url, init) => {
        if (!url.startsWith('https://files.test')) return json({ rows: [{ configuration: base }] });
        controller.abort();
        aborted = init.signal?.aborted ?? false;
        throw new DOMException('', 'AbortError');
      },
    });
    await identity.of(metadata).adminBox().queryFn({ signal: controller.signal });
    expect(aborted).toBe(true);
  });

  test('cannot change prototypes', async () => {
    const poison =
      '{"__proto__":{"polluted":1},"themeV2":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}';
    const { box } = setUp(() => new Response(poison));
    const merged = await box();
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(JSON.stringify(merged)).not.toContain('polluted');
    expect(Object.getPrototypeOf(merged.themeV2)).toBe(Object.prototype);
  });
});

describe('merging', () => {
  test('changes neither argument', () => {
    const [first, other] = [{ a: { b: 1 } }, { a: { c: [2] } }];
    expect(mergeSettings(first, other)).toEqual({ a: { b: 1, c: [2] } });
    expect([first, other]).toEqual([{ a: { b: 1 } }, { a: { c: [2] } }]);
  });

  test.each([
    ['an object over a value', { a: 1 }, { a: { b: 1 } }, { a: { b: 1 } }],
    ['a value over an object', { a: { b: 1 } }, { a: 2 }, { a: 2 }],
    ['null over an object', { a: { b: 1 } }, { a: null }, { a: null }],
    ['an empty object over an object', { a: { b: 1 } }, { a: {} }, { a: { b: 1 } }],
    ['an object over a list', { a: [1, 2] }, { a: { b: 1 } }, { a: { b: 1 } }],
    ['a property name of every object', {}, { toString: { a: 1 } }, { toString: { a: 1 } }],
  ])('%s', (_name, first, other, expected) => {
    expect(mergeSettings(first, other)).toEqual(expected);
  });
});

describe('tag manager', () => {
  test.each([
    ['GTM-ABC123', true, ['GTM-ABC123']],
    ['GTM-abc', true, ['GTM-abc']],
    ['GTM-ABC123', false, []],
    ['GTM-ABC123', undefined, []],
    ['gtm-abc', true, []],
    ['GTM-', true, []],
    ['UA-1', true, []],
    ["GTM-A');alert(1)//", true, []],
    ['GTM-ABC\nx', true, []],
  ])('is %j when enabled is %s', (id, enabled, expected) => {
    expect(metadata.tagManagerIds({ integrations: { gtm: [{ id, enabled }] } })).toEqual(expected);
  });

  test('is absent without settings', () => {
    expect(metadata.tagManagerIds({})).toEqual([]);
    expect(metadata.tagManagerIds({ integrations: { gtm: null } })).toEqual([]);
  });
});
