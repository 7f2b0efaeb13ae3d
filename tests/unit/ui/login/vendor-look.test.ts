import { describe, expect, it, test } from 'vitest';
import { readVendorLook } from '../../../../sdk/capabilities/metadata/login-look';
import { texts } from '../../../../ui/locales/en/login';
import { readableColors } from '../../../../ui/login/application/readable-colors';
import { retextBy, unknownVendorTexts } from '../../../../ui/login/application/vendor-texts';

const { box, signUp } = texts;

describe('the login box of a vendor', () => {
  it('is read without invalid values', () => {
    const loginBox = {
      palette: { background: { default: '#102030' } },
      layout: { type: 'split', image: 'https://cdn.test/p.jpg' },
      socialLogins: { layout: 'icons', order: ['google', 7] },
      links: { terms: 'https://vendor.test/terms' },
    };
    const localizations = { en: { loginBox: { signup: { title: 'Join', submit: 'x'.repeat(500) } } }, de: 'none' };
    expect(readVendorLook({ themeV2: { loginBox }, localizations })).toEqual({
      background: '#102030',
      arrangement: 'split',
      picture: 'https://cdn.test/p.jpg',
      social: 'icons',
      socialOrder: ['google'],
      links: { terms: 'https://vendor.test/terms' },
      texts: { en: { 'signup.title': 'Join' } },
    });
    const hostile = { palette: { background: { default: 'url(x)' } }, layout: { type: '"><x' }, socialLogins: 'above' };
    expect(readVendorLook({ themeV2: { loginBox: hostile } })).toEqual({ socialOrder: [], links: {}, texts: {} });
  });

  test.each([
    [{ primary: '#ffee00', onPrimary: '#ffffff' }, { 'on-primary': '#000000' }, undefined, ['onPrimary']],
    [{ surface: '#101114', text: '#eeeeee' }, { surface: '#101114', text: '#eeeeee' }, 'dark', []],
    [{ text: '#202020' }, { surface: '#ffffff', text: '#202020' }, 'light', []],
    [{ surface: '#ffffff', text: '#dddddd' }, { surface: '#ffffff' }, 'light', ['text']],
    [{ surface: '#777777' }, {}, undefined, ['surface']],
    [{ background: '#777777' }, {}, undefined, ['background']],
  ])('falls back for an invalid %j', (colors, variables, theme, unreadable) => {
    const found = readableColors(colors);
    expect(found).toMatchObject({ variables, unreadable });
    expect(found.theme).toBe(theme);
    expect(found.background).toBeUndefined();
  });

  it('has texts by language, and keeps unknown values', () => {
    const retext = retextBy({ en: { 'signup.title': 'Join us', 'login.email': '<b>Mail</b>', 'login.nothing': 'x' } });
    expect(retext('en', 'signUp', signUp)).toEqual({ ...signUp, title: 'Join us' });
    expect(retext('en', 'signUp', signUp)).toBe(retext('en', 'signUp', signUp));
    expect(retext('en', 'box', box).email).toEqual({ ...box.email, label: '<b>Mail</b>' });
    expect(retext('de', 'signUp', signUp)).toBe(signUp);
    expect(unknownVendorTexts({ 'login.title': 'a', 'login.nothing': 'x' })).toEqual(['login.nothing']);
  });
});
