import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import { expect, test } from 'vitest';
import config from '../../tailwind.config';

const ui = join(import.meta.dirname, '../../ui');
const { resolve } = createRequire(import.meta.url);

const loadTheme = () =>
  loadDesignSystem(readFileSync(join(ui, 'styles.css'), 'utf8'), {
    base: ui,
    loadModule: async (path, base) => ({ path, base, module: config }),
    loadStylesheet: async (id, base) => ({ path: id, base, content: readFileSync(resolve(id), 'utf8') }),
  });

const sources = readdirSync(ui, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!dist\/|node_modules\/).*\.tsx?$/.test(file))
  .map((file) => readFileSync(join(ui, file), 'utf8'));

// An unknown name is not an error in Tailwind: the screen just lacks that style.
test('every class of the kit and its screens exists in the theme', async () => {
  const theme = await loadTheme();
  const names = new Set(sources.flatMap((source) => source.match(/\bgh:[^\s'"`]+/g) ?? []));
  // Marks of an element for others, patterns, and names with a quote inside.
  const all = [...names].filter((name) => !/^gh:(?:group|peer)$|[?\\]|\[$/.test(name));
  const css = theme.candidatesToCss(all);
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter((_, at) => css[at] === null)).toEqual([]);
});

// The value has its own direction (styles.css), and an alignment of its own would follow that one: "SSO" on the wrong side.
test('text that is cut keeps the alignment of what is around it', () => {
  const classes = sources.flatMap((source) => source.match(/(["'])gh:[^"']*\1/g) ?? []);
  const isCut = (names: string) => /\bgh:(?:truncate|whitespace-pre-line)\b/.test(names);
  expect(classes.filter(isCut).length).toBeGreaterThan(10);
  expect(classes.filter((names) => isCut(names) && /\bgh:text-(?:start|end|center)\b/.test(names))).toEqual([]);
});
