import { describe, expect, it } from 'vitest';
import { lookContrasts, lookLanguages, toLook, toLookInput } from '../../../../ui/admin/account/look-input';
import { fitted } from '../../../../ui/admin/account/shrink-picture';
import { isTimeZone, offsetOf, timeZones } from '../../../../ui/admin/archetypes/formats/time-zones';
import { languages } from '../../../../ui/locales/load';

const input = toLookInput({ colors: { primary: '#ffe14d' }, titles: { en: 'Hello' } });

describe('the form of the login box', () => {
  it('omits empty values and keeps titles of unknown languages', () => {
    const before = { localizations: { it: { loginBox: { login: { title: 'Ciao' } } } } };
    expect(toLook(input, before)).toEqual({
      colors: { primary: '#ffe14d' },
      titles: { it: 'Ciao', en: 'Hello', de: '', fr: '', es: '', he: '', ja: '', ar: '' },
    });
  });

  it('has a title for every language of the box', () => {
    expect(lookLanguages.toSorted()).toEqual([...Object.keys(languages), 'en'].sort());
  });

  it('measures the contrast of adjacent colors', () => {
    const ratios = Object.fromEntries(lookContrasts(input).map(({ id, ratio }) => [id, ratio]));
    expect(ratios.button).toBeLessThan(1.4);
    expect(ratios.text).toBeGreaterThan(15);
    const half = lookContrasts({ ...input, primary: '#ff' });
    expect(half[0]?.ratio).toBeUndefined();
  });
});

describe('time zones', () => {
  it('include UTC, and exclude other texts', () => {
    expect(timeZones()[0]).toBe('UTC');
    expect([isTimeZone('Asia/Kolkata'), isTimeZone('Atlantis')]).toEqual([true, false]);
    expect(offsetOf('Asia/Kolkata', 0)).toBe('UTC+5:30');
  });
});

describe('a logo', () => {
  it.each([
    [640, 320, { width: 320, height: 160 }],
    [10, 20, { width: 10, height: 20 }],
    [10_000, 1, { width: 320, height: 1 }],
  ])('of %d × %d is scaled down proportionally', (width, height, small) => {
    expect(fitted(width, height)).toEqual(small);
  });
});
