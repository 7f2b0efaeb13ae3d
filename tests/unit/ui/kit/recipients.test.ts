import { describe, expect, test } from 'vitest';
import { addressesIn, isEmail, mergeAddresses } from '../../../../ui/kit/recipients';

describe('addresses in a text', () => {
  test.each([
    ['a@x.test,b@x.test; c@x.test\td@x.test', ['a@x.test', 'b@x.test', 'c@x.test', 'd@x.test']],
    ['Ada Lovelace <a@x.test>\nBob <b@x.test>', ['a@x.test', 'b@x.test']],
    ['"a@x.test" (b@x.test) mailto:c@x.test', ['a@x.test', 'b@x.test', 'c@x.test']],
    [' ,;\n', []],
  ])('%j', (text, found) => expect(addressesIn(text)).toEqual(found));

  test('are found in a long paste', () => {
    expect(addressesIn('<'.repeat(50_000) + 'a@x.test '.repeat(10_000)).length).toBeGreaterThan(9000);
  });
});

test.each([
  ['ada@acme.test', true],
  ['ada+work@mail.acme.test', true],
  ['ädä@münchen.test', true],
  ['ada@acme', false],
  ['ada@@acme.test', false],
  ['@acme.test', false],
  ['ada@.test', false],
  [`${'a'.repeat(250)}@acme.test`, false],
])('%s is an address: %s', (text, is) => expect(isEmail(text)).toBe(is));

test('duplicates are merged case-insensitively, with the first spelling', () => {
  expect(mergeAddresses(['Ada@x.test'], ['ada@x.test', 'bob@x.test', 'BOB@x.test'])).toEqual({
    addresses: ['Ada@x.test', 'bob@x.test'],
    added: 1,
    merged: 2,
  });
});
