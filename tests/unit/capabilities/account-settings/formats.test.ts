import { describe, expect, it } from 'vitest';
import { accountFormatter, dateFormats, timeFormats } from '../../../../sdk/capabilities/account-settings/formats';

const at = Date.parse('2026-03-07T00:05:09.000Z');

describe('formats of an account', () => {
  it.each([
    ['DD/MM/YYYY', '07/03/2026', '07/03'],
    ['MM/DD/YYYY', '03/07/2026', '03/07'],
    ['YYYY-MM-DD', '2026-03-07', '03-07'],
    ['DD.MM.YYYY', '07.03.2026', '07.03.'],
    ['D MMM YYYY', '7 Mar 2026', '7 Mar'],
    ['MMM D, YYYY', 'Mar 7, 2026', 'Mar 7'],
  ])('format %s', (dateFormat, written, withoutYear) => {
    const formatter = accountFormatter({ dateFormat, timezone: 'UTC' }, 'en');
    expect(formatter.date(at)).toBe(written);
    expect(formatter.day(at)).toBe(withoutYear);
    expect(dateFormats).toContain(dateFormat);
  });

  it.each([
    ['HH:mm', '00:05'],
    ['HH:mm:ss', '00:05:09'],
    ['h:mm A', '12:05 AM'],
  ])('format %s', (timeFormat, written) => {
    expect(accountFormatter({ timeFormat, timezone: 'UTC' }, 'en').time(at)).toBe(written);
    expect(timeFormats).toContain(timeFormat);
  });

  it.each([
    [{ dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm' }, '2026-03-07 00:05:09'],
    [{ dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm:ss' }, '2026-03-07 00:05:09'],
    [{ dateFormat: 'YYYY-MM-DD', timeFormat: 'h:mm A' }, '2026-03-07 12:05:09 AM'],
    [{ dateFormat: 'YYYY-MM-DD' }, '2026-03-07 00:05:09'],
    [{}, '07.03.2026, 00:05:09'],
  ])('an exact time has seconds: %o', (formats, written) => {
    expect(accountFormatter({ ...formats, timezone: 'UTC' }, 'de').exact(at)).toBe(written);
  });

  it('use days of the account’s time zone', () => {
    const formats = { dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm', timezone: 'America/New_York' };
    expect(accountFormatter(formats, 'en').moment(at)).toBe('2026-03-06 19:05');
  });

  it('use Western digits and the Gregorian calendar in every language', () => {
    expect(accountFormatter({ dateFormat: 'DD/MM/YYYY', timezone: 'UTC' }, 'ar-SA').date(at)).toBe('07/03/2026');
    expect(accountFormatter({ dateFormat: 'D MMMM YYYY', timezone: 'UTC' }, 'de').date(at)).toBe('7 März 2026');
  });

  it('fall back to the language for invalid settings', () => {
    const { date, moment } = accountFormatter({ timezone: 'Mars/Olympus' }, 'en');
    expect(date('2026-03-07T12:00:00.000Z')).toBe('Mar 7, 2026');
    expect(moment('no date')).toBe('');
    const long = accountFormatter({ dateFormat: 'YYYY '.repeat(13), timezone: 'UTC' }, 'en');
    expect(long.date('2026-03-07T12:00:00.000Z')).toBe('Mar 7, 2026');
  });
});
