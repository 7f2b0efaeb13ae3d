import type { Credentials } from '../../core/webauthn/webauthn';
import type { LoginResponse, MfaDevices } from '../../session/contract';

/** Steps of the second factor. */
export type MfaStep =
  | 'verify'
  | 'recoveryCode'
  | 'authenticatorApp'
  | 'smsSetPhoneNumber'
  | 'smsVerifyCode'
  | 'emailVerifyCode'
  | 'noMFAEnrolledStepUp';

/** A second-factor method. Passkeys and security keys count as one. */
export type MfaMethod = 'authenticatorApp' | 'sms' | 'email' | 'webauthn';

/** Returns whether a method is usable here: passkeys and security keys need browser support. */
export const isMethodUsable = (method: MfaMethod, credentials: Credentials | undefined): boolean =>
  method !== 'webauthn' || credentials !== undefined;

const methodOfDevice: Record<keyof MfaDevices, MfaMethod> = {
  authenticators: 'authenticatorApp',
  phones: 'sms',
  emails: 'email',
  webauthn: 'webauthn',
};

const methodOfStrategy: Record<string, MfaMethod> = {
  AuthenticatorApp: 'authenticatorApp',
  SMS: 'sms',
  EmailCode: 'email',
  WebAuthnPlatform: 'webauthn',
  WebAuthnCrossPlatform: 'webauthn',
};

const verifyStep: Record<MfaMethod, MfaStep> = {
  authenticatorApp: 'authenticatorApp',
  sms: 'smsVerifyCode',
  email: 'emailVerifyCode',
  webauthn: 'verify',
};

const enrollStep: Record<MfaMethod, MfaStep> = { ...verifyStep, sms: 'smsSetPhoneNumber' };

/** Returns the methods of a user's devices, in the order they are offered. */
export const methodsOfDevices = (devices: MfaDevices = {}): MfaMethod[] =>
  (Object.keys(methodOfDevice) as (keyof MfaDevices)[])
    .filter((kind) => (devices[kind]?.length ?? 0) > 0)
    .map((kind) => methodOfDevice[kind]);

/** Returns the methods that can be enrolled; unknown strategies are left out. */
export const methodsOfStrategies = (strategies: readonly string[] = []): MfaMethod[] => [
  ...new Set(
    strategies.flatMap((name) => (Object.hasOwn(methodOfStrategy, name) ? (methodOfStrategy[name] ?? []) : [])),
  ),
];

/** Returns whether a user has a second factor: `mfaEnrolled` is not false, or there is an email device. */
export const isMfaEnrolled = (response: Pick<LoginResponse, 'mfaEnrolled' | 'mfaDevices'>): boolean =>
  response.mfaEnrolled !== false || (response.mfaDevices?.emails?.length ?? 0) > 0;

/** Returns whether a login response requires the second factor. */
export const needsSecondFactor = ({
  mfaRequired,
  mfaToken,
  accessToken,
}: Pick<LoginResponse, 'mfaRequired' | 'mfaToken' | 'accessToken'>): boolean =>
  Boolean(mfaToken) && (mfaRequired === true || !accessToken);

/** Returns the step of a method. */
export const stepForMethod = (method: MfaMethod, enrolled: boolean): MfaStep =>
  (enrolled ? verifyStep : enrollStep)[method];

/**
 * Returns the first step of verification or enrollment: the method's step when there is exactly one, else the choice.
 * Passkeys alone start at the choice, since a ceremony needs a user gesture.
 */
export const mfaEntry = (methods: readonly MfaMethod[], enrolled: boolean): MfaStep => {
  const [only, ...others] = methods;
  return only && others.length === 0 ? stepForMethod(only, enrolled) : 'verify';
};
