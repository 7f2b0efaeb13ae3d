import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyImport, supportedIn, unsupportedIn } from '../../../demo/preview/exchange/format';
import { formats, readAny } from '../../../demo/preview/exchange/formats';
import { leavesOf } from '../../../demo/preview/exchange/leaves';
import { languages, namesOf } from '../../../demo/preview/state/choices';
import { fonts, presets } from '../../../demo/preview/theme/presets';
import { colorTokens, loginTexts, metricTokens, Theme } from '../../../demo/preview/theme/theme';
import { createEmulator } from '../../../emulator';
import { readVendorBox, saveVendorBox } from '../../../emulator/rules/policies/vendor-box';
import { unknownVendorTexts } from '../../../ui/login/application/vendor-texts';

const color = fc.stringMatching(/^#[0-9a-f]{6}$/);
const colors = fc.dictionary(fc.constantFrom(...colorTokens), color, { minKeys: 1 });
const number = fc.integer({ min: 0, max: 4000 }).map((n) => n / 100);
const length = fc.oneof(
  number.map((n) => `${n}px`),
  number.map((n) => `${n}rem`),
  fc.integer({ min: 1, max: 99 }).map((n) => `calc(var(--gh-unit) * ${n / 2})`),
);
const font = fc.constantFrom(
  ...Object.values(fonts).filter(Boolean),
  '"Fira Sans", serif',
  "'Courier Prime',monospace",
);
const odd = fc.constantFrom('50%', 'inherit', '1.50', '.5rem');
const metrics = fc.dictionary(fc.constantFrom(...metricTokens), fc.oneof(length, odd), { minKeys: 1 });
const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((text) => text.length <= 60);
const texts = fc.dictionary(
  fc.constantFrom(...namesOf(languages)),
  fc.dictionary(fc.constantFrom(...namesOf(loginTexts)), words, { minKeys: 1 }),
  { minKeys: 1 },
);
const logo = fc.constantFrom('https://example.com/logo.svg?a=1&b={x};', 'data:image/png;base64,iVBORw0KGgo=');

/** Themes without empty parts, which equal missing ones. */
const themes: fc.Arbitrary<Theme> = fc
  .record({ light: colors, dark: colors, metrics, font, logo, appName: words, texts }, { requiredKeys: [] })
  .map(({ font, ...theme }) => ({ ...theme, ...(font && { metrics: { ...theme.metrics, font } }) }) as Theme);

const runs = { numRuns: 40 };
const ADDRESS = 'http://localhost:4300/preview?screen=login.preLogin&language=de';

describe.each(Object.entries(formats))('%s', (_, format) => {
  it('restores all that it supports, and is recognized', () => {
    fc.assert(
      fc.property(themes, (theme) => {
        expect(Theme.parse(theme)).toEqual(theme);
        const text = format.write(theme, ADDRESS);
        const read = readAny(text);
        expect(read).toEqual({ format, reading: { theme: supportedIn(format, theme), skipped: [] } });
      }),
      runs,
    );
  });

  it('keeps the rest of the theme', () => {
    fc.assert(
      fc.property(themes, (theme) => {
        expect(applyImport(theme, format, supportedIn(format, theme))).toEqual(theme);
        const left = leavesOf(theme).filter((leaf) => !format.supports(leaf));
        expect(leavesOf(applyImport(theme, format, {}))).toEqual(left);
        expect(unsupportedIn(format, theme).length > 0).toBe(left.length > 0);
      }),
      runs,
    );
  });

  it('returns a theme or a one-sentence error for any input', () => {
    const halves = fc.tuple(themes, fc.nat()).map(([theme, cut]) => {
      const text = format.write(theme, ADDRESS);
      return text.slice(0, cut % text.length);
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), halves, fc.json()), (text) => {
        const read = format.read(text);
        if ('problem' in read) expect(read.problem).toMatch(/^\p{Lu}.*\.$/u);
        else expect(Theme.parse(read.theme)).toEqual(read.theme);
      }),
      runs,
    );
  });
});

it('says in a style sheet that nothing was changed, instead of a rule without variables', () => {
  expect(formats.css.write({}, ADDRESS)).toMatch(/^\/\* Nothing was changed/);
  expect(formats.css.write({ light: { primary: '#0b7a5c' } }, ADDRESS)).not.toContain('.gh-root {');
});

