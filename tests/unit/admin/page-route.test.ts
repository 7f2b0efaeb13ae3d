import { adminPageIds, adminPages } from '@gatehouse/sdk/admin';
import { describe, expect, test, vi } from 'vitest';
import { type Address, createAddress, startOf } from '../../../ui/admin/archetypes/page/address';
import {
  type HostRouting,
  hostBar,
  memoryBar,
  readHash,
  readHostPath,
  toHash,
} from '../../../ui/admin/archetypes/page/address-bars';

describe('the hash of a page', () => {
  test.each(adminPageIds)('of %s is parsed to the same route', (page) => {
    expect(readHash(`#/${adminPages[page].path}`)).toEqual(startOf(page));
    const address: Address = { page, rest: 'a/b', search: 'q=%23a%3Fb&open=1' };
    expect(readHash(toHash(address))).toEqual(address);
  });

  test.each([
    ['#/api-tokens/', { page: 'apiTokens', rest: '', search: '' }],
    ['#/api-tokens?x=1', { page: 'apiTokens', rest: '', search: 'x=1' }],
    ['#/security/ip-restrictions?page=2', { page: 'security', rest: 'ip-restrictions', search: 'page=2' }],
    ['#/users?q=a?b', { page: 'users', rest: '', search: 'q=a?b' }],
  ])('%s has a path and a query below the page', (hash, address) => {
    expect(readHash(hash)).toEqual(address);
  });

  test.each(['', '#', '#/', '#api-tokens', '#/api-tokensx', '#/API-TOKENS', '#/constructor', '#/x/users'])(
    '%j is not a page',
    (hash) => {
      expect(readHash(hash).page).toBeUndefined();
    },
  );
});

const users = startOf('users');
const roles = startOf('roles');
const unsaved = { unsaved: ['Password'], loses: (from: Address, to: Address) => from.page !== to.page };

describe('navigation with unsaved changes', () => {
  test('waits for confirmation', () => {
    const address = createAddress(memoryBar('users'));
    address.block(unsaved);
    address.go(roles);
    expect(address.get()).toEqual({ address: users, unsaved: ['Password'] });
    address.respond(false);
    expect(address.get()).toEqual({ address: users, unsaved: undefined });
    address.go(roles);
    address.respond(true);
    expect(address.get()).toEqual({ address: roles, unsaved: undefined });
  });

  test('continues once the changes were saved, and waits again for later changes', async () => {
    const address = createAddress(memoryBar('users'));
    const release = address.block(unsaved);
    address.go(roles);
    release();
    const releaseAgain = address.block({ ...unsaved, unsaved: ['Password', 'Name'] });
    await Promise.resolve();
    expect(address.get().address).toEqual(users);
    releaseAgain();
    await Promise.resolve();
    expect(address.get()).toEqual({ address: roles, unsaved: undefined });
  });

  test('is immediate without unsaved changes, and after saving', () => {
    const address = createAddress(memoryBar('users'));
    const release = address.block(unsaved);
    address.go({ ...users, search: 'q=a' });
    expect(address.get().address.search).toBe('q=a');
    release();
    address.go(roles);
    expect(address.get().address).toEqual(roles);
  });

  test('of the host is allowed only after confirmation', () => {
    const moved = vi.fn();
    const bar = memoryBar('users', () => moved);
    const address = createAddress(bar);
    address.connect();
    address.block(unsaved);
    address.go(roles);
    expect(moved).not.toHaveBeenCalled();
    address.respond(true);
    expect(moved).toHaveBeenCalledExactlyOnceWith('roles');
    bar.adopt('roles');
    expect(address.get()).toEqual({ address: roles, unsaved: undefined });
  });

  test('restores the URL when the host has navigated by itself', () => {
    const moved = vi.fn();
    const bar = memoryBar('users', () => moved);
    const address = createAddress(bar);
    address.connect();
    address.block(unsaved);
    bar.adopt('roles');
    expect(moved).toHaveBeenCalledExactlyOnceWith('users');
    expect(address.get()).toEqual({ address: users, unsaved: ['Password'] });
  });
});

test('memory routing restores where each page was left', () => {
  const bar = memoryBar('users');
  const address = createAddress(bar);
  address.go({ ...users, search: 'q=ann' });
  address.go(roles);
  expect(bar.lastOf('users').search).toBe('q=ann');
  expect(bar.lastOf('groups')).toEqual(startOf('groups'));
});

describe('the router of a host', () => {
  const setUp = (start: string) => {
    const visited: [string, boolean][] = [];
    const routing: HostRouting = {
      base: '/account',
      current: start,
      navigate: (to, { replace }) => {
        visited.push([to, replace]);
        routing.current = to;
      },
    };
    const bar = hostBar(
      () => routing,
      'profile',
      () => ['custom:reviews'],
    );
    const address = createAddress(bar);
    address.connect();
    /** The router navigates without a link, e.g. back. */
    const follow = (to: string) => {
      routing.current = to;
      bar.adopt(to);
    };
    return { address, bar, visited, follow };
  };

  test.each<[string, Address]>([
    ['/account', startOf(undefined)],
    ['/account/', startOf(undefined)],
    ['/accounts/users', startOf(undefined)],
    ['/account/nowhere', startOf(undefined)],
    ['/account/users?q=ann&open=1', { page: 'users', rest: '', search: 'q=ann&open=1' }],
    ['/account/security/ip-restrictions/', { page: 'security', rest: 'ip-restrictions', search: '' }],
    ['/account/reviews?page=2', { page: 'custom:reviews', rest: '', search: 'page=2' }],
  ])('%s is parsed', (path, expected) => {
    expect(readHostPath('/account', path, ['custom:reviews'])).toEqual(expected);
  });

  test('starts at its current route, else at the given page', () => {
    expect(setUp('/account/users?q=ann').address.get().address).toEqual({ ...users, search: 'q=ann' });
    expect(setUp('/account').address.get().address).toEqual(startOf('profile'));
  });

  test('is navigated, and its changes are followed', () => {
    const { address, visited, follow } = setUp('/account/users');
    address.go({ ...users, search: 'q=ann' }, 'replace');
    address.go(roles);
    expect(visited).toEqual([
      ['/account/users?q=ann', true],
      ['/account/roles', false],
    ]);
    expect(address.href?.({ page: 'custom:reviews', rest: '', search: '' })).toBe('/account/reviews');
    follow('/account/users?q=ann');
    expect(address.get().address).toEqual({ ...users, search: 'q=ann' });
  });

  test('is reverted to unsaved changes until they are confirmed', () => {
    const { address, visited, follow } = setUp('/account/users');
    address.block(unsaved);
    follow('/account/roles');
    expect(visited).toEqual([['/account/users', false]]);
    expect(address.get()).toEqual({ address: users, unsaved: ['Password'] });
    address.respond(true);
    expect(visited.at(-1)).toEqual(['/account/roles', false]);
    expect(address.get().address).toEqual(roles);
  });
});
