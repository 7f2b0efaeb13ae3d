import { expect, it } from 'vitest';
import { writtenValue } from '../../../ui/admin/archetypes/formats/written-value';

const formats = { moment: (at: number | string) => `at ${at}` };

it.each([
  ['2026-07-30T09:05:00.000Z', 'at 2026-07-30T09:05:00.000Z'],
  ['2026-07-30T09:05+02:00', 'at 2026-07-30T09:05+02:00'],
  ['2026-07-30', '2026-07-30'],
  ['since 2026-07-30T09:05:00Z', 'since 2026-07-30T09:05:00Z'],
  [{ a: 1 }, '{"a":1}'],
  [undefined, '–'],
])('writes %j', (value, text) => {
  expect(writtenValue(value, formats)).toBe(text);
});
