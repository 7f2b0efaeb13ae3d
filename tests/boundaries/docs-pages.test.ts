import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isPartOf, publicComponents, type Sources } from '../../.storybook/docs/component-sources';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (isIncluded: (path: string) => boolean): Sources =>
  Object.fromEntries(
    readdirSync(`${root}ui`, { recursive: true, encoding: 'utf8' })
      .map((path) => `ui/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path) && !/^ui\/(?:dist|node_modules)\//.test(path) && isIncluded(path))
      .map((path) => [path, readFileSync(root + path, 'utf8')]),
  );

const isStory = (path: string) => path.endsWith('.stories.tsx');
const stories = read(isStory);
const manifest = JSON.parse(readFileSync(`${root}ui/package.json`, 'utf8'));
const components = publicComponents(
  read((path) => !isStory(path)),
  manifest.exports,
);

/** Names in the notes of a story file; their shape is checked by the compiler. */
const namesIn = (story: string): string[] => {
  const notes = story.match(/^const notes = \{\n([\s\S]*?)^\} satisfies Record<string, StoryNotes>;/m)?.[1] ?? '';
  return [...notes.matchAll(/^ {2}(\w+): \{/gm)].map(([, name = '']) => name);
};

const noted = Object.values(stories).flatMap(namesIn);

it('documents every exported component', () => {
  const documented = components.filter(({ name }) => noted.includes(name));
  const missing = components.filter(
    (name) => !documented.includes(name) && !documented.some((complete) => isPartOf(name, complete)),
  );
  expect(components.length).toBeGreaterThan(80);
  expect(missing.map(({ name, entryPoint }) => `${name} of ${entryPoint}: no docs.notes in the stories`)).toEqual([]);
});

it('documents each component once, and no internal one', () => {
  const names = new Set(components.map(({ name }) => name));
  expect(noted.filter((name) => !names.has(name))).toEqual([]);
  expect(noted.filter((name, at) => noted.indexOf(name) !== at)).toEqual([]);
});

it('includes the notes of each file on its docs page, without empty lists', () => {
  for (const [file, story] of Object.entries(stories)) {
    if (namesIn(story).length === 0) continue;
    expect(story, file).toMatch(/parameters: \{[^\n]*docs: \{ notes \}|docs: \{ notes \},?\n/);
    expect(story, file).not.toMatch(/(?:accessibility|do|avoid): \[\]/);
  }
});
