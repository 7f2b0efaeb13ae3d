import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ui = join(import.meta.dirname, '../../ui');

/** What writes dates without `useFormats`, and why it may. */
const allowed: Readonly<Record<string, string>> = {
  'admin/archetypes/formats/language-formats.ts': 'the formats of a language',
  'admin/archetypes/formats/time-zones.ts': 'names and offsets of time zones',
  'admin/reports/cron-text.ts': 'names of months',
  'admin/reports/plan.ts': 'names of weekdays',
  'kit/dates/date-range-menu.tsx': 'gets the formats of its page',
  'kit/dates/date-range.ts': 'counts days',
  'kit/dates/range-calendar.tsx': 'names of months and days',
  'kit/chart/time-buckets.ts': 'counts days',
  'kit/chart/time-labels.ts': 'gets the formats of its page; names of months',
  'react/duration-text.ts': 'the login knows no account yet (decision 61)',
};

const writesDates = /\bIntl\.DateTimeFormat\b|\.toLocale(?:Date|Time)String\b|\bdate-fns\b/;

test('screens write dates in the formats of the account', () => {
  const files = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(?!dist\/|node_modules\/).*\.tsx?$/.test(file) && !/\.stories\./.test(file),
  );
  const found = files.filter((file) => writesDates.test(readFileSync(join(ui, file), 'utf8')));
  expect(found.sort()).toEqual(Object.keys(allowed).sort());
});
