import { expect, test } from 'vitest';
import { counted, listed } from '../../../ui/locales/ar/counted';

test.each([
  [1, 'مستخدم واحد'],
  [2, 'مستخدمان'],
  [5, '5 مستخدمين'],
  [11, '11 مستخدمًا'],
  [99, '99 مستخدمًا'],
  [0, '0 مستخدم'],
  [100, '100 مستخدم'],
  [205, '205 مستخدمين'],
])('%i has the form of its noun', (count, text) => {
  const forms = { one: 'مستخدم واحد', two: 'مستخدمان', few: `${count} مستخدمين` };
  expect(counted(count, forms, 'مستخدمًا')).toBe(text);
});

test('a list keeps addresses in the order of the sentence', () => {
  expect(listed(['ada@acme.test', 'acme.test'])).toBe('\u2068ada@acme.test\u2069، \u2068acme.test\u2069');
});
