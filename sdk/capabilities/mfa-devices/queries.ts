import { capability } from '../../core/queries';
import { typedCode } from '../../core/typed-code';
import { credentialsOf } from '../../core/webauthn';
import { createKey, proveKey } from '../../core/webauthn-ceremony';
import type { MfaDevices } from '../../session/contract';
import { contract, type MfaStrategy, type Recovery } from './contract';

export type { MfaDevices } from '../../session/contract';

const { query, mutation } = capability('mfaDevices', contract);
/** The profile says whether the user has a second factor. */
const stale = ['mfaDevices', 'profile'];

/** Names of the strategies that may be set up. */
export const activeStrategies = (strategies: readonly MfaStrategy[]): string[] =>
  strategies.filter(({ isActive }) => isActive).map(({ strategy }) => strategy);

/** Whether there is exactly one device of all kinds: removing it turns the second factor off, so it has to be proved. */
export const isLastDevice = (devices: MfaDevices): boolean =>
  Object.values(devices).reduce((count, kind) => count + (kind?.length ?? 0), 0) === 1;

/** Returns the user's devices by kind; kinds without a device are empty lists. */
export const devices = query(async (api): Promise<Required<MfaDevices>> => {
  const { webauthn = [], phones = [], authenticators = [], emails = [] } = await api.getDevices();
  return { webauthn, phones, authenticators, emails };
});

/** Strategies that may be set up: AuthenticatorApp, WebAuthnPlatform, WebAuthnCrossPlatform, SMS, EmailCode. */
export const strategies = query(async (api) => activeStrategies((await api.getStrategies()).strategies));

/** Begins to set up the only authenticator app of a provider that knows one per user: gives the picture to scan. */
export const startEnrolment = mutation((api) => api.enroll(), []);

/** Ends {@link startEnrolment} with a code of the app; may give a recovery code. */
export const verifyEnrolment = mutation((api, code: string) => api.verifyEnroll({ token: typedCode(code) }), stale);

/** Turns the second factor off where the provider knows one per user. A provider may ask for a code of it. */
export const disable = mutation(
  (api, code?: string) => api.disable({ token: code === undefined ? undefined : typedCode(code) }),
  stale,
);

/** Begins to set up an authenticator app: gives the picture to scan, as a data URL. */
export const startAuthenticator = mutation((api) => api.enrollAuthenticator(), []);

/** Ends it with a code of the app. The first device comes with a recovery code, which is shown only then. */
export const verifyAuthenticator = mutation(
  (api, code: string) => api.verifyEnrollAuthenticator({ token: typedCode(code) }),
  stale,
);

/** Begins to set up a phone: sends a code there and gives the token that {@link verifySms} takes. */
export const startSms = mutation((api, phoneNumber: string) => api.enrollSms({ phoneNumber: phoneNumber.trim() }), []);

/** A code and the token it was sent with. */
export interface SentCodeAnswer {
  otcToken: string;
  code: string;
}

/** Ends it with the code from the text message; may give a recovery code. */
export const verifySms = mutation(
  (api, { otcToken, code }: SentCodeAnswer) => api.verifyEnrollSms({ otcToken, code: typedCode(code) }),
  stale,
);

/**
 * Sets up a passkey or security key in one call; may return a recovery code.
 * @throws IdentityError `passkey-cancelled` when the user cancels.
 */
export const addKey = mutation<Recovery>(async (api, _, outside) => {
  const { webauthnToken, options } = await api.enrollWebAuthn();
  const key = await createKey(credentialsOf(outside), options, outside?.signal);
  return api.verifyEnrollWebAuthn({ webauthnToken, deviceType: key.deviceType, options: key });
}, stale);

/** Removes an authenticator app. With the last device goes a code of it. */
export const disableAuthenticator = mutation(
  (api, { deviceId, code }: { deviceId: string; code?: string }) =>
    api.disableAuthenticator({ deviceId, token: code === undefined ? undefined : typedCode(code) }),
  stale,
);

/** Sends a code to a phone that is the last device, so that {@link disableSms} can hand it in. */
export const startDisableSms = mutation((api, deviceId: string) => api.startDisableSms({ deviceId }), []);

/** Removes a phone. With the last device go the code and its token. */
export const disableSms = mutation(
  (api, { deviceId, otcToken, code }: { deviceId: string } & Partial<SentCodeAnswer>) =>
    api.disableSms({ deviceId, otcToken, code: code === undefined ? undefined : typedCode(code) }),
  stale,
);

/** Removes a passkey or security key; the last device is used once more before. */
export const disableKey = mutation(
  async (api, { deviceId, isLast = false }: { deviceId: string; isLast?: boolean }, outside) => {
    if (!isLast) return api.disableWebAuthn({ deviceId });
    const { webauthnToken, options } = await api.startDisableWebAuthn({ deviceId });
    const proof = await proveKey(credentialsOf(outside), options, outside?.signal);
    return api.disableWebAuthn({ deviceId, webauthnToken, options: proof });
  },
  stale,
);
