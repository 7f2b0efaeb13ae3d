import { expect, it } from 'vitest';
import { newsOf } from '../../../../ui/kit/table/table-columns';

const query = { search: '', page: 2, pageSize: 10, sort: { id: 'name', desc: false } };

it.each([
  ['nothing', {}, undefined],
  ['an equal order', { sort: { id: 'name', desc: false } }, undefined],
  ['the page', { page: 3 }, 'page'],
  ['the size of a page', { page: 0, pageSize: 20 }, 'page'],
  ['the direction', { page: 0, sort: { id: 'name', desc: true } }, 'sort'],
  ['the column', { page: 0, sort: { id: 'uses', desc: false } }, 'sort'],
  ['no order', { page: 0, sort: undefined }, 'sort'],
  ['the search', { page: 0, search: 'ann' }, 'results'],
  ['the search and the order', { page: 0, search: 'ann', sort: undefined }, 'results'],
] as const)('announces after a change of %s', (_, change, news) => {
  expect(newsOf(query, { ...query, ...change })).toBe(news);
});
