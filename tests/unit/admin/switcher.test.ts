import { describe, expect, test, vi } from 'vitest';
import { createAddress } from '../../../ui/admin/archetypes/page/address';
import { memoryBar } from '../../../ui/admin/archetypes/page/address-bars';
import { entryInto, forgetEntry, rememberEntry } from '../../../ui/admin/archetypes/page/entered-accounts';
import { lastUsedFirst, noteRecent, recentAccounts } from '../../../ui/admin/archetypes/page/recent-accounts';

const storage = () => {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};

describe('recent accounts', () => {
  test('are stored per user, most recent first, ten at most', () => {
    const local = storage();
    for (let at = 0; at < 12; at += 1) noteRecent(local, 'ann', `t${at}`);
    noteRecent(local, 'ann', 't5');
    expect(recentAccounts(local, 'ann')).toEqual(['t5', 't11', 't10', 't9', 't8', 't7', 't6', 't4', 't3', 't2']);
    expect(recentAccounts(local, 'bob')).toEqual([]);
  });

  test('come first, the others by name in natural order', () => {
    const accounts = ['Shop 10', 'Shop 2', 'Ärzte', 'Zoo'].map((name) => ({ tenantId: name.toLowerCase(), name }));
    expect(lastUsedFirst(accounts, ['zoo', 'gone'], 'de').map(({ name }) => name)).toEqual([
      'Zoo',
      'Ärzte',
      'Shop 2',
      'Shop 10',
    ]);
  });
});

describe('an entered sub-account', () => {
  const from = { tenantId: 'acme', name: 'Acme' };

  test('has a way back, for that user and until it is left', () => {
    const tab = storage();
    rememberEntry(tab, { userId: 'ann', tenantId: 'labs', from });
    rememberEntry(tab, { userId: 'ann', tenantId: 'deep', from: { tenantId: 'labs', name: 'Labs' } });
    expect(entryInto(tab, 'ann', 'labs')?.from).toEqual(from);
    expect(entryInto(tab, 'ann', 'deep')?.from.name).toBe('Labs');
    expect(entryInto(tab, 'bob', 'labs')).toBeUndefined();
    forgetEntry(tab, 'labs');
    expect(entryInto(tab, 'ann', 'labs')).toBeUndefined();
    expect(entryInto(tab, 'ann', 'deep')).toBeDefined();
  });

  test.each(['', 'no json', '{}', '[{"userId":1}]', '[null]'])('is ignored when the storage has %j', (text) => {
    const tab = storage();
    tab.values.set('gatehouse-entered', text);
    expect(entryInto(tab, 'ann', 'labs')).toBeUndefined();
    rememberEntry(tab, { userId: 'ann', tenantId: 'labs', from });
    expect(entryInto(tab, 'ann', 'labs')).toBeDefined();
  });
});

describe('switching accounts', () => {
  test('is immediate without unsaved changes', () => {
    const step = vi.fn();
    createAddress(memoryBar('users')).guard(step);
    expect(step).toHaveBeenCalledOnce();
  });

  test('waits for confirmation of unsaved changes, also on other pages', () => {
    const address = createAddress(memoryBar('users'));
    address.block({ unsaved: ['Website'], loses: () => false });
    const step = vi.fn();
    address.guard(step);
    expect([step.mock.calls.length, address.get().unsaved]).toEqual([0, ['Website']]);
    address.respond(false);
    expect([step.mock.calls.length, address.get().unsaved]).toEqual([0, undefined]);
    address.guard(step);
    address.respond(true);
    address.respond(true);
    expect([step.mock.calls.length, address.get().unsaved]).toEqual([1, undefined]);
  });
});
