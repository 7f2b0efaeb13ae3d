import { get, post } from '../../core/contract';
import { boolean, type Infer, object, optional, optionalText, rows, string } from '../../core/schema';
import { MfaDevices } from '../../session/contract';
import { KeyProof, KeySession, NewKey } from '../passkeys/contract';

/** A data URL with the QR code of the secret. */
const Enrollment = object({ qrCode: string() });
/** The token identifies the sent code when it is verified. */
const SentCode = object({ otcToken: string(), phoneNumber: optionalText });
/** The first device returns a recovery code, which is shown only once. */
export const Recovery = object({ recoveryCode: optionalText });
export type Recovery = Infer<typeof Recovery>;

const deviceId = string();
const ofDevice = object({ deviceId });
const ofAuthenticator = object({ token: string() });

const MFA = '/identity/resources/users/v1/mfa';

/** AuthenticatorApp, WebAuthnPlatform, WebAuthnCrossPlatform, SMS or EmailCode, and whether it is enabled. */
export const MfaStrategy = object({ strategy: string(), isActive: boolean() });
export type MfaStrategy = Infer<typeof MfaStrategy>;

const calls = {
  enroll: post(`${MFA}/enroll`, { output: Enrollment }),
  verifyEnroll: post(`${MFA}/enroll/verify`, { input: ofAuthenticator, output: Recovery }),
  disable: post(`${MFA}/disable`, { input: object({ token: optionalText }) }),
  enrollAuthenticator: post(`${MFA}/authenticator/enroll`, { output: Enrollment }),
  verifyEnrollAuthenticator: post(`${MFA}/authenticator/enroll/verify`, { input: ofAuthenticator, output: Recovery }),
  disableAuthenticator: post(`${MFA}/authenticator/:deviceId/disable/verify`, {
    input: object({ deviceId, token: optionalText }),
  }),
  enrollSms: post(`${MFA}/sms/enroll`, { input: object({ phoneNumber: string() }), output: SentCode }),
  verifyEnrollSms: post(`${MFA}/sms/enroll/verify`, {
    input: object({ otcToken: string(), code: string() }),
    output: Recovery,
  }),
  startDisableSms: post(`${MFA}/sms/:deviceId/disable`, { input: ofDevice, output: SentCode }),
  disableSms: post(`${MFA}/sms/:deviceId/disable/verify`, {
    input: object({ deviceId, otcToken: optionalText, code: optionalText }),
  }),
  enrollWebAuthn: post(`${MFA}/webauthn/enroll`, { output: KeySession }),
  verifyEnrollWebAuthn: post(`${MFA}/webauthn/enroll/verify`, {
    input: object({ deviceType: string(), webauthnToken: string(), options: NewKey }),
    output: Recovery,
  }),
  startDisableWebAuthn: post(`${MFA}/webauthn/:deviceId/disable`, { input: ofDevice, output: KeySession }),
  disableWebAuthn: post(`${MFA}/webauthn/:deviceId/disable/verify`, {
    input: object({ deviceId, webauthnToken: optionalText, options: optional(KeyProof) }),
  }),
  getDevices: get(`${MFA}/devices`, { output: MfaDevices }),
  getStrategies: get('/identity/resources/configurations/v1/mfa/strategies', {
    output: object({ strategies: rows(MfaStrategy) }),
  }),
};

/** Calls for the signed-in user's second factors. */
export type MfaDevicesContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link MfaDevicesContract}. */
export const contract: MfaDevicesContract = calls;
