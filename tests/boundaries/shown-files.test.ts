import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Sections of the documents, and the application whose files each of them shows. */
const sections = [
  { file: 'README.md', title: '### React', host: 'examples/vite' },
  { file: 'docs/embedding.md', title: '## Create an identity', host: 'examples/vite' },
  { file: 'docs/embedding.md', title: '## Add the pages', host: 'examples/vite' },
  { file: 'docs/embedding.md', title: '## Read server state', host: 'examples/vite' },
  { file: 'docs/frameworks.md', title: '## Next', host: 'tests/hosts/next' },
  { file: 'docs/servers.md', title: '## Next', host: 'examples/next' },
  { file: 'docs/first-hour.md', title: '## A sign-in in Vite', host: 'tests/hosts/first-hour' },
  { file: 'docs/first-hour.md', title: '## Your own button', host: 'tests/hosts/first-hour' },
  { file: 'docs/first-hour.md', title: '## A login in Dutch', host: 'tests/hosts/first-hour' },
  { file: 'docs/first-hour.md', title: '## A test with a user of its own', host: 'tests/hosts/first-hour' },
  { file: 'docs/frameworks.md', title: '## Without React', host: 'examples/plain' },
  { file: 'docs/frameworks.md', title: '## Vue and Svelte', host: 'tests/hosts/vue' },
];

const textOf = (file: string, title: string) =>
  readFileSync(join(root, file), 'utf8')
    .split(/^(?=##)/m)
    .find((section) => section.startsWith(`${title}\n`)) ?? '';

/** Blocks whose first line names a file. */
const filesIn = (text: string) =>
  [...text.matchAll(/^```\w+\n\/\/ (\S+)\n(.*?)^```$/gms)].map(([, path = '', code = '']) => ({ path, code }));

describe.each(sections)('"$title" of $file', ({ file, title, host }) => {
  it('is part of an application that "npm run hosts" builds', () => {
    const files = filesIn(textOf(file, title));
    expect(files.length).toBeGreaterThan(0);
    for (const { path, code } of files) {
      const source = join(root, host, path);
      expect(existsSync(source), path).toBe(true);
      expect(code, path).toBe(readFileSync(source, 'utf8'));
    }
  });
});
