import { describe, expect, it } from 'vitest';
import { readLoginLook, withLoginLook } from '../../../../sdk/capabilities/metadata/login-look';
import { changedLeaves } from '../../../../sdk/capabilities/metadata/merge';

const box = {
  themeV2: {
    loginBox: {
      palette: { primary: { main: '#0b5947' }, text: { primary: 'red' } },
      boxStyle: { borderRadius: '8px', width: 5 },
    },
  },
  localizations: { en: { loginBox: { login: { title: 'Welcome', hint: 'Hi' } } }, fr: 'none' },
  navigation: { users: {} },
};

describe('the appearance of a login box', () => {
  it('is read without invalid colors, radius or titles', () => {
    expect(readLoginLook(box)).toEqual({ colors: { primary: '#0b5947' }, radius: '8px', titles: { en: 'Welcome' } });
    expect(readLoginLook(undefined)).toEqual({ colors: {}, titles: {} });
    const hostile = { themeV2: { loginBox: { boxStyle: { borderRadius: '8px;}body{display:none' }, palette: [1] } } };
    expect(readLoginLook(hostile)).toEqual({ colors: {}, titles: {} });
  });

  it('is written by leaf, and keeps everything else', () => {
    const after = withLoginLook(box, { colors: { primary: '#000000' }, titles: { de: 'Willkommen' } });
    expect(changedLeaves(box, after)).toEqual([
      { type: 'themeV2/loginBox/palette/primary/main', payload: '#000000' },
      { type: 'themeV2/loginBox/palette/text', payload: null },
      { type: 'themeV2/loginBox/boxStyle/borderRadius', payload: null },
      { type: 'localizations/en/loginBox/login/title', payload: null },
      { type: 'localizations/de/loginBox/login/title', payload: 'Willkommen' },
    ]);
    expect(after.navigation).toBe(box.navigation);
  });

  it('adds no branches for unset values', () => {
    expect(withLoginLook({}, { colors: {}, titles: { en: '' } })).toEqual({});
  });
});
