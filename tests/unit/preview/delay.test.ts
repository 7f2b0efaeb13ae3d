import { contracts } from '@gatehouse/sdk/contracts';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createSandbox, providerFor } from '../../../demo/preview/frame/provider';
import { defaultSetup } from '../../../demo/preview/state/setup';

const place = { address: '/account/login', hasSession: false };
const provider = await providerFor({ ...defaultSetup, data: 'empty' });

/** An identity whose calls take their time, or none. */
const standing = (delay: boolean) => {
  const stage = createSandbox(provider, { ...place, delay });
  stage.open();
  return stage.identity;
};
const slow = standing(true);
const quick = standing(false);
const read = (identity = slow) => identity.call(contracts.configurations.getVendorConfig)();
const write = () => slow.call(contracts.passwords.forgotPassword)({ email: 'nobody@preview.test' });

// The first call waits for the seed too.
beforeAll(async () => void (await read()));
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Lets everything but timers run. */
const settle = async () => {
  for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

it.each([
  ['a read', 200, () => read()],
  ['a write', 500, write],
] as const)('%s of the preview takes %i ms', async (_, delay, call) => {
  let isSettled = false;
  const pending = call().finally(() => {
    isSettled = true;
  });
  await vi.advanceTimersByTimeAsync(delay - 1);
  await settle();
  expect(isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await pending;
});

it('is skipped once the delay is switched off', async () => {
  await expect(read(quick)).resolves.toMatchObject({ authStrategy: 'EmailAndPassword' });
});
