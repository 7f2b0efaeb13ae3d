import { describe, expect, test } from 'vitest';
import { languagesFor, vendorLook } from '../../../demo/hosted/vendor-look';

const themed = (adminPortal: unknown) => vendorLook({ themeV2: { adminPortal } });

describe('the appearance that a vendor sets', () => {
  test('is the default without settings', () => {
    expect(vendorLook({})).toEqual({ theme: undefined, variables: {}, languages: [] });
  });

  test('has the theme and the color, with readable text', () => {
    const { theme, variables } = themed({
      themeName: 'dark',
      palette: { primary: { main: '#0B5947', contrastText: '#FFFFFF' } },
    });
    expect(theme).toBe('dark');
    expect(variables).toEqual({ primary: '#0b5947', ring: '#0b5947', 'on-primary': '#ffffff' });
    expect(themed({ palette: { primary: { main: '#ffee00', contrastText: '#ffffff' } } }).variables['on-primary']).toBe(
      '#000000',
    );
  });

  test.each(['red', 'url(https://evil.example)', '#12', '#000000;background:url(x)', 7, null, { main: '#000000' }])(
    '%j is not a color',
    (main) => {
      expect(themed({ themeName: 'neon', palette: { primary: { main } } })).toEqual({
        theme: undefined,
        variables: {},
        languages: [],
      });
    },
  );

  test('names the languages', () => {
    expect(vendorLook({ localizations: { de: {}, 'pt-BR': {}, __x: {} } }).languages).toEqual(['de', 'pt-BR']);
    expect(languagesFor(['en-GB', 'de'], [])).toEqual(['en-GB', 'de']);
    expect(languagesFor(['en-GB', 'de-AT'], ['ar', 'de'])).toEqual(['de-AT', 'ar']);
  });
});
