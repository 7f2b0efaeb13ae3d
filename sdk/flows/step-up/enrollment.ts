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
export const enrollmentApi = (enrollment: EnrollmentApi, api: MfaApi): MfaApi => ({
  ...api,
  enrollAuthenticator: (_, options) => enrollment.enrollAuthenticator(undefined, options),
  verifyEnrollAuthenticator: ({ token }, options) => enrollment.verifyEnrollAuthenticator({ token }, options),
  enrollSms: ({ phoneNumber }, options) => enrollment.enrollSms({ phoneNumber }, options),
  verifyEnrollSms: ({ otcToken, code }, options) => enrollment.verifyEnrollSms({ otcToken, code }, options),
  enrollWebAuthn: (_, options) => enrollment.enrollWebAuthn(undefined, options),
  verifyEnrollWebAuthn: ({ deviceType, webauthnToken, options: key }, options) =>
    enrollment.verifyEnrollWebAuthn({ deviceType, webauthnToken, options: key }, options),
  // The second factor is set up for this session, not for the browser.
  checkRememberDevice: async () => ({ isAllowedToRemember: false }),
});
