import { expect, it } from 'vitest';
import { firstFamily, withFallback } from '../../../demo/preview/theme/font-stack';
import { fonts } from '../../../demo/preview/theme/presets';
import { Theme } from '../../../demo/preview/theme/theme';

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
