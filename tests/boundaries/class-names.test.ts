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

// An unknown name is not an error in Tailwind: the screen just lacks that style.
test('every class of the kit and its screens exists in the theme', async () => {
  const theme = await loadTheme();
  const files = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!dist\/|node_modules\/).*\.tsx?$/.test(file),
  );
  const names = new Set(files.flatMap((file) => readFileSync(join(ui, file), 'utf8').match(/\bgh:[^\s'"`]+/g) ?? []));
  // Marks of an element for others, patterns, and names with a quote inside.
  const all = [...names].filter((name) => !/^gh:(?:group|peer)$|[?\\]|\[$/.test(name));
  const css = theme.candidatesToCss(all);
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter((_, at) => css[at] === null)).toEqual([]);
});
