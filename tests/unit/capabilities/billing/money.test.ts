import { describe, expect, it } from 'vitest';
import { formatMoney, fromMinorUnits } from '../../../../sdk/capabilities/billing/money';

/** Intl separates with spaces that do not break. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('minor units', () => {
  it.each([
    [0, 0],
    [1, 0.01],
    [99, 0.99],
    [123456, 1234.56],
    [1234.5, 12.35],
    [1999.4, 19.99],
    [-250, -2.5],
    [110, 1.1],
    [Number.MAX_SAFE_INTEGER, 90071992547409.91],
  ])('%d is %d in the currency', (minor, amount) => {
    expect(fromMinorUnits(minor)).toBe(amount);
  });

  it('never returns a negative zero', () => {
    expect(Object.is(fromMinorUnits(-0.2), 0)).toBe(true);
    expect(formatMoney(fromMinorUnits(-0.2), 'usd', 'en')).toBe('$0.00');
  });
});

describe('a formatted amount', () => {
  it.each([
    [1234.5, 'usd', 'en', '$1,234.50'],
    [1234.5, 'EUR', 'de', '1.234,50 €'],
    [0, 'gbp', 'en', '£0.00'],
    [-19.9, 'usd', 'en', '-$19.90'],
  ])('%d %s in %s', (amount, currency, language, text) => {
    expect(plain(formatMoney(amount, currency, language))).toBe(text);
  });

  it.each([[undefined], [null], ['']])('is in US dollars for the currency %j', (currency) => {
    expect(formatMoney(5, currency, 'en')).toBe('$5.00');
  });

  it('has two decimals also in currencies without minor units', () => {
    expect(formatMoney(fromMinorUnits(1234), 'jpy', 'en')).toBe('¥12.34');
  });

  it('uses the digits of the language', () => {
    expect(formatMoney(12.5, 'usd', 'ar-EG')).toMatch(/١٢٫٥٠/);
    // The symbol is kept in its own order.
    expect(formatMoney(12.5, 'usd', 'ar-EG')).toContain('\u2068US$\u2069');
  });

  it('accepts an unknown currency code', () => {
    expect(plain(formatMoney(7, 'xqz', 'en'))).toBe('XQZ 7.00');
  });

  it.each([['dollars'], ['$'], ['us'], ['ÄÖÜ']])('appends %j to the number', (currency) => {
    expect(formatMoney(1234.5, currency, 'en')).toBe(`1,234.50 ${currency.toUpperCase()}`);
  });
});
