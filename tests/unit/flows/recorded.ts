import { ApiError, IdentityError } from '../../../sdk/core/errors';
import type { LoginApi, LoginDeps } from '../../../sdk/flows/login/context';
import type { LoginResponse } from '../../../sdk/session/contract';
import { type Calls, recordInto } from './driven';

type StubbedResponses = { [Part in keyof LoginApi]: Partial<LoginApi[Part]> };

export const signedIn: LoginResponse = { accessToken: 'token' };
export const refused = (message: string, statusCode = 401, code = 'ER-01001') =>
  new ApiError(code, { message, statusCode });
export const failing = (error: Error) => async (): Promise<never> => {
  throw error;
};
export const outage = new IdentityError('network');
export const unreachable = failing(outage);

const emptyResponses = {
  session: { login: async () => signedIn },
  ssoLogin: { preLoginV2: async () => ({}) },
  passwordless: { preLogin: async () => ({}), postLogin: async () => signedIn },
  passkeys: { preLogin: async () => ({ challenge: 'c1' }), postLogin: async () => signedIn },
  configurations: {
    getVendorConfig: async () => ({ authStrategy: 'EmailAndPassword' }),
    getPublicAuthStrategies: async () => ({ mainAuthStrategies: [], secondaryAuthStrategies: [] }),
  },
  flags: { load: async () => ({}) },
  mfa: {
    verify: async () => signedIn,
    verifyAuthenticator: async () => signedIn,
    enrollAuthenticator: async () => ({ qrCode: 'data:image/svg+xml,qr' }),
    verifyEnrollAuthenticator: async () => signedIn,
    sendEmailCode: async () => ({ otcToken: 'otc-mail' }),
    verifyEmailCode: async () => signedIn,
    enrollSms: async () => ({ otcToken: 'otc-new', phoneNumber: '*** 42' }),
    verifyEnrollSms: async () => signedIn,
    sendSmsCode: async () => ({ otcToken: 'otc-sms', phoneNumber: '*** 42' }),
    verifySms: async () => signedIn,
    enrollWebAuthn: async () => ({ webauthnToken: 'w-new', options: { challenge: 'c2' } }),
    verifyEnrollWebAuthn: async () => signedIn,
    startWebAuthn: async () => ({ webauthnToken: 'w-old', options: { challenge: 'c3' } }),
    verifyWebAuthn: async () => signedIn,
    checkRememberDevice: async () => ({ isAllowedToRemember: false }),
    recoverMfa: async () => undefined,
  },
} satisfies LoginApi;

/** Dependencies of the login flow with the given responses, which record calls. */
export const recordedDeps = (responses: Partial<StubbedResponses> = {}, others: Partial<LoginDeps> = {}) => {
  const calls: Calls = [];
  const record = recordInto(calls);
  const stored = new Map<string, string>();
  const api: LoginApi = {
    session: record({ ...emptyResponses.session, ...responses.session }),
    ssoLogin: record({ ...emptyResponses.ssoLogin, ...responses.ssoLogin }),
    passwordless: record({ ...emptyResponses.passwordless, ...responses.passwordless }),
    passkeys: record({ ...emptyResponses.passkeys, ...responses.passkeys }),
    configurations: record({ ...emptyResponses.configurations, ...responses.configurations }),
    flags: record({ ...emptyResponses.flags, ...responses.flags }),
    mfa: record({ ...emptyResponses.mfa, ...responses.mfa }),
  };
  const deps: LoginDeps = {
    api,
    accept: async (response) => void calls.push(['accept', response]),
    clear: async () => void calls.push(['clear']),
    isAuthenticated: () => false,
    userId: () => 'user-1',
    redirect: (address) => {
      calls.push(['redirect', address]);
      return true;
    },
    navigate: () => void calls.push(['navigate']),
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => stored.set(key, value).has(key),
      removeItem: (key) => void stored.delete(key),
      keys: () => [...stored.keys()],
    },
    ...others,
  };
  return { deps, calls, stored };
};
