import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sheets } from '../../ui/admin/story-pages/sheets';

const admin = fileURLToPath(new URL('../../ui/admin/', import.meta.url));

const formSheets = readdirSync(admin, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.stories.tsx'))
  .flatMap((path) => {
    const uses = readFileSync(`${admin}${path}`, 'utf8').match(/<FormSheet\b/g) ?? [];
    return uses.map(() => path.replace(/\.tsx$/, ''));
  });

it('every sheet with a form is listed in ui/admin/story-pages/sheets.ts, which a story iterates', () => {
  expect(sheets.map(({ file }) => file).sort()).toEqual(formSheets.sort());
});
