import { ApiError, IdentityError } from '../../../sdk/core/errors';
import type { LoginApi, LoginDeps } from '../../../sdk/flows/login/context';
import type { LoginResponse } from '../../../sdk/session/contract';

type StubbedResponses = { [Part in keyof LoginApi]: Partial<LoginApi[Part]> };

/** Everything a flow did, in order: the name of the call and its arguments. */
type Recorded = [name: string, ...input: unknown[]][];

export const signedIn: LoginResponse = { accessToken: 'token' };
export const refused = (message: string, statusCode = 401, code = 'ER-01001') =>
  new ApiError(code, { message, statusCode });
export const failing = (error: Error) => async (): Promise<never> => {
  throw error;
};
export const unreachable = failing(new IdentityError('network'));

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

const record = <Part extends object>(part: Part, calls: Recorded): Part =>
  new Proxy(part, {
    get: (target, name, receiver) => {
      const response: unknown = Reflect.get(target, name, receiver);
      if (typeof response !== 'function') return response;
      return (input: unknown, ...rest: unknown[]) => {
        calls.push(input === undefined ? [String(name)] : [String(name), input]);
        return response(input, ...rest);
      };
    },
  });

/** Dependencies of the login flow with the given responses, which record calls. */
export const recordedDeps = (responses: Partial<StubbedResponses> = {}, others: Partial<LoginDeps> = {}) => {
  const calls: Recorded = [];
  const stored = new Map<string, string>();
  const api: LoginApi = {
    session: record({ ...emptyResponses.session, ...responses.session }, calls),
    ssoLogin: record({ ...emptyResponses.ssoLogin, ...responses.ssoLogin }, calls),
    passwordless: record({ ...emptyResponses.passwordless, ...responses.passwordless }, calls),
    passkeys: record({ ...emptyResponses.passkeys, ...responses.passkeys }, calls),
    configurations: record({ ...emptyResponses.configurations, ...responses.configurations }, calls),
    flags: record({ ...emptyResponses.flags, ...responses.flags }, calls),
    mfa: record({ ...emptyResponses.mfa, ...responses.mfa }, calls),
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

/** Manual timers. */
export const manualTimers = () => {
  const waiting = new Set<{ ms: number; run: () => void }>();
  return {
    environment: {
      after: (ms: number, run: () => void) => {
        const timer = { ms, run };
        waiting.add(timer);
        return () => void waiting.delete(timer);
      },
    },
    pending: () => [...waiting].map(({ ms }) => ms),
    /** Runs everything that is due within `ms` milliseconds. */
    pass: (ms: number) => {
      for (const timer of [...waiting]) {
        if (timer.ms > ms) continue;
        waiting.delete(timer);
        timer.run();
      }
    },
  };
};
