import { createNativeBridge, promptsSocialConsent } from '@gatehouse/sdk/embed';
import { describe, expect, it, vi } from 'vitest';

const ios = (functions: object = { loginWithSSO: true }) => {
  const messages: unknown[] = [];
  const postMessage = (message: string) => void messages.push(JSON.parse(message));
  const host = {
    webkit: { messageHandlers: { FronteggNativeBridge: { postMessage } } },
    FronteggNativeBridgeFunctions: functions,
  };
  return { host, messages };
};

describe('native bridge', () => {
  it('returns whether the user confirms before a social provider opens', () => {
    expect(promptsSocialConsent(ios().host)).toBe(false);
    expect(promptsSocialConsent(ios({ shouldPromptSocialLoginConsent: true }).host)).toBe(true);
    expect(promptsSocialConsent({})).toBe(false);
  });

  it('posts one JSON text to iOS', () => {
    const { host, messages } = ios();
    const bridge = createNativeBridge(host);
    bridge.send('loginWithSSO', 'ada@lab.test');
    bridge.send('loginWithSocialLoginProvider', 'google');
    expect(messages).toEqual([
      { action: 'loginWithSSO', payload: 'ada@lab.test' },
      { action: 'loginWithSocialLoginProvider', payload: 'google' },
    ]);
  });

  it('sends a password to be saved as nested JSON', () => {
    const { host, messages } = ios();
    createNativeBridge(host).send('suggestSavePassword', 'ada@lab.test', 'secret "1"');
    const [{ payload }] = messages as [{ payload: string }];
    expect(JSON.parse(payload)).toEqual({ email: 'ada@lab.test', password: 'secret "1"' });
  });

  it('calls Android on the bridge itself, with plain arguments', () => {
    const calls: unknown[] = [];
    const bridge = {
      suggestSavePassword(this: unknown, ...values: string[]) {
        calls.push([this === bridge, ...values]);
      },
    };
    createNativeBridge({ FronteggNativeBridge: bridge }).send('suggestSavePassword', 'ada@lab.test', 'secret');
    expect(calls).toEqual([[true, 'ada@lab.test', 'secret']]);
  });

  it('prefers iOS to Android', () => {
    const { host, messages } = ios();
    const loginWithSSO = vi.fn();
    createNativeBridge({ ...host, FronteggNativeBridge: { loginWithSSO } }).send('loginWithSSO', 'a@b.test');
    expect(messages).toHaveLength(1);
    expect(loginWithSSO).not.toHaveBeenCalled();
  });

  it.each([{}, { FronteggNativeBridge: {} }, { webkit: {} }])('returns false without a shell: %o', (host) => {
    const bridge = createNativeBridge(host);
    expect(bridge.knows('loginWithSSO')).toBe(false);
    expect(() => bridge.send('loginWithSSO', 'a@b.test')).toThrow('FronteggNativeBridge is not available');
  });

  it('supports only the functions of the shell', () => {
    const bridge = createNativeBridge(ios({ loginWithSSO: true, suggestSavePassword: false }).host);
    expect(bridge.knows('loginWithSSO')).toBe(true);
    expect(bridge.knows('suggestSavePassword')).toBe(false);
    expect(bridge.knows('loginWithSocialLogin')).toBe(false);
  });
});
