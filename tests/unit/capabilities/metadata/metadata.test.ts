import * as metadata from '@gatehouse/sdk/metadata';
import { describe, expect, it, test } from 'vitest';
import { readLoginLook, withLoginLook } from '../../../../sdk/capabilities/metadata/login-look';
import { changedLeaves, mergeSettings } from '../../../../sdk/capabilities/metadata/merge';
import { createRecorder, json } from '../../../support/recorder';
import { fetchQuery } from '../../../support/responding-fetch';
import { silentIdentity } from '../../../support/silent-identity';

const ADDRESS = 'https://files.test/override.json?v=1';
const base = {
  navigation: { users: { visibility: 'always' }, roles: { visibility: 'hidden', permissions: ['a', 'b'] } },
  themeV2: { loginBox: { color: 'red' } },
  metadataOverrides: { url: ADDRESS },
};

/** Responds with the provider's metadata, then with the override. */
const setUp = (override: () => Response | Error, configuration: object = base) => {
  const recorder = createRecorder([() => json({ rows: [{ configuration }] }), override]);
  const identity = silentIdentity({
    fetch: recorder.fetch,
    tokenResolver: () => 'secret',
    requestCredentials: 'include',
    additionalHeadersResolver: () => [{ key: 'x-own', value: 'own' }],
  });
  return { ...recorder, box: (signal?: AbortSignal) => identity.of(metadata).adminBox().queryFn({ signal }) };
};

test('settings of login box and portal are those of the first row', async () => {
  const { box, calls } = setUp(() => json({}), { themeV2: { a: 1 } });
  expect(await box()).toEqual({ themeV2: { a: 1 } });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.url.search).toBe('?entityName=adminBox');
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
    const identity = silentIdentity({
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
    const identity = silentIdentity({
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

describe('settings of the account', () => {
  test.each([
    [
      'saves a new branch by its leaves',
      {},
      { a: { b: { c: 1, d: false } } },
      [
        ['a/b/c', 1],
        ['a/b/d', false],
      ],
    ],
    ['removes a leaf', { a: { b: 1, c: 2 } }, { a: { c: 2 } }, [['a/b', null]]],
    ['removes a branch', { a: { b: 1 } }, {}, [['a', null]]],
    ['clears an emptied branch', { a: { b: 1 } }, { a: {} }, [['a', {}]]],
    ['replaces a value by a branch', { a: 1 }, { a: { b: 2 } }, [['a/b', 2]]],
    ['replaces a branch by a value', { a: { b: 2 } }, { a: 1 }, [['a', 1]]],
    ['sends nothing for null instead of undefined', { a: null }, {}, []],
    ['saves an object in a list', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }, [['a', [{ b: 2 }]]]],
  ])('%s', (_name, first, other, expected) => {
    expect(changedLeaves(first, other).map(({ type, payload }) => [type, payload])).toEqual(expected);
  });

  test('never contain names of prototypes', () => {
    const poison = JSON.parse('{"__proto__":{"a":1},"b":{"constructor":{"prototype":{"a":1}},"c":2}}');
    expect(changedLeaves({}, poison)).toEqual([{ type: 'b/c', payload: 2 }]);
  });
});

const box = {
  themeV2: {
    loginBox: {
      palette: { primary: { main: '#0b5947' }, text: { primary: 'red' } },
      boxStyle: { borderRadius: '8px', width: 5 },
    },
  },
  localizations: { en: { loginBox: { login: { title: 'Welcome', hint: 'Hi' } } }, fr: 'none' },
  navigation: { users: {} },
};

describe('the appearance of a login box', () => {
  it('is read without invalid colors, radius or titles', () => {
    expect(readLoginLook(box)).toEqual({ colors: { primary: '#0b5947' }, radius: '8px', titles: { en: 'Welcome' } });
    expect(readLoginLook(undefined)).toEqual({ colors: {}, titles: {} });
    const hostile = { themeV2: { loginBox: { boxStyle: { borderRadius: '8px;}body{display:none' }, palette: [1] } } };
    expect(readLoginLook(hostile)).toEqual({ colors: {}, titles: {} });
  });

  it('is written by leaf, and keeps everything else', () => {
    const after = withLoginLook(box, { colors: { primary: '#000000' }, titles: { de: 'Willkommen' } });
    expect(changedLeaves(box, after)).toEqual([
      { type: 'themeV2/loginBox/palette/primary/main', payload: '#000000' },
      { type: 'themeV2/loginBox/palette/text', payload: null },
      { type: 'themeV2/loginBox/boxStyle/borderRadius', payload: null },
      { type: 'localizations/en/loginBox/login/title', payload: null },
      { type: 'localizations/de/loginBox/login/title', payload: 'Willkommen' },
    ]);
    expect(after.navigation).toBe(box.navigation);
  });

  it('adds no branches for unset values', () => {
    expect(withLoginLook({}, { colors: {}, titles: { en: '' } })).toEqual({});
  });
});
