import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');

/** Section of README, and the host in `tests/hosts` whose files it shows. */
const sections = { React: 'react', Next: 'next', 'Without React': 'plain' };

const textOf = (title: string) => readme.split(/^### /m).find((section) => section.startsWith(`${title}\n`)) ?? '';

/** Blocks whose first line names a file. */
const filesIn = (text: string) =>
  [...text.matchAll(/^```\w+\n\/\/ (\S+)\n(.*?)^```$/gms)].map(([, path = '', code = '']) => ({ path, code }));

describe.each(Object.entries(sections))('the section "%s" of README', (title, host) => {
  it('shows files of the application that "npm run hosts" builds', () => {
    const files = filesIn(textOf(title));
    expect(files.length).toBeGreaterThan(0);
    for (const { path, code } of files) {
      const file = join(root, 'tests/hosts', host, path);
      expect(existsSync(file), path).toBe(true);
      expect(code, path).toBe(readFileSync(file, 'utf8'));
    }
  });
});
