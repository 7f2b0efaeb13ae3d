import { describe, expect, test } from 'vitest';
import { canonicalPhoneNumber, isPhoneNumber, phoneNumbersIn } from '../../../../sdk/core/text/phone-number';

describe('canonicalPhoneNumber', () => {
  test.each([
    ['+4930901820', '+4930901820'],
    ['+49 30 90-18.20', '+4930901820'],
    ['+49 (0)30 901820', '+4930901820'],
    ['+1 (202) 555-0143', '+12025550143'],
    ['+49 30/901820', '+4930901820'],
    ['0049 30 901820', '+4930901820'],
    ['tel:+49-30-901820', '+4930901820'],
    ['\u202A+49 30 901820\u202C', '+4930901820'],
    ['+٩٦٦ ٥٥ ١٢٣ ٤٥٦٧', '+966551234567'],
    ['＋８１ ９０ １２３４ ５６７８', '+819012345678'],
    ['+49\u00A030\u2011901820', '+4930901820'],
    ['+49\u221230\u2212901820', '+4930901820'],
    ['(0049) 30 901820', '+4930901820'],
    ['00 49 30 901820', '+4930901820'],
    ['030 901820', undefined],
    ['', undefined],
    ['+', undefined],
    ['+123456', undefined],
    ['+1234567890123456', undefined],
    ['+0123456789', undefined],
    ['+49 30 90182O', undefined],
    ['+49 30 901820 ext. 5', undefined],
    [`+49${' '.repeat(40)}30901820`, undefined],
  ])('of %j is %j', (text, expected) => {
    expect(canonicalPhoneNumber(text)).toBe(expected);
    expect(isPhoneNumber(text)).toBe(expected !== undefined);
  });
});

test('phoneNumbersIn keeps the order, and malformed numbers as typed', () => {
  expect(phoneNumbersIn('+49 30 901820, 0049 30 901820; 030 1\n+1 202 555 0143')).toEqual([
    '+4930901820',
    '+4930901820',
    '030 1',
    '+12025550143',
  ]);
});
