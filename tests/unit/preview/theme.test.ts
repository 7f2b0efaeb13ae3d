import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accessibleColor, levelOf, measure, type Palette } from '../../../demo/preview/theme/colors/contrast';
import { themeFromBrand } from '../../../demo/preview/theme/colors/from-brand';
import { readColor, toColor, toShade } from '../../../demo/preview/theme/colors/oklch';
import { comparedThemes, looksEqual, withTextsOf } from '../../../demo/preview/theme/comparison';
import { firstFamily, withFallback } from '../../../demo/preview/theme/font-stack';
import { type History, noHistory, noteChange, redo, undo } from '../../../demo/preview/theme/history';
import { fonts, presets } from '../../../demo/preview/theme/presets';
import { deleteTheme, readSaved, saveTheme } from '../../../demo/preview/theme/saved-themes';
import { colorTokens, Theme, withoutEmptyParts } from '../../../demo/preview/theme/theme';
import { colors } from '../../../tailwind.config';
import { contrastRatio, verdictOf } from '../../../ui/kit/contrast';

const color = fc.stringMatching(/^#[0-9a-f]{6}$/);
const defaults = (mode: 'light' | 'dark'): Palette =>
  Object.fromEntries(
    colorTokens.map((token) => {
      const value = colors[mode][token];
      return [token, value.startsWith('var') ? colors[mode].danger : value];
    }),
  ) as Record<(typeof colorTokens)[number], string>;
const failing = (palette: Palette) => measure(palette).filter(({ passes }) => !passes);

describe('contrast', () => {
  it('matches known ratios', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrastRatio('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
    expect(contrastRatio('red', '#ffffff')).toBeUndefined();
  });

  it('is rated at the limits of WCAG', () => {
    expect([21, 7, 4.5, 4.48, 3, 2.9].map(verdictOf)).toEqual([
      ...['AAA', 'AAA', 'AA', 'Large text only', 'Large text only', 'Too low'],
    ]);
  });

  it('names the level that a pair reaches; graphics have no AAA', () => {
    const levels = (minimum: 4.5 | 3) => [2.99, 3, 4.5, 7].map((ratio) => levelOf({ ratio, minimum }));
    expect(levels(4.5)).toEqual([undefined, undefined, 'AA', 'AAA']);
    expect(levels(3)).toEqual([undefined, 'AA', 'AA', 'AA']);
  });

  it('is sufficient in both modes of the default theme', () => {
    expect(failing(defaults('light'))).toEqual([]);
    expect(failing(defaults('dark'))).toEqual([]);
  });

  it('has a check for every color of the kit except the backdrop', () => {
    expect(['overlay', ...colorTokens].sort()).toEqual(Object.keys(colors.light).sort());
  });

  it('is fixed with the closest shade of the same hue', () => {
    const palette = { ...defaults('light'), 'text-muted': '#b0a3e0' };
    const fixed = accessibleColor(palette, 'text-muted') ?? '';
    expect(failing({ ...palette, 'text-muted': fixed })).toEqual([]);
    expect(Math.abs(toShade(fixed).h - toShade('#b0a3e0').h)).toBeLessThan(4);
    expect(contrastRatio(fixed, palette.muted)).toBeLessThan(4.7);
    expect(accessibleColor(defaults('light'), 'text')).toBe(defaults('light').text);
  });
});

describe('a theme of one brand color', () => {
  it('is readable in both modes, for any color', () => {
    fc.assert(
      fc.property(color, (brand) => {
        const { light, dark } = themeFromBrand(brand);
        for (const palette of [light, dark]) expect(failing(palette as Palette), brand).toEqual([]);
        expect(Theme.safeParse({ light, dark }).success).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the brand color where its contrast with the page is sufficient', () => {
    expect(themeFromBrand('#5b3bd6').light.primary).toBe('#5b3bd6');
    expect(themeFromBrand('#ffee58').light.primary).not.toBe('#ffee58');
    expect(themeFromBrand('#ffee58').dark.primary).toBe('#ffee58');
  });
});

it('has six readable presets', () => {
  expect(presets).toHaveLength(6);
  for (const { theme, name } of presets) {
    expect(failing({ ...defaults('light'), ...theme.light }), name).toEqual([]);
    expect(failing({ ...defaults('dark'), ...theme.dark }), name).toEqual([]);
    expect(Theme.parse(theme)).toEqual(theme);
  }
});

it('omits parts without values, such as after the last color is reset', () => {
  expect(withoutEmptyParts({ light: {}, dark: { text: '#ffffff' }, metrics: {}, appName: 'Acme' })).toEqual({
    dark: { text: '#ffffff' },
    appName: 'Acme',
  });
});

it('converts colors to shades and back', () => {
  fc.assert(
    fc.property(color, (shade) => {
      expect(toColor(toShade(shade))).toBe(shade);
    }),
    // On the edge of sRGB.
    { examples: [['#00fab0'], ['#00001c'], ['#000007']] },
  );
});

it('parses any CSS notation of a color, and codes copied from Figma', () => {
  const texts = ['#5B3BD6', ' 5b3bd6 ', 'rgb(91 59 214)', 'hsl(252 65% 54%)', 'oklch(1 0 0)', 'tomato', '#fff'];
  expect(texts.map(readColor)).toEqual([
    ...['#5b3bd6', '#5b3bd6', '#5b3bd6', '#5c3dd6', '#ffffff', '#ff6347', '#ffffff'],
  ]);
  expect(['', 'brand', '#12', '#5b3bd680', 'transparent', 'var(--x)'].map(readColor)).toEqual(Array(6).fill(undefined));
});

describe('history', () => {
  const themed = (primary: string): Theme => ({ light: { primary } });

  it('undoes and redoes changes', () => {
    let history: History = noHistory;
    let now: Theme = {};
    const change = (next: Theme, label: string) => {
      history = noteChange(history, now, label);
      now = next;
    };
    change(themed('#111111'), 'light primary');
    change(themed('#222222'), 'light primary');
    change({ ...themed('#222222'), appName: 'Acme' }, 'name');
    const back = undo(history, now);
    expect(back?.theme).toEqual(themed('#222222'));
    const further = back && undo(back.history, back.theme);
    expect(further?.theme).toEqual({});
    expect(further && undo(further.history, further.theme)).toBeUndefined();
    const again = further && redo(further.history, further.theme);
    expect(again?.theme).toEqual(themed('#222222'));
    expect(again && noteChange(again.history, again.theme, 'other').future).toEqual([]);
  });
});

describe('saved themes', () => {
  const storage = () => {
    const held = new Map<string, string>();
    return {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => void held.set(key, value),
    };
  };

  it('are restored by name, and an invalid one does not hide the others', () => {
    const device = storage();
    saveTheme(() => device, { name: 'Acme', theme: { light: { primary: '#111111' } } });
    saveTheme(() => device, { name: 'Acme', theme: { light: { primary: '#222222' } } });
    saveTheme(() => device, { name: 'Other', theme: {} });
    expect(readSaved(() => device).map(({ name }) => name)).toEqual(['Acme', 'Other']);
    expect(readSaved(() => device)[0]?.theme.light?.primary).toBe('#222222');
    deleteTheme(() => device, 'Other');
    expect(readSaved(() => device)).toHaveLength(1);
    device.setItem(
      'gatehouse-preview-themes',
      '[{"name":"x","theme":{"light":{"primary":"red"}}},{"name":"y","theme":{}}]',
    );
    expect(readSaved(() => device).map(({ name }) => name)).toEqual(['y']);
    device.setItem('gatehouse-preview-themes', '{');
    expect(readSaved(() => device)).toEqual([]);
  });

  it('report when the storage of the device is full', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    expect(saveTheme(() => full, { name: 'Acme', theme: {} })).toBe(false);
  });

  it('are empty where the browser blocks the data of the site', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    expect(readSaved(blocked)).toEqual([]);
    expect(saveTheme(blocked, { name: 'Acme', theme: {} })).toBe(false);
    expect(deleteTheme(blocked, 'Acme')).toBe(false);
  });
});

const violet: Theme = { light: { primary: '#5b3bd6', text: '#101010' } };
const texts = { en: { 'login.title': 'Welcome' } };

it('offers the default theme, the opened one if any, and the saved ones', () => {
  const names = (opened: Theme) => comparedThemes(opened, [{ name: 'opened', theme: violet }]).map(({ id }) => id);
  expect(names({})).toEqual(['default', 'saved opened']);
  expect(names(violet)).toEqual(['default', 'opened', 'saved opened']);
});

it('keeps the texts of the current theme, so that the screen does not restart', () => {
  expect(withTextsOf({ ...violet, texts: { de: { 'login.title': 'Hallo' } } }, { texts })).toEqual({
    ...violet,
    texts,
  });
  expect(withTextsOf({ ...violet, texts }, {})).toEqual(violet);
});

it('treats themes with the same values in another order as equal', () => {
  expect(looksEqual({ light: { text: '#101010', primary: '#5b3bd6' } }, violet)).toBe(true);
  expect(looksEqual(violet, { ...violet, texts })).toBe(true);
  expect(looksEqual({}, { texts })).toBe(true);
  expect(looksEqual({}, violet)).toBe(false);
  expect(looksEqual(violet, { ...violet, appName: 'Fern' })).toBe(false);
});

it('ends each stack with a generic family', () => {
  const end = (css: string) => withFallback(css, 'system-ui, sans-serif');
  expect(end('Inter')).toBe('Inter, system-ui, sans-serif');
  expect(end("'Source Sans 3', ")).toBe("'Source Sans 3', system-ui, sans-serif");
  // A name that contains such a family is none.
  expect(end('Noto Serif')).toBe('Noto Serif, system-ui, sans-serif');
  for (const css of ['Inter, sans-serif', 'Georgia,serif', 'ui-rounded', 'system-ui', '']) expect(end(css)).toBe(css);
  for (const css of Object.values(fonts)) expect(end(css)).toBe(css);
});

it('reads the first family, quoted or not', () => {
  expect(['Inter, serif', "'Gill Sans', serif", '"A, B", serif', ' Inter ', ''].map(firstFamily)).toEqual([
    ...['Inter', 'Gill Sans', 'A, B', 'Inter', ''],
  ]);
});

it('offers stacks that a theme accepts', () => {
  for (const font of Object.values(fonts).filter(Boolean)) {
    expect(Theme.parse({ metrics: { font } })).toEqual({ metrics: { font } });
  }
});
