import { get, post } from '../../core/contract';
import { boolean, type Infer, object, optionalFlag, optionalNumber, optionalText, string } from '../../core/schema';
import { LoginResponse } from '../../session/contract';
import { KeyProof, KeySession, NewKey } from '../passkeys/contract';

/** A data URL with the QR code of the secret. */
const Enrollment = object({ qrCode: string() });
/** The token identifies the sent code when it is verified. */
const SentCode = object({ otcToken: string(), phoneNumber: optionalText });

export const RememberDevice = object({ isAllowedToRemember: boolean(), mfaDeviceExpiration: optionalNumber });
export type RememberDevice = Infer<typeof RememberDevice>;

const deviceId = string();
const mfaToken = string();
const byMfaToken = object({ mfaToken });
const ofDevice = object({ deviceId, mfaToken });
const rememberDevice = optionalFlag;
const code = { otcToken: string(), code: string(), mfaToken, rememberDevice };

const MFA = '/identity/resources/auth/v1/user/mfa';
/** An MFA token is valid in one browser, which its cookie identifies. */
const open = { auth: 'none', cookies: true } as const;
/** Signs the user in. */
const entry = { ...open, output: LoginResponse } as const;

const calls = {
  recoverMfa: post(`${MFA}/recover`, {
    ...open,
    input: object({ email: string(), recoveryCode: string() }),
  }),
  verify: post(`${MFA}/verify`, {
    ...entry,
    input: object({ mfaToken, value: string(), rememberDevice, invitationToken: optionalText }),
  }),
  enrollAuthenticator: post(`${MFA}/authenticator/enroll`, { ...open, input: byMfaToken, output: Enrollment }),
  verifyEnrollAuthenticator: post(`${MFA}/authenticator/enroll/verify`, {
    ...entry,
    input: object({ mfaToken, token: string(), rememberDevice }),
  }),
  verifyAuthenticator: post(`${MFA}/authenticator/:deviceId/verify`, {
    ...entry,
    input: object({ deviceId, mfaToken, value: string(), rememberDevice }),
  }),
  sendEmailCode: post(`${MFA}/emailcode`, { ...open, input: byMfaToken, output: object({ otcToken: string() }) }),
  verifyEmailCode: post(`${MFA}/emailcode/verify`, { ...entry, input: object(code) }),
  enrollSms: post(`${MFA}/sms/enroll`, {
    ...open,
    input: object({ mfaToken, phoneNumber: string() }),
    output: SentCode,
  }),
  verifyEnrollSms: post(`${MFA}/sms/enroll/verify`, { ...entry, input: object(code) }),
  sendSmsCode: post(`${MFA}/sms/:deviceId`, { ...open, input: ofDevice, output: SentCode }),
  verifySms: post(`${MFA}/sms/:deviceId/verify`, { ...entry, input: object({ deviceId, ...code }) }),
  enrollWebAuthn: post(`${MFA}/webauthn/enroll`, { ...open, input: byMfaToken, output: KeySession }),
  verifyEnrollWebAuthn: post(`${MFA}/webauthn/enroll/verify`, {
    ...entry,
    input: object({ deviceType: string(), webauthnToken: string(), options: NewKey, mfaToken, rememberDevice }),
  }),
  startWebAuthn: post(`${MFA}/webauthn/:deviceId`, { ...open, input: ofDevice, output: KeySession }),
  verifyWebAuthn: post(`${MFA}/webauthn/:deviceId/verify`, {
    ...entry,
    input: object({ deviceId, webauthnToken: string(), options: KeyProof, mfaToken, rememberDevice }),
  }),
  checkRememberDevice: get('/identity/resources/configurations/v1/mfa-policy/allow-remember-device', {
    ...open,
    input: byMfaToken,
    output: RememberDevice,
  }),
  /**
   * `maxAge` in seconds. A response with a token means that the session is stepped up already; otherwise the second
   * factor is required.
   */
  generateStepUp: post('/identity/resources/auth/v1/user/step-up/generate', {
    cookies: true,
    input: object({ maxAge: optionalNumber }),
    output: LoginResponse,
  }),
};

/** Calls for the second factor during a sign-in. */
export type MfaContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link MfaContract}. */
export const contract: MfaContract = calls;
