import { expect, test } from 'vitest';
import { toPage } from '../../../sdk/core/page';

test.each([
  ['the counts of the provider', 0, { totalItems: 41, totalPages: 3 }, 41, 3],
  ['pages computed from the items', 0, { totalItems: 41 }, 41, 3],
  ['a total when the list ends with these items', 2, {}, 42, 3],
  ['zero pages without items', 0, { totalItems: 0 }, 0, 0],
])('a page has %s', (_what, page, counted, totalItems, totalPages) => {
  expect(toPage(['a', 'b'], page, 20, counted)).toEqual({ items: ['a', 'b'], totalItems, totalPages });
});
