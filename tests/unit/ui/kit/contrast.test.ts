import { describe, expect, test } from 'vitest';
import { colors, softness } from '../../../../tailwind.config';

type Theme = (typeof colors)['light'];
type Rgb = [number, number, number];

const parse = (theme: Theme, name: keyof Theme): Rgb => {
  const value = theme[name];
  const alias = /^var\(--gh-(.+)\)$/.exec(value)?.[1];
  const target = (Object.keys(theme) as (keyof Theme)[]).find((key) => key === alias);
  if (target) return parse(theme, target);
  const [, r, g, b] = /^#(..)(..)(..)$/.exec(value) ?? [];
  if (!r || !g || !b) throw new Error(`${name} is not an opaque color: ${value}`);
  return [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16)];
};

/** color-mix(in srgb, a p%, b) */
const mix = (a: Rgb, percent: number, b: Rgb): Rgb => {
  const part = (place: 0 | 1 | 2) => (a[place] * percent + b[place] * (100 - percent)) / 100;
  return [part(0), part(1), part(2)];
};

const luminance = (rgb: Rgb) => {
  const [r = 0, g = 0, b = 0] = rgb.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const ratio = (a: Rgb, b: Rgb) => {
  const [dark, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};

const grounds = ['background', 'surface', 'raised', 'muted'] as const;
const words = ['text', 'text-muted', 'danger', 'warning', 'success', 'info'] as const;
const statuses = ['danger', 'warning', 'success', 'info'] as const;

describe.each(['light', 'dark'] as const)('the %s theme', (name) => {
  const theme = colors[name];
  const at = (token: keyof Theme) => parse(theme, token);

  test.each(grounds.flatMap((ground) => words.map((word) => [word, ground] as const)))(
    'has enough contrast for %s on %s',
    (word, ground) => {
      expect(ratio(at(word), at(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(statuses)('has enough contrast for %s and text on its soft background', (status) => {
    const tint = mix(at(status), softness, at('surface'));
    expect(ratio(at(status), tint)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(at('text'), tint)).toBeGreaterThanOrEqual(4.5);
  });

  test('has enough contrast for buttons, also on hover', () => {
    expect(ratio(at('on-primary'), at('primary'))).toBeGreaterThanOrEqual(4.5);
    expect(ratio(at('on-primary'), mix(at('primary'), 86, at('on-primary')))).toBeGreaterThanOrEqual(4.5);
    expect(ratio(at('on-danger'), at('danger-solid'))).toBeGreaterThanOrEqual(4.5);
    expect(ratio(at('on-danger'), mix(at('danger-solid'), 88, parse(colors.light, 'text')))).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  test.each(grounds)('has visible control borders and focus rings on %s', (ground) => {
    expect(ratio(at('ring'), at(ground))).toBeGreaterThanOrEqual(3);
    if (ground !== 'muted') expect(ratio(at('border-control'), at(ground))).toBeGreaterThanOrEqual(3);
  });
});
