import { array, boolean, type infer as Infer, number, object, optional, string } from 'zod/mini';
import { get, post } from '../core/contract';
import { LoginResponse, MfaDevices } from '../session/contract';

/** A data URL with the QR code of the secret. */
const Enrolment = object({ qrCode: string() });
const Recovery = object({ recoveryCode: optional(string()) });

export const RememberDevice = object({ isAllowedToRemember: boolean(), mfaDeviceExpiration: optional(number()) });
export type RememberDevice = Infer<typeof RememberDevice>;

export const MfaStrategies = object({ strategies: array(object({ strategy: string(), isActive: boolean() })) });

const mfaToken = string();
const ticket = object({ mfaToken });
const rememberDevice = optional(boolean());

export const contract = {
  recoverMfa: post('/identity/resources/auth/v1/user/mfa/recover', {
    auth: 'none',
    input: object({ email: string(), recoveryCode: string() }),
  }),
  verify: post('/identity/resources/auth/v1/user/mfa/verify', {
    auth: 'none',
    cookies: true,
    input: object({ mfaToken, value: string(), rememberDevice, invitationToken: optional(string()) }),
    output: LoginResponse,
  }),
  verifyAuthenticator: post('/identity/resources/auth/v1/user/mfa/authenticator/:deviceId/verify', {
    auth: 'none',
    cookies: true,
    input: object({ deviceId: string(), mfaToken, value: string(), rememberDevice }),
    output: LoginResponse,
  }),
  enrollAuthenticator: post('/identity/resources/auth/v1/user/mfa/authenticator/enroll', {
    auth: 'none',
    input: ticket,
    output: Enrolment,
  }),
  verifyEnrollAuthenticator: post('/identity/resources/auth/v1/user/mfa/authenticator/enroll/verify', {
    auth: 'none',
    cookies: true,
    input: object({ mfaToken, token: string(), rememberDevice }),
    output: LoginResponse,
  }),
  checkRememberDevice: get('/identity/resources/configurations/v1/mfa-policy/allow-remember-device', {
    auth: 'none',
    input: ticket,
    output: RememberDevice,
  }),
  getDevices: get('/identity/resources/users/v1/mfa/devices', { output: MfaDevices }),
  getStrategies: get('/identity/resources/configurations/v1/mfa/strategies', { output: MfaStrategies }),
  enrollMyAuthenticator: post('/identity/resources/users/v1/mfa/authenticator/enroll', { output: Enrolment }),
  verifyEnrollMyAuthenticator: post('/identity/resources/users/v1/mfa/authenticator/enroll/verify', {
    input: object({ token: string() }),
    output: Recovery,
  }),
  disableAuthenticator: post('/identity/resources/users/v1/mfa/authenticator/:deviceId/disable/verify', {
    input: object({ deviceId: string(), token: optional(string()) }),
  }),
};
