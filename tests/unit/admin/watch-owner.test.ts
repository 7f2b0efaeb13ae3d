import type { Owner } from '@gatehouse/sdk';
import { describe, expect, test, vi } from 'vitest';
import { createAddress, startOf } from '../../../ui/admin/archetypes/page/address';
import { memoryBar } from '../../../ui/admin/archetypes/page/address-bars';
import { watchOwner } from '../../../ui/admin/frame/page-route';

const ownerOf = (userId: string, tenantId = 'north'): Owner => ({ identity: 'portal', userId, tenantId });

const setUp = (first: Owner | null | undefined) => {
  let current = first;
  const listeners = new Set<() => void>();
  const changed = vi.fn();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const stop = watchOwner({ get: () => current, subscribe }, changed);
  const become = (next: Owner | null | undefined) => {
    current = next;
    for (const listener of listeners) listener();
  };
  return { changed, stop, become };
};

describe('a change of the owner', () => {
  test.each([
    ['another user', ownerOf('bob')],
    ['the same user in another account', ownerOf('ann', 'south')],
  ])('is reported for %s, after a sign-out as well', (_name, other) => {
    const { changed, become } = setUp(ownerOf('ann'));
    become(undefined);
    become(null);
    expect(changed).not.toHaveBeenCalled();
    become(other);
    expect(changed).toHaveBeenCalledOnce();
  });

  test('is not reported for the first owner, nor for the same one', () => {
    const { changed, become } = setUp(undefined);
    become(ownerOf('ann'));
    become(null);
    become(ownerOf('ann'));
    expect(changed).not.toHaveBeenCalled();
  });

  test('is not reported after unsubscribing', () => {
    const { changed, become, stop } = setUp(ownerOf('ann'));
    stop();
    become(ownerOf('bob'));
    expect(changed).not.toHaveBeenCalled();
  });
});

test('resets the route to its page without search, clears the others, and needs no confirmation', () => {
  const bar = memoryBar('users');
  const address = createAddress(bar);
  address.go({ page: 'users', rest: 'x', search: 'q=ann%40acme.test' });
  address.go({ page: 'roles', rest: '', search: 'open=role-1' });
  address.block({ unsaved: ['Name'], loses: () => true });
  address.reset();
  expect(address.get()).toEqual({ address: startOf('roles'), unsaved: undefined });
  expect(bar.lastOf('users')).toEqual(startOf('users'));
});
