import { expect, test } from 'vitest';
import { shortId } from '../../../ui/admin/archetypes/list/copy-id';

test.each([
  ['a8aadfa8-8bc4-4a5b-9d2e-0c9d7e6f1a2b', 'a8aadf…6f1a2b'],
  ['12345678901234', '123456…901234'],
  ['1234567890123', '1234567890123'],
  ['', ''],
])('cuts %j in the middle to %j', (id, short) => {
  expect(shortId(id)).toBe(short);
});
