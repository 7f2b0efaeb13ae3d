import { expect, it } from 'vitest';
import { callingCodes, internationalNumber } from '../../../../ui/login/form/calling-codes';

const of = (region: string) => callingCodes.find((entry) => entry.region === region) ?? { region, code: '' };

it('has each region once, with a name', () => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const regions = callingCodes.map(({ region }) => region);
  expect(new Set(regions).size).toBe(regions.length);
  expect(regions.length).toBeGreaterThan(235);
  expect(regions.filter((region) => names.of(region) === region)).toEqual([]);
  expect(callingCodes.every(({ code }) => /^[1-9]\d{0,3}$/.test(code))).toBe(true);
});

it.each([
  ['DE', '0151 234 567 89', '+4915123456789'],
  ['DE', '151-23456789', '+4915123456789'],
  ['DE', '+44 7700 900123', '+447700900123'],
  ['DE', '00447700900123', '+447700900123'],
  ['IT', '06 1234 5678', '+390612345678'],
  ['US', '(415) 555-0123', '+14155550123'],
  ['US', '1 415 555 0123', '+14155550123'],
  ['JM', '876 555 0123', '+18765550123'],
  ['JM', '555 0123', '+18765550123'],
  ['AE', '٠٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
  ['DE', '＋４４ 7700 900123', '+447700900123'],
  ['DE', '\u202A+44 7700 900123\u202C', '+447700900123'],
])('of %s: %s is %s', (region, typed, number) => expect(internationalNumber(typed, of(region))).toBe(number));
