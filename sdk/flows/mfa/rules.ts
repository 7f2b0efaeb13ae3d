import type { Credentials } from '../../core/webauthn';
import type { LoginResponse, MfaDevices } from '../../session/contract';

/** Screens of the second factor. */
export type MfaStep =
  | 'verify'
  | 'recoveryCode'
  | 'authenticatorApp'
  | 'smsSetPhoneNumber'
  | 'smsVerifyCode'
  | 'emailVerifyCode'
  | 'noMFAEnrolledStepUp';

/** A way to prove oneself a second time. Passkeys and security keys count as one. */
export type MfaMethod = 'authenticatorApp' | 'sms' | 'email' | 'webauthn';

/** Whether a method can be used here: passkeys and security keys need a browser that can handle them. */
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

const enrolStep: Record<MfaMethod, MfaStep> = { ...verifyStep, sms: 'smsSetPhoneNumber' };

/** Returns the methods of a user's devices, in the order they are offered. */
export const methodsOfDevices = (devices: MfaDevices = {}): MfaMethod[] =>
  (Object.keys(methodOfDevice) as (keyof MfaDevices)[])
    .filter((kind) => (devices[kind]?.length ?? 0) > 0)
    .map((kind) => methodOfDevice[kind]);

/** Methods that may be enrolled; strategies that are not known here are left out. */
export const methodsOfStrategies = (strategies: readonly string[] = []): MfaMethod[] => [
  ...new Set(
    strategies.flatMap((name) => (Object.hasOwn(methodOfStrategy, name) ? (methodOfStrategy[name] ?? []) : [])),
  ),
];

/** Whether a user has a second factor: `mfaEnrolled` is not false, or there is an e-mail device. */
export const isMfaEnrolled = (response: Pick<LoginResponse, 'mfaEnrolled' | 'mfaDevices'>): boolean =>
  response.mfaEnrolled !== false || (response.mfaDevices?.emails?.length ?? 0) > 0;

/** Whether a login response requires the second factor. */
export const needsSecondFactor = ({
  mfaRequired,
  mfaToken,
  accessToken,
}: Pick<LoginResponse, 'mfaRequired' | 'mfaToken' | 'accessToken'>): boolean =>
  Boolean(mfaToken) && (mfaRequired === true || !accessToken);

/** The step of one method. */
export const stepForMethod = (method: MfaMethod, enrolled: boolean): MfaStep =>
  (enrolled ? verifyStep : enrolStep)[method];

/**
 * Where verification or enrolment starts: straight at the method when there is exactly one kind, else at the choice.
 * Passkeys alone stay at the choice, where one press starts them.
 */
export const mfaEntry = (methods: readonly MfaMethod[], enrolled: boolean): MfaStep => {
  const [only, ...others] = methods;
  return only && others.length === 0 ? stepForMethod(only, enrolled) : 'verify';
};
