import { expect, test } from 'vitest';
import { namesOrCount } from '../../../ui/admin/archetypes/list/names-or-count';

const inWords = (count: number) => `${count} roles`;
const names = new Map([
  ['r1', 'Reader'],
  ['r2', 'Writer'],
]);

test.each([
  ['lists all names', ['r1', 'r2'], names, ['Reader', 'Writer']],
  ['is empty without roles', [], names, []],
  ['omits an unknown name', ['r1', 'r9'], names, ['2 roles']],
  ['returns the count when names could not be read', ['r1'], undefined, ['1 roles']],
])('%s', (_name, ids, known, words) => {
  expect(namesOrCount(ids, known, inWords)).toEqual(words);
});
