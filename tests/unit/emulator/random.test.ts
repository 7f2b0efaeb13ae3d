import { expect, test } from 'vitest';
import { base64url } from '../../../emulator/random';

test('a file of any size is encoded as base64url', () => {
  const bytes = Uint8Array.from({ length: 1_000_000 }, (_, at) => (at * 7) % 256);
  expect(base64url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
});
