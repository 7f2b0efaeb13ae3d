import { expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { recordsPath } from '../../../demo/research/contract';
import { GeneralFeedback } from '../../../demo/research/feedback/forms';
import { IntegrationFeedback } from '../../../demo/research/feedback/integration';
import { createUserCache, isCacheKey } from '../../../demo/research/user-cache';
import { accountNameOf } from '../../../demo/research/user-sync';

test('a table name is one segment of the path', () => {
  expect(recordsPath('users')).toBe('/api/v2/tables/users/records');
  expect(recordsPath('../a b')).toBe('/api/v2/tables/..%2Fa%20b/records');
});

const NOW = Date.parse('2026-11-20T09:00:00Z');

test.each(['a', 'A-1_b', '0'])('%s is a cache key', (key) => expect(isCacheKey(key)).toBe(true));
test.each(['', ' ', 'a b', 'a.b', 'ä', 'a\n', '__proto__.x', 'a/b'])('%j is no cache key', (key) => {
  expect(isCacheKey(key)).toBe(false);
  const cache = createUserCache<number>({ now: () => 0 });
  expect(() => cache.set(key, 1)).toThrow(RangeError);
  expect(() => cache.get(key)).toThrow(RangeError);
});

test('an entry lives for 5000 ms', () => {
  let now = NOW;
  const cache = createUserCache<string>({ now: () => now });
  cache.set('ana', 'record');
  now += 4999;
  expect(cache.get('ana')).toBe('record');
  expect(cache.get('bob')).toBeUndefined();
  now += 1;
  expect(cache.get('ana')).toBeUndefined();
});

test('the cache keeps ten thousand entries; the oldest is evicted first, and an update makes an entry new', () => {
  const cache = createUserCache<number>({ now: () => NOW });
  for (let count = 0; count < 10_000; count += 1) cache.set(`u${count}`, count);
  cache.set('u0', 0);
  cache.set('new', 1);
  expect(cache.size).toBe(10_000);
  expect(cache.get('u0')).toBe(0);
  expect(cache.get('u1')).toBeUndefined();
});

test('expired entries are removed with the next one', () => {
  let now = NOW;
  const cache = createUserCache<number>({ now: () => now });
  for (let count = 0; count < 100; count += 1) cache.set(`u${count}`, count);
  now += 4000;
  cache.set('u0', 0);
  now += 1000;
  cache.set('new', 1);
  expect(cache.size).toBe(2);
  expect([cache.get('u0'), cache.get('new')]).toEqual([0, 1]);
});

test('sized entries are kept up to the capacity, and the oldest is evicted first', () => {
  const cache = createUserCache<string>({ now: () => NOW, capacity: 10, sizeOf: (text) => text.length });
  cache.set('a', 'xxxx');
  cache.set('b', 'xxxx');
  cache.set('a', 'xx');
  cache.set('c', 'xxxx');
  expect(cache.size).toBe(3);
  cache.set('d', 'x');
  expect([cache.get('b'), cache.get('a'), cache.get('c'), cache.get('d')]).toEqual([undefined, 'xx', 'xxxx', 'x']);
  cache.delete('c');
  cache.set('e', 'xxxxxxx');
  expect(cache.size).toBe(3);
  cache.set('f', 'x'.repeat(11));
  expect([cache.get('f'), cache.size]).toEqual([undefined, 3]);
});

test('the account name is Not Found when the provider has none', () => {
  expect(accountNameOf({ activeTenant: { name: 'Acme' } })).toBe('Acme');
  for (const response of [{}, { activeTenant: null }, { activeTenant: {} }, { activeTenant: { name: null } }]) {
    expect(accountNameOf(response)).toBe('Not Found');
  }
});

test('the form reports a message for each invalid field', () => {
  const result = safeParse(GeneralFeedback, { Rating: 0, Ideas: 'x'.repeat(5001), Vendors: '', Meeting: '' });
  expect(result.success).toBe(false);
  expect(result.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['Rating', 'Choose a rating from 1 to 5.'],
    ['Ideas', 'Use at most 5000 characters.'],
  ]);
});

test.each(['before\0after', 'lone \ud800', '\udc00 lone', '\udc00\ud800'])(
  'the form reports that %j cannot be stored',
  (text) => {
    const message = 'This contains an unsupported character. Remove it and try again.';
    for (const [schema, sent] of [
      [GeneralFeedback, { Rating: 1, Ideas: text, Vendors: '', Meeting: '' }],
      [IntegrationFeedback, { Integration1: `Slack: ${text}` }],
    ] as const) {
      expect(safeParse(schema, sent).error?.issues.map(({ message }) => message)).toEqual([message]);
    }
  },
);

test('every other character is accepted', () => {
  const Ideas = '\u0001\t\r\n\u2028\ufeff\uffff語😀\u{10ffff}';
  expect(safeParse(GeneralFeedback, { Rating: 1, Ideas, Vendors: '', Meeting: '' }).data?.Ideas).toBe(Ideas);
});
