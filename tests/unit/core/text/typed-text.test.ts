import { describe, expect, test } from 'vitest';
import { codeIn, typedCode } from '../../../../sdk/core/text/typed-code';
import { numberIn } from '../../../../sdk/core/text/typed-number';
import { asciiDigits, typedText } from '../../../../sdk/core/text/typed-text';

describe('typedText', () => {
  test.each([
    ['  ada ', 'ada'],
    ['\u200Bada\uFEFF', 'ada'],
    ['\u202Aada\u202C', 'ada'],
    ['a\u0308', '\u00E4'],
    ['ａｄａ＠ａｃｍｅ', 'ada@acme'],
    ['a\uFE0F\u3164\u034Fda', 'ada'],
    ['\uFB01ne\uFB03', 'fineffi'],
    ['\u200Cنامه\u200Cای\u200C', 'نامه\u200Cای'],
    ['\u00A0ada\u3000', 'ada'],
  ])('%j is %j', (text, expected) => expect(typedText(text)).toBe(expected));
});

describe('asciiDigits', () => {
  test.each([
    ['0123456789', '0123456789'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['०१२३४५६७८९', '0123456789'],
    ['০১২৩৪৫৬৭৮৯', '0123456789'],
    ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
    ['０１２３４５６７８９', '0123456789'],
    ['𝟎𝟏𝟗𝟘𝟙𝟡𝟢𝟫𝟬𝟵𝟶𝟿', '019019090909'],
    ['٤ of ๗', '4 of 7'],
    ['½²Ⅷ', '½²Ⅷ'],
  ])('%s is %s', (text, expected) => expect(asciiDigits(text)).toBe(expected));
});

describe('numberIn', () => {
  test.each([
    ['12', 12],
    [' 12\u00A0', 12],
    ['١٢', 12],
    ['１２', 12],
    ['१२', 12],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['١٫٥', 1.5],
    ['१.५', 1.5],
    ['１．５', 1.5],
    ['１，５', 1.5],
    ['.5', 0.5],
    ['1.', 1],
    ['-3', -3],
    ['\u22123', -3],
    ['\u200E12', 12],
    ['1 500', 1500],
    ['1\u202F500,25', 1500.25],
    ["12'500", 12_500],
    ['١٬٥٠٠', 1500],
    ['0.125', 0.125],
    ['', undefined],
    [' \u200B', undefined],
    ['1.500', Number.NaN],
    ['1,500', Number.NaN],
    ['1,500.25', Number.NaN],
    ['1 2', Number.NaN],
    ['1e3', Number.NaN],
    ['0x10', Number.NaN],
    ['Infinity', Number.NaN],
    ['-', Number.NaN],
    ['soon', Number.NaN],
  ])('%j is %j', (text, expected) => expect(numberIn(text)).toBe(expected));
});

describe('codeIn', () => {
  test.each([
    ['', ''],
    ['48', '48'],
    ['482913', '482913'],
    ['4829137', '482913'],
    ['482 913', '482913'],
    ['482-913', '482913'],
    ['١٢٣٤٥٦', '123456'],
    ['１２３４５６', '123456'],
    ['12a', '12'],
    ['Acme 365: your code is 482913', '482913'],
    ['Acme 365 482913', '482913'],
    ['Your code is 482 913.', '482913'],
    ['G-482913 is your code', '482913'],
    ['رمزك هو ٤٨٢٩١٣', '482913'],
    ['482913 is your code\n@auth.acme.test #482913', '482913'],
    ['482913 is your code to sign in. It works once, for 5 minutes.', '482913'],
    ['Order 12345678 is ready', ''],
    ['12:30 Code 482\u2011913', '482913'],
    ['12:30 Code 482\u2212913', '482913'],
    ['12:30 Code 482\u202F913', '482913'],
  ])('of %j is %j', (text, expected) => expect(codeIn(text, 6)).toBe(expected));
});

test.each([
  [' 482 913 ', '482913'],
  ['٤٨٢-٩١٣', '482913'],
  ['abcd-efgh', 'abcdefgh'],
  ['482\u2212913', '482913'],
  ['482.913', '482913'],
  ['\u201C482·913\u201D.', '482913'],
  ['482_913', '482913'],
])('typedCode(%j) is %j', (text, expected) => expect(typedCode(text)).toBe(expected));
