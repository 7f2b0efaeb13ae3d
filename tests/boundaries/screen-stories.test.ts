import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { flows } from '../../.storybook/flow-list';
import { adminPageIds } from '../../sdk/admin/pages';

const ui = fileURLToPath(new URL('../../ui/', import.meta.url));
const stories = readdirSync(ui, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx') && !/(?:dist|node_modules)\//.test(path))
  .map((path) => readFileSync(ui + path, 'utf8'));

/** Names of the records that hold something for every step of a flow; the compiler requires each step. */
const recordsOf = (story: string, flow: string): string[] =>
  [...story.matchAll(new RegExp(`^const (\\w+): Step(?:Contexts|Walk)<typeof ${flow}> = `, 'gm'))].map(
    ([, name = '']) => name,
  );

/** Whether a story renders all of a record. */
const shows = (story: string, record: string) =>
  story.includes(`<StepGallery contexts={${record}}>`) || story.includes(`of Object.values(${record}))`);

it('every step of every flow has a story', () => {
  const missing = flows.filter(
    ({ exported }) => !stories.some((story) => recordsOf(story, exported).some((record) => shows(story, record))),
  );
  expect(flows.length).toBeGreaterThan(15);
  expect(missing.map(({ exported }) => exported)).toEqual([]);
});

it('every page of the administration has a story', () => {
  const pages = new Set(stories.flatMap((story) => [...story.matchAll(/args: \{ page: '(\w+)'/g)].map(([, id]) => id)));
  expect(adminPageIds.filter((id) => !pages.has(id))).toEqual([]);
});
