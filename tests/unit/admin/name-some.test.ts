import { expect, test } from 'vitest';
import { nameSome } from '../../../ui/admin/archetypes/list/name-some';

test('summarizes invalid entries of a paste of any length', () => {
  expect(nameSome(['a', 'b'])).toEqual(['a', 'b']);
  expect(nameSome(Array.from({ length: 500 }, (_, at) => `no ${at}`))).toEqual([
    'no 0',
    'no 1',
    'no 2',
    'no 3',
    'no 4',
    '…',
  ]);
  expect(nameSome(['x'.repeat(100_000)])).toEqual([`${'x'.repeat(60)}…`]);
});
