import { expect, test } from 'vitest';
import { formatLocale } from '../../../../ui/kit/dates/format-locale';

test.each([
  ['en', ['en-US'], 'en-US'],
  ['en', ['en-GB', 'en'], 'en-GB'],
  ['en', ['nl-NL', 'nl', 'en-US', 'en'], 'en-NL'],
  ['en', ['nl-NL', 'nl'], 'en-NL'],
  ['en', ['sv'], 'en-SE'],
  ['en', [], 'en'],
  ['en', ['not a tag'], 'en'],
  ['de', ['de-AT', 'en'], 'de-AT'],
  ['de', ['en-GB'], 'de'],
  ['ar', ['ar-EG'], 'ar-EG-u-nu-latn'],
  ['ar', ['en-US'], 'ar-u-nu-latn'],
])('texts in %s in a browser with %j: %s', (language, wanted, locale) => {
  expect(formatLocale(language, wanted)).toBe(locale);
});

test('the region decides the order and the clock', () => {
  const format = (wanted: string[]) =>
    new Intl.DateTimeFormat(formatLocale('en', wanted), { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' })
      .format(Date.UTC(2026, 10, 27, 14, 5))
      .replace(/\s/g, ' ');
  expect(format(['en-US'])).toBe('11/27/26, 2:05 PM');
  expect(format(['en-GB'])).toBe('27/11/2026, 14:05');
  expect(format(['nl-NL'])).toMatch(/^27\W11\W(20)?26, 14:05$/);
});
