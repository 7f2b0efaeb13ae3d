import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { boxElements } from '../../../../ui/login/application/appearance';

it('documents every part of the box', async () => {
  const text = await readFile(new URL('../../../../docs/theming.md', import.meta.url), 'utf8');
  const rows = Object.entries(boxElements).map(([name, [slot, what]]) => `| \`${name}\` | \`${slot}\` | ${what} |`);
  expect(text.split('\n').filter((line) => /^\| `\w+` \| `[\w-]+` \|/.test(line))).toEqual(rows);
});
