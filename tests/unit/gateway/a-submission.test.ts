import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const docs = new URL('../../../docs/', import.meta.url);
const page = readFileSync(new URL('a-submission.md', docs), 'utf8');
const steps = [...page.matchAll(/^\| \d+ \| \[[^\]]+\]\(([^)]+)\) \| `(\w+)`/gm)];

test('the page names at most twelve files, all of which exist', () => {
  const files = new Set([...page.matchAll(/\]\((\.\.\/[^)]+\.ts)\)/g)].map(([, file = '']) => file));

  expect(files.size).toBeGreaterThan(9);
  expect(files.size).toBeLessThanOrEqual(12);
  for (const file of files) expect(existsSync(new URL(file, docs)), file).toBe(true);
});

test('each step names an export of its file', () => {
  expect(steps.length).toBeGreaterThan(9);
  for (const [, file = '', name] of steps)
    expect(readFileSync(new URL(file, docs), 'utf8')).toMatch(new RegExp(`export (?:const|interface) ${name}\\b`));
});
