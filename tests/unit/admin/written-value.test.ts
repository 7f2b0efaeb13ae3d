import { expect, it } from 'vitest';
import { languageFormats } from '../../../ui/admin/archetypes/formats/language-formats';
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

const now = Date.parse('2026-11-29T12:00:00Z');

it.each([
  ['2026-03-01T12:34:56Z', /^Mar 1, \d+:34\sPM$/],
  ['2025-11-29T12:34:56Z', /^Nov 29, 2025, \d+:34\sPM$/],
])('writes %s in a row of a log with the year only if it is not this one', (at, text) => {
  expect(languageFormats('en').brief(at, now)).toMatch(text);
});
