import * as audits from '@gatehouse/sdk/audits';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch } from '../../../support/responding-fetch';

describe('the export', () => {
  const columns = [{ name: 'email', displayName: 'E-mail', type: 'Email' }];

  test('is a file, reports the number of received rows, and is aborted by its signal', async () => {
    const response = () => new Response('email\r\na\r\nb\r\n', { headers: { 'content-type': 'text/csv' } });
    const { identity } = createRespondingFetch({ 'POST /audits/export/csv/v2': response });
    const { mutationFn } = identity.of(audits).exportCsv();
    const progress: number[] = [];
    const { blob, fileName } = await mutationFn({ columns, onProgress: (count) => progress.push(count) });
    expect([fileName, await blob.text(), progress.at(-1)]).toEqual(['audits.csv', 'email\r\na\r\nb\r\n', 2]);
    const stopped = mutationFn({ columns, signal: AbortSignal.abort() });
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the details of a row', () => {
  test.each([
    [undefined, ''],
    [null, ''],
    [[], ''],
    ['', ''],
    [{ a: 1 }, '{\n  "a": 1\n}'],
    ['{"a":1}', '{\n  "a": 1\n}'],
    ['not json', 'not json'],
  ])('%j are parsed to %j', (json, text) => {
    expect(audits.detailText(json)).toBe(text);
  });
});

describe('changes of an audit row', () => {
  test.each([
    ['are empty without recorded states', undefined, []],
    ['are empty without a previous state', { name: 'b' }, []],
    ['are empty when the previous state is not an object', { before: 'a', name: 'b' }, []],
    ['include a changed field', { before: { name: 'a', level: 1 }, name: 'b', level: 1 }, [['name', 'a', 'b']]],
    ['include changed lists', { before: { ids: ['a'] }, ids: ['a', 'b'] }, [['ids', ['a'], ['a', 'b']]]],
    [
      'exclude fields that the change does not name',
      { before: { name: 'a', tenantId: 't' }, name: 'b' },
      [['name', 'a', 'b']],
    ],
    ['treat undefined and null as equal', { before: { phone: null }, phone: undefined }, []],
    [
      'include both states',
      { before: { a: 1, b: 2 }, after: { b: 3, c: 4 } },
      [
        ['a', 1, undefined],
        ['b', 2, 3],
        ['c', undefined, 4],
      ],
    ],
    ['are parsed from text', '{"before":{"on":false},"on":true}', [['on', false, true]]],
    ['are empty for invalid JSON', 'before', []],
  ])('%s', (_, json, expected) => {
    expect(audits.auditChanges(json).map(({ field, before, after }) => [field, before, after])).toEqual(expected);
  });
});

test('negates a filter and reverts it', () => {
  expect(audits.oppositeOf('a@b.test')).toBe('!a@b.test');
  expect(audits.oppositeOf(audits.oppositeOf('a@b.test'))).toBe('a@b.test');
  expect([audits.isOpposite('!a'), audits.isOpposite('a')]).toEqual([true, false]);
});

test('parses an interval of two times, either optional', () => {
  expect(audits.intervalOf({ from: '2026-01-01T00:00:00Z' })).toBe('2026-01-01T00:00:00Z,');
  expect(audits.intervalOf({ from: 'a', to: 'b' })).toBe('a,b');
});
