import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Sections of the documents, and the host in `tests/hosts` whose files each of them shows. */
const sections = [
  { file: 'README.md', title: '### React', host: 'react' },
  { file: 'docs/embedding.md', title: '## Create an identity', host: 'react' },
  { file: 'docs/embedding.md', title: '## Add the pages', host: 'react' },
  { file: 'docs/embedding.md', title: '## Read server state', host: 'react' },
  { file: 'docs/frameworks.md', title: '## Next', host: 'next' },
  { file: 'docs/servers.md', title: '## Next', host: 'next-server' },
  { file: 'docs/first-hour.md', title: '## A sign-in in Vite', host: 'first-hour' },
  { file: 'docs/first-hour.md', title: '## Your own button', host: 'first-hour' },
  { file: 'docs/first-hour.md', title: '## A login in Dutch', host: 'first-hour' },
  { file: 'docs/first-hour.md', title: '## A test with a user of its own', host: 'first-hour' },
  { file: 'docs/migrating.md', title: '## Change two settings', host: 'frontegg' },
  { file: 'docs/frameworks.md', title: '## Without React', host: 'plain' },
  { file: 'docs/frameworks.md', title: '## Vue and Svelte', host: 'vue' },
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
      const source = join(root, 'tests/hosts', host, path);
      expect(existsSync(source), path).toBe(true);
      expect(code, path).toBe(readFileSync(source, 'utf8'));
    }
  });
});
