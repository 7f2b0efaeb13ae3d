import { describe, expect, test } from 'vitest';
import { array, boolean, number, object, enum as oneOf, optional, string } from 'zod/mini';
import { keepPage } from '../../../ui/admin/archetypes/list/keep-page';
import { readListAddress, writeListAddress } from '../../../ui/admin/archetypes/list/list-address';

const defaults = { pageSize: 20, sort: { id: 'name', desc: true } };
const Filters = object({
  preset: optional(oneOf(['inactive', 'mfa-unenrolled'])),
  roles: optional(array(string())),
  subAccounts: optional(boolean()),
  days: optional(number()),
  created: optional(object({ from: optional(string()), to: optional(string()) })),
});
const read = (search: string, prefix = '') => readListAddress(search, defaults, Filters, prefix);
const first = { search: '', page: 0, pageSize: 20, sort: defaults.sort };

describe('the query of a list', () => {
  test('is empty for the defaults', () => {
    expect(read('')).toEqual({ query: first, filters: {}, open: undefined });
    expect(writeListAddress('', read(''), defaults)).toBe('');
  });

  test('holds search, page, size, sort, filters and the open row', () => {
    const search = 'q=ann&page=2&size=50&sort=email%3Aasc&f.preset=inactive&open=u1';
    const state = read(search);
    expect(state).toEqual({
      query: { search: 'ann', page: 1, pageSize: 50, sort: { id: 'email', desc: false } },
      filters: { preset: 'inactive' },
      open: 'u1',
    });
    expect(writeListAddress('', state, defaults)).toBe(search);
  });

  test.each([
    [{ roles: ['a'] }, 'f.roles=a'],
    [{ roles: ['a', 'b,c'] }, 'f.roles=a&f.roles=b%2Cc'],
    [{ subAccounts: true }, 'f.subAccounts=true'],
    [{ days: 7 }, 'f.days=7'],
    [{ created: { from: '2026-01-01', to: '2026-02-01' } }, 'f.created=2026-01-01..2026-02-01'],
    [{ created: { from: '2026-01-01' } }, 'f.created=2026-01-01..'],
  ])('keeps the filter %j', (filters, search) => {
    expect(writeListAddress('', { query: first, filters, open: undefined }, defaults)).toBe(search);
    expect(read(search).filters).toEqual(filters);
  });

  test.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=1e9',
    'size=0',
    'f.preset=other',
    'f.unknown=1',
    'f.days=x',
    'sort=',
  ])('ignores invalid values: %s', (search) => {
    expect(read(search)).toEqual(read(''));
  });

  test('removes filters and keeps parameters of others', () => {
    const cleared = { query: first, filters: {}, open: undefined };
    expect(writeListAddress('tab=x&f.preset=inactive&q=a&other.q=b', cleared, defaults)).toBe('tab=x&other.q=b');
  });

  test('distinguishes two lists of one page by a prefix', () => {
    const search = writeListAddress('q=a', { ...read(''), query: { ...first, search: 'b' } }, defaults, 'second.');
    expect(search).toBe('q=a&second.q=b');
    expect(read(search).query.search).toBe('a');
    expect(read(search, 'second.').query.search).toBe('b');
  });
});

describe('the previous page', () => {
  const key = ['gatehouse', 'tenant-a', 'users', 'list', { page: 1 }];
  test('is kept as placeholder for another filter of the same list', () => {
    expect(keepPage(key)('rows', { queryKey: [...key.slice(0, -1), { page: 0 }] })).toBe('rows');
  });
  test.each([
    ['another account', ['gatehouse', 'tenant-b', 'users', 'list', { page: 0 }]],
    ['another list', ['gatehouse', 'tenant-a', 'roles', 'list', { page: 0 }]],
    ['a list without a filter', ['gatehouse', 'tenant-a', 'users', 'list']],
  ])('is not kept for %s', (_what, queryKey) => {
    expect(keepPage(key)('rows', { queryKey })).toBeUndefined();
    expect(keepPage(key)('rows', undefined)).toBeUndefined();
  });
});
