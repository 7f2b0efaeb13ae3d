import type { Emulator } from '../../../emulator/emulator';
import { type Browser, type CallOptions, createBrowser } from './support';

export const USERS = '/identity/resources/users/v1';
export const PHONES = '/identity/resources/users/phone-numbers/v1';
export const PASSKEYS = '/identity/resources/users/webauthn/v1/devices';
export const ME = '/identity/resources/users/v2/me';
export const LOGIN_MFA = '/identity/resources/auth/v1/user/mfa';

/** Creates a signed-in user in a browser of their own. */
export const signedIn = async (
  emulator: Emulator,
  name = 'admin',
  browser: Browser = createBrowser(emulator.browser()),
) => {
  const { body } = await browser.login(`${name}@acme.test`, `${name}-Secret-1`);
  const token: string = body.accessToken;
  return {
    browser,
    token,
    call: (path: string, options: CallOptions = {}) => browser.call(path, { token, ...options }),
  };
};

/** Returns the code in the last message, and its recipient. */
export const lastMessage = ({ db }: Emulator) => {
  const message = db.outbox.list().at(-1);
  return { to: message?.to, channel: message?.channel, code: /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '' };
};

/** Returns a code that is certainly wrong. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
