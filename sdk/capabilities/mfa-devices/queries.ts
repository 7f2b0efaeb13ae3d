import { capability } from '../../core/queries';
import { phoneNumberToSend } from '../../core/text/phone-number';
import { typedCode } from '../../core/text/typed-code';
import { credentialsOf } from '../../core/webauthn/webauthn';
import { createKey, proveKey } from '../../core/webauthn/webauthn-ceremony';
import type { MfaDevices } from '../../session/contract';
import { contract, type MfaStrategy, type Recovery } from './contract';

export type { MfaDevices } from '../../session/contract';

const { query, mutation } = capability('mfaDevices', contract);
/** The profile has `mfaEnrolled`. */
const invalidated = ['mfaDevices', 'profile'];

/** Returns the names of the enabled strategies. */
export const activeStrategies = (strategies: readonly MfaStrategy[]): string[] =>
  strategies.filter(({ isActive }) => isActive).map(({ strategy }) => strategy);

/**
 * Returns whether the user has exactly one device: removing it turns the second factor off, so it has to be verified.
 */
export const isLastDevice = (devices: MfaDevices): boolean =>
  Object.values(devices).reduce((count, kind) => count + (kind?.length ?? 0), 0) === 1;

/** Returns the user's devices by kind; kinds without a device are empty lists. */
export const devices = query(async (api): Promise<Required<MfaDevices>> => {
  const { webauthn = [], phones = [], authenticators = [], emails = [] } = await api.getDevices();
  return { webauthn, phones, authenticators, emails };
});

/** Returns the enabled strategies: AuthenticatorApp, WebAuthnPlatform, WebAuthnCrossPlatform, SMS, EmailCode. */
export const strategies = query(async (api) => activeStrategies((await api.getStrategies()).strategies));

/** Starts enrolling the authenticator app at a provider that allows one per user; returns the QR code. */
export const startEnrollment = mutation((api) => api.enroll(), []);

/** Completes {@link startEnrollment} with a code from the app; may return a recovery code. */
export const verifyEnrollment = mutation(
  (api, code: string) => api.verifyEnroll({ token: typedCode(code) }),
  invalidated,
);

/** Turns the second factor off at a provider that allows one per user. A provider may require a code from it. */
export const disable = mutation(
  (api, code?: string) => api.disable({ token: code === undefined ? undefined : typedCode(code) }),
  invalidated,
);

/** Starts enrolling an authenticator app; returns the QR code as a data URL. */
export const startAuthenticator = mutation((api) => api.enrollAuthenticator(), []);

/**
 * Completes {@link startAuthenticator} with a code from the app. The first device returns a recovery code, which is
 * shown only once.
 */
export const verifyAuthenticator = mutation(
  (api, code: string) => api.verifyEnrollAuthenticator({ token: typedCode(code) }),
  invalidated,
);

/** Starts enrolling a phone: sends a code to it and returns the token for {@link verifySms}. */
export const startSms = mutation(
  (api, phoneNumber: string) => api.enrollSms({ phoneNumber: phoneNumberToSend(phoneNumber) }),
  [],
);

/** A code and the token of the message it was sent with. */
export interface SentCodeResponse {
  otcToken: string;
  code: string;
}

/** Completes {@link startSms} with the code from the text message; may return a recovery code. */
export const verifySms = mutation(
  (api, { otcToken, code }: SentCodeResponse) => api.verifyEnrollSms({ otcToken, code: typedCode(code) }),
  invalidated,
);

/**
 * Adds a passkey or security key; may return a recovery code.
 * @throws IdentityError `passkey-canceled` when the user cancels.
 */
export const addKey = mutation<Recovery>(async (api, _, context) => {
  const { webauthnToken, options } = await api.enrollWebAuthn();
  const key = await createKey(credentialsOf(context), options, context?.signal);
  return api.verifyEnrollWebAuthn({ webauthnToken, deviceType: key.deviceType, options: key });
}, invalidated);

/** Removes an authenticator app. The last device requires a code from it. */
export const disableAuthenticator = mutation(
  (api, { deviceId, code }: { deviceId: string; code?: string }) =>
    api.disableAuthenticator({ deviceId, token: code === undefined ? undefined : typedCode(code) }),
  invalidated,
);

/**
 * Removes a device that is not the last one.
 * @throws ApiError when it is the last one: that takes a proof of possession.
 */
export const removeDevice = mutation(
  (api, { kind, deviceId }: { kind: 'app' | 'phone' | 'key'; deviceId: string }): Promise<unknown> => {
    if (kind === 'app') return api.disableAuthenticator({ deviceId });
    if (kind === 'phone') return api.disableSms({ deviceId });
    return api.disableWebAuthn({ deviceId });
  },
  invalidated,
);

/** Sends a code to a phone that is the last device, for {@link disableSms}. */
export const startDisableSms = mutation((api, deviceId: string) => api.startDisableSms({ deviceId }), []);

/** Removes a phone. The last device requires the code and its token. */
export const disableSms = mutation(
  (api, { deviceId, otcToken, code }: { deviceId: string } & Partial<SentCodeResponse>) =>
    api.disableSms({ deviceId, otcToken, code: code === undefined ? undefined : typedCode(code) }),
  invalidated,
);

/** Removes a passkey or security key; the last device has to be used once more. */
export const disableKey = mutation(
  async (api, { deviceId, isLast = false }: { deviceId: string; isLast?: boolean }, context) => {
    if (!isLast) return api.disableWebAuthn({ deviceId });
    const { webauthnToken, options } = await api.startDisableWebAuthn({ deviceId });
    const proof = await proveKey(credentialsOf(context), options, context?.signal);
    return api.disableWebAuthn({ deviceId, webauthnToken, options: proof });
  },
  invalidated,
);
