import type { contract as mfaDevices } from '../../capabilities/mfa-devices/contract';
import type { Api } from '../../core/api';
import type { MfaApi } from '../mfa/context';

/** The calls with which a signed-in user sets up a second factor. */
export type EnrollmentApi = Pick<
  Api<typeof mfaDevices>,
  | 'enrollAuthenticator'
  | 'verifyEnrollAuthenticator'
  | 'enrollSms'
  | 'verifyEnrollSms'
  | 'enrollWebAuthn'
  | 'verifyEnrollWebAuthn'
>;

/** Returns the calls of the MFA flow for a signed-in user, authorized by the session instead of an MFA token. */
export const enrollmentApi = (own: EnrollmentApi, api: MfaApi): MfaApi => ({
  ...api,
  enrollAuthenticator: (_, options) => own.enrollAuthenticator(undefined, options),
  verifyEnrollAuthenticator: ({ token }, options) => own.verifyEnrollAuthenticator({ token }, options),
  enrollSms: ({ phoneNumber }, options) => own.enrollSms({ phoneNumber }, options),
  verifyEnrollSms: ({ otcToken, code }, options) => own.verifyEnrollSms({ otcToken, code }, options),
  enrollWebAuthn: (_, options) => own.enrollWebAuthn(undefined, options),
  verifyEnrollWebAuthn: ({ deviceType, webauthnToken, options: key }, options) =>
    own.verifyEnrollWebAuthn({ deviceType, webauthnToken, options: key }, options),
  // The second factor is set up for this session, not for the browser.
  checkRememberDevice: async () => ({ isAllowedToRemember: false }),
});