describe('files of other tools', () => {
  const read = (text: string) => {
    const found = readAny(text);
    return 'problem' in found ? found : found.reading;
  };

  it('reads CSS with other selectors, and names invalid values', () => {
    expect(
      read(`:root { --gh-primary: #ABC; --gh-radius: 4px !important; --other: 1 }
        @media (prefers-color-scheme: dark) { :root { --gh-primary: #111111 } }
        .dark { --gh-surface: oklch(0.2 0 0); --gh-text: var(--ink); --gh-glow: 1px; }`),
    ).toEqual({
      theme: {
        light: { primary: '#aabbcc' },
        dark: { primary: '#111111', surface: '#161616' },
        metrics: { radius: '4px' },
      },
      skipped: [
        '“dark.text” is “var(--ink)”. A color is opaque, and written as in CSS: #5b3bd6 or oklch(0.5 0.2 290).',
        '“dark.glow” is not a part of the theme.',
      ],
    });
  });

  it('reads the notation of the documentation as hosts write it', () => {
    expect(
      read(`<LoginBox appearance={{
        variables: { primary: '#5b21b6', 'on-primary': "#ffffff", radius: '4px', }, // both modes
        layout: { social: 'above', socialOrder: ['google'], showLogo: false },
      }} />`),
    ).toEqual({
      theme: {
        light: { primary: '#5b21b6', 'on-primary': '#ffffff' },
        dark: { primary: '#5b21b6', 'on-primary': '#ffffff' },
        metrics: { radius: '4px' },
      },
      skipped: ['“layout” is not a part of the theme.'],
    });
    expect(read('const appearance = { variables: { primary: brand } };')).toEqual({
      problem: 'Only plain values can be read at “brand”: no variables, no calls, and nothing cut off.',
    });
  });

  it('reads design tokens of other tools, and names unsupported ones', () => {
    const rgb = { colorSpace: 'srgb', components: [1, 0, 0.5] };
    expect(
      read(
        JSON.stringify({
          light: {
            $type: 'color',
            primary: { $value: rgb },
            text: { $value: '#123456' },
            ring: { $value: '{light.primary}' },
            border: { $value: { colorSpace: 'oklch', components: [0.2, 0, 0] } },
            muted: { $value: { colorSpace: 'display-p3', components: [0.5, 0.1, 0.2] } },
          },
          metrics: { radius: { $type: 'dimension', $value: { value: 6, unit: 'px' } } },
        }),
      ),
    ).toEqual({
      theme: { light: { primary: '#ff0080', text: '#123456', border: '#161616' }, metrics: { radius: '6px' } },
      skipped: [
        '“light.ring” refers to {light.primary}: export it with its value.',
        '“light.muted” has a value that cannot be read here: opaque colors in sRGB or OKLCH, px, rem and numbers can.',
      ],
    });
  });

  it('reads old and new themes of shadcn/ui, and keeps values that they have no variable for', () => {
    const found =
      readAny(`:root { --background: 0 0% 100%; --primary: oklch(0.2 0 0); --card: #fff; --radius: 0.5rem; --chart-1: red }
      .dark { --primary: hsl(0 0% 100%); --foreground: #FFFFFF80 }
      @theme inline { --color-primary: var(--primary); --font-sans: var(--geist); }`);
    if ('problem' in found || 'problem' in found.reading) throw new Error('not read');
    expect(found.reading).toEqual({
      theme: {
        light: { background: '#ffffff', primary: '#161616', surface: '#ffffff' },
        dark: { background: '#ffffff', primary: '#ffffff', surface: '#ffffff' },
        metrics: { radius: '0.5rem' },
      },
      skipped: [
        '“dark.text” is “#FFFFFF80”. A color is opaque, and written as in CSS: #5b3bd6 or oklch(0.5 0.2 290).',
        '“--chart-1” has no place in the builder.',
      ],
    });
    const before: Theme = { light: { primary: '#111111', info: '#0000ff' }, metrics: { radius: '1px', row: '2px' } };
    expect(applyImport(before, found.format, found.reading.theme)).toMatchObject({
      light: { primary: '#161616', info: '#0000ff' },
      metrics: { radius: '0.5rem', row: '2px' },
    });
  });

  it('names the error in a text that is no theme', () => {
    for (const text of [
      '',
      'hello',
      '{"themeV2":',
      'https://example.com/',
      '/preview?theme=%7B%22light',
      ':root{--gh-',
    ]) {
      expect(read(text), text).toHaveProperty('problem', expect.stringMatching(/\.$/));
    }
  });
});

it('writes a document that the provider accepts, for every preset', () => {
  const emulator = createEmulator();
  for (const { theme } of presets) {
    const document = JSON.parse(formats.vendor.write({ ...theme, texts: { en: { 'login.title': 'Hello' } } }, ADDRESS));
    saveVendorBox(emulator.db, document);
    expect(readVendorBox(emulator.db)).toEqual(document);
  }
  emulator.close();
});

it('has no text that the login box does not use', () => {
  expect(unknownVendorTexts(loginTexts)).toEqual([]);
});
