import { describe, expect, it } from 'vitest';
import { signedIn, unreachable } from '../recorded';
import { start } from './login-start';

describe('a leaked password', () => {
  const breached = (flag: string) => ({
    session: { login: async () => ({ ...signedIn, isBreachedPassword: true }) },
    flags: { load: async () => ({ 'security-center-show-login-flows': flag }) },
  });

  it('must be replaced before there is a session', async () => {
    const { at, names } = start(breached('on'), { resetPassword: async () => {} });
    const flow = at('loginWithPassword');
    await flow.send('submit', { password: 'secret' });
    expect(flow.get().step).toBe('breachedPassword');
    expect(names()).not.toContain('accept');
    await flow.send('reset');
    expect(flow.get().step).toBe('breachedPasswordSuccess');
    await flow.send('back');
    expect(flow.get().step).toBe('preLogin');
  });

  it('is accepted when the flag is off or cannot be loaded', async () => {
    for (const responses of [breached('off'), { ...breached('on'), flags: { load: unreachable } }]) {
      const flow = start(responses, { resetPassword: async () => {} }).at('loginWithPassword');
      await flow.send('submit', { password: 'secret' });
      expect(flow.get().step).toBe('success');
    }
  });

  it('is accepted where it cannot be replaced', async () => {
    const flow = start(breached('on')).at('loginWithPassword');
    await flow.send('submit', { password: 'secret' });
    expect(flow.get().step).toBe('success');
  });
});
