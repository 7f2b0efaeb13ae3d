import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync(new URL('../../../docs/tours.md', import.meta.url), 'utf8');
const tours = page.split('\n## ').slice(1);

it('each tour names as many files as its title states, each once', () => {
  expect(tours).toHaveLength(3);
  for (const tour of tours) {
    const [title = ''] = tour.split('\n');
    const rows = [...tour.matchAll(/^\| (\d+) \| \[([^\]]+)\]\(\.\.\/([^)]+)\) \|/gm)];
    const files = new Set(rows.map(([, , , file]) => file));
    expect(title).toMatch(new RegExp(`: ${files.size} files$`));
    expect(rows.map(([, at]) => Number(at))).toEqual([...files].map((_, index) => index + 1));
    expect(rows.every(([, , text, file]) => text === file)).toBe(true);
  }
});
