import { contracts } from '@gatehouse/sdk/contracts';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { signedOut } from '../../../demo/preview/provider';

const identity = signedOut();
const read = () => identity.call(contracts.configurations.getVendorConfig)();
const write = () => identity.call(contracts.passwords.forgotPassword)({ email: 'nobody@preview.test' });

// The first call waits for the seed too.
beforeAll(async () => void (await read()));
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Gives everything but timers its turn. */
const settle = async () => {
  for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

it.each([
  ['a read', 200, read],
  ['a write', 500, write],
] as const)('%s of the preview takes %i ms', async (_, delay, call) => {
  let isAnswered = false;
  const answered = call().finally(() => {
    isAnswered = true;
  });
  await vi.advanceTimersByTimeAsync(delay - 1);
  await settle();
  expect(isAnswered).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await answered;
});
