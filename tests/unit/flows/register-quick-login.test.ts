import { describe, expect, it } from 'vitest';
import { registerQuickLoginFlow } from '../../../sdk/flows/register-quick-login/flow';
import { drive } from './driven';

const start = (userId: string | undefined) => {
  const stored = new Map<string, string>();
  const done: string[] = [];
  const running = drive(registerQuickLoginFlow, {
    userId: () => userId,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => stored.set(key, value).has(key),
      removeItem: (key) => void stored.delete(key),
      keys: () => [...stored.keys()],
    },
    navigate: () => void done.push('navigate'),
  });
  return { ...running, done, stored };
};

describe('registering the quick sign-in', () => {
  it('stores the user of this device, and continues after 200 ms', async () => {
    const { send, get, pass, done, stored } = start('user-1');
    await send('register');
    expect(get().step).toBe('success');
    expect([...stored]).toEqual([['user-1-sms', 'true']]);
    await pass(199);
    expect(done).toEqual([]);
    await pass(200);
    expect(done).toEqual(['navigate']);
  });

  it('stores nothing for a user who declines', async () => {
    const { send, done, stored } = start('user-1');
    await send('later');
    expect([done, stored.size]).toEqual([['navigate'], 0]);
  });

  it('requires a signed-in user', async () => {
    const { send, get, stored } = start(undefined);
    await send('register');
    expect(get()).toMatchObject({ step: 'registerQuickLogin', error: { errorCode: 'signed-out' } });
    expect(stored.size).toBe(0);
  });
});
