import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const sum = (numbers: readonly number[]) => numbers.reduce((total, count) => total + count, 0);
const linesOf = (...paths: string[]) => sum(paths.map((path) => read(path).trimEnd().split('\n').length));
const filesIn = (folder: string) =>
  readdirSync(new URL(`../../../${folder}/`, import.meta.url)).map((name) => `${folder}/${name}`);

const [, budget = '', groups = ''] = read('docs/adding-a-page.md').split('\n|---|');
/** Returns the sum of the last column of a table, in the rows whose text fits. */
const stated = (table: string, row: RegExp) =>
  sum(
    [...table.matchAll(/^\|(.*)\| (\d+) \|$/gm)]
      .filter(([, text = '']) => row.test(text))
      .map((cell) => Number(cell[2])),
  );

it('the budget of a page is the sum of its files, and the story stays within that of ui', () => {
  expect(budget).toContain(`**${stated(budget, /^ (sdk|ui|emulator) /)}**`);
  const story = read('ui/admin/archetypes/drawer/entity-drawer.stories.tsx');
  const page = story.slice(story.indexOf('const GroupForm'), story.indexOf('const meta')).split('\n').length;
  expect(page).toBeLessThanOrEqual(stated(budget, /^ ui /));
});

it('"Groups" has the size that the table states', () => {
  const [stories, ui] = [/\.stories\./, /^(?!.*\.stories\.)/].map((name) =>
    filesIn('ui/admin/groups').filter((path) => name.test(path)),
  );
  for (const [row, files] of [
    [/^ sdk /, filesIn('sdk/capabilities/groups')],
    [/^ ui /, ui ?? []],
    [/^ emulator /, ['emulator/operations/groups.ts']],
    [/texts/, ['ui/locales/en/admin/groups.ts']],
    [/stories/, [...(stories ?? []), 'tests/contract/emulator/groups.test.ts']],
  ] as const) {
    expect(linesOf(...files), String(row)).toBeLessThanOrEqual(stated(groups, row));
  }
});
