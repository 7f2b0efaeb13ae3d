import { expect, it } from 'vitest';
import { changedValue } from '../../../ui/admin/audits/changes';
import { texts } from '../../../ui/locales/en/admin/audits';

const formats = { moment: (at: number | string) => `at ${at}` };
const roles = new Map([
  ['role-viewer', 'Viewer'],
  ['role-editor', 'Editor'],
]);

it.each([
  ['roleIds', ['role-viewer', 'role-editor'], 'Viewer, Editor'],
  ['roleIds', ['role-viewer', 'role-gone'], '2 entries'],
  ['roleIds', [], '–'],
  ['enforceMFAType', 'DontForce', 'Not required'],
  ['enforceMFAType', 'toString', 'toString'],
  // An option of another field, and a field that every object has.
  ['name', 'custom', 'custom'],
  ['constructor', 'custom', 'custom'],
  ['enabled', true, 'On'],
  ['expires', '2026-07-30T09:05:00.000Z', 'at 2026-07-30T09:05:00.000Z'],
  ['expires', null, '–'],
  ['description', '', '–'],
  ['maxAttempts', 5, '5'],
  ['metadata', { a: 1 }, '{"a":1}'],
])('writes %s %j', (field, value, text) => {
  expect(changedValue({ field, value }, texts.changes, formats, field === 'roleIds' ? roles : undefined)).toBe(text);
});
