import { describe, expect, test } from 'vitest';
import { applyChanges, boxOf, linesOf, type MatrixValue, switched } from '../../../../ui/kit/matrix/matrix-model';

const groups = [
  {
    id: 'users',
    title: 'Users',
    rows: [
      { id: 'read', title: 'View' },
      { id: 'write', title: 'Edit', description: 'fe.write' },
    ],
  },
  { id: 'billing', title: 'Billing', rows: [{ id: 'pay', title: 'Pay' }] },
];
const columns = [
  { id: 'a', title: 'A' },
  { id: 'b', title: 'B' },
];
const value: MatrixValue = { a: new Set(['read', 'pay']), b: new Set(['read']) };
const free = () => undefined;
const ids = (filter: { search: string; onlyDifferences: boolean }) =>
  linesOf(groups, columns, value, filter).map(({ id }) => id);

describe('rows', () => {
  test('have a heading for each group', () => {
    expect(linesOf(groups, columns, value, { search: '', onlyDifferences: false })[0]?.rows).toEqual(['read', 'write']);
    expect(ids({ search: '', onlyDifferences: false })).toEqual(['users', 'read', 'write', 'billing', 'pay']);
  });

  test('are found by title, description, id and category', () => {
    expect(ids({ search: ' edit ', onlyDifferences: false })).toEqual(['users', 'write']);
    expect(ids({ search: 'FE.WRITE', onlyDifferences: false })).toEqual(['users', 'write']);
    expect(ids({ search: 'pay', onlyDifferences: false })).toEqual(['billing', 'pay']);
    expect(ids({ search: 'users', onlyDifferences: false })).toEqual(['users', 'read', 'write']);
    expect(ids({ search: 'zzz', onlyDifferences: false })).toEqual([]);
  });

  test('with differences exclude those with equal columns', () => {
    expect(ids({ search: '', onlyDifferences: true })).toEqual(['billing', 'pay']);
  });
});

describe('cells', () => {
  test('are on, off or mixed; locked only if every row is', () => {
    expect(boxOf(value, 'a', ['read', 'pay'], free)).toEqual({ state: 'on', reason: undefined });
    expect(boxOf(value, 'b', ['read', 'pay'], free).state).toBe('mixed');
    expect(boxOf(value, 'unknown', ['read'], free).state).toBe('off');
    expect(boxOf(value, 'a', ['read', 'pay'], (_, row) => (row === 'pay' ? 'No' : undefined)).reason).toBeUndefined();
    expect(boxOf(value, 'a', ['read', 'pay'], () => 'No').reason).toBe('No');
  });

  test('are turned on when mixed, off when fully on; locked rows are unchanged', () => {
    expect(switched(value, 'b', ['read', 'pay'], free)).toEqual([{ column: 'b', row: 'pay', on: true }]);
    const payLocked = (_: string, row: string) => (row === 'pay' ? 'No' : undefined);
    expect(switched(value, 'b', ['read', 'pay'], payLocked)).toEqual([{ column: 'b', row: 'read', on: false }]);
    expect(switched(value, 'b', ['pay'], payLocked)).toEqual([]);
  });

  test('are changed without modifying the old value', () => {
    const next = applyChanges(value, [
      { column: 'b', row: 'pay', on: true },
      { column: 'a', row: 'pay', on: false },
      { column: 'c', row: 'read', on: true },
    ]);
    expect(next).toEqual({ a: new Set(['read']), b: new Set(['read', 'pay']), c: new Set(['read']) });
    expect(value.b).toEqual(new Set(['read']));
  });
});
