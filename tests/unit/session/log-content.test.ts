import { contracts } from '@gatehouse/sdk/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { admin } from '../../../emulator/seed/users';
import { createFixture } from '../../support/fixture';
import { settle } from '../../support/tabs';

afterEach(() => vi.restoreAllMocks());

const methods = ['debug', 'info', 'log', 'warn', 'error', 'trace'] as const;

describe('the log', () => {
  it('has calls and statuses, and never a token, code, verifier, password or user', async () => {
    const lines: string[] = [];
    for (const method of methods) {
      vi.spyOn(console, method).mockImplementation(
        (...values: unknown[]) => void lines.push(values.map(String).join(' ')),
      );
    }
    const { open, toCallback, emulator, clock, browser } = createFixture();
    const { identity, tab } = open('/', { logLevel: 'warn' });
    const callback = await toCallback(identity, tab, admin);
    const secrets = [...new URL(callback).searchParams.values()].filter(
      (value) => value.length > 10 && !value.startsWith('http'),
    );
    for (const key of browser.local.keys()) {
      const { verifier, nonce } = JSON.parse(browser.local.getItem(key) ?? '{}') as Record<string, string>;
      secrets.push(...[verifier, nonce].filter((text) => text !== undefined));
    }
    tab.open(callback);
    await identity.session.handleCallback();
    await settle();
    secrets.push(String(await identity.session.getToken()), String(await identity.session.getAccessToken()));
    const { login } = identity.call(contracts.session);
    await login({ email: admin.email, password: 'wrong-pass-word' }).catch(() => undefined);
    for (const status of [400, 401, 404, 500, 503]) {
      const fault = emulator.fail({ path: '/identity/resources/users/v2/me', status, body: { errors: [admin.email] } });
      const requested = identity
        .call(contracts.profile)
        .getMe()
        .catch(() => undefined);
      await clock.advance(5_000);
      await requested;
      fault.stop();
    }
    tab.open(callback);
    await identity.session.handleCallback().catch(() => undefined);
    clock.jump(300_000);
    emulator.fail({ path: '/oauth/authorize/silent', status: 401 });
    await identity.session.getToken();
    await identity.session.logout();

    const text = lines.join('\n');
    expect(lines.length).toBeGreaterThan(5);
    expect(secrets.length).toBeGreaterThan(4);
    for (const secret of [...secrets, 'wrong-pass-word', admin.password, admin.email, 'eyJ'])
      expect(text).not.toContain(secret);
  });
});
