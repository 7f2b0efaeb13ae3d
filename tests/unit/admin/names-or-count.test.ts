import { expect, test } from 'vitest';
import { namesOrCount } from '../../../ui/admin/resource/names-or-count';

const inWords = (count: number) => `${count} roles`;
const names = new Map([
  ['r1', 'Reader'],
  ['r2', 'Writer'],
]);

test.each([
  ['every name', ['r1', 'r2'], names, ['Reader', 'Writer']],
  ['none', [], names, []],
  ['one unknown', ['r1', 'r9'], names, ['2 roles']],
  ['names that could not be read', ['r1'], undefined, ['1 roles']],
])('%s', (_name, ids, known, words) => {
  expect(namesOrCount(ids, known, inWords)).toEqual(words);
});
