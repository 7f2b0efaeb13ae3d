import type { UserRow } from '../db/rows/accounts';
import type { Call } from '../http/call';
import { ProviderError } from '../http/errors';
import { actingAs, audited } from '../rules/audits/audits';
import { deviceNotFound, devicesOf, hasFactor } from '../rules/factors/factors';
import { endKeyProof, startKeyProof } from '../rules/factors/key-factors';
import {
  endMfaSessionsOf,
  openMfaSession,
  readMfaSession,
  requireMfaSession,
  spendMfaSession,
  tryMfaSession,
} from '../rules/factors/mfa-sessions';
import { spendRecoveryCode } from '../rules/factors/recovery-codes';
import { REMEMBER_FOR } from '../rules/factors/remembered-devices';
import { checkAuthenticatorCode, checkSentCode, finishSecondFactor } from '../rules/factors/second-factor';
import { maskedNumber, sendCode } from '../rules/mail/text-messages';
import { userByEmail } from '../rules/members/users';
import { beginAttempt } from '../rules/passwords/lockout';
import { issueTokens } from '../rules/sessions/issue-tokens';
import { MULTI_FACTOR } from '../rules/sessions/sessions';
import { mfaEnrollment } from './mfa-enrollment';
import { byMfaToken, type OperationsOf, operation, user } from './operation';

interface SecondFactor {
  mfaToken: string;
  value: string;
  rememberDevice?: boolean;
}

const SMS = 'sms-sign-in';
const KEY = 'key-sign-in';

const phoneOf = (user: UserRow, deviceId: string) => {
  const phone = user.phones?.find(({ id }) => id === deviceId);
  if (!phone) throw deviceNotFound();
  return phone;
};

const verify = async (call: Call, { mfaToken, value, rememberDevice: remember }: SecondFactor, deviceId?: string) => {
  const { provider } = call;
  const { mfaSession, user } = await tryMfaSession(call, mfaToken);
  await checkAuthenticatorCode(provider, user, value, deviceId);
  spendMfaSession(provider, mfaSession);
  return finishSecondFactor(call, { mfaSession, user, remember, method: 'otp' });
};

export const mfa: OperationsOf<'mfa'> = {
  ...mfaEnrollment,
  recoverMfa: operation(
    { as: 'none', audit: 'Recovery code used: {email}', severity: 'High' },
    async (call, { email, recoveryCode }) => {
      const { db, provider } = call;
      const user = userByEmail(db, email);
      // Before the attempt is counted: a caller without the password must not use up the attempts.
      await requireMfaSession(call, user);
      const attempt = beginAttempt(provider, 'recovery', email);
      if (!user || !(await spendRecoveryCode(provider, user, recoveryCode))) {
        throw attempt.failed(
          new ProviderError(401, 'wrong-recovery-code', 'This recovery code is incorrect. Check it and try again.'),
        );
      }
      attempt.succeeded();
      endMfaSessionsOf(provider, user.id);
      audited(call, { email: user.email }, actingAs(user));
    },
  ),
  verify: operation(byMfaToken, (call, input) => verify(call, input)),
  verifyAuthenticator: operation(byMfaToken, (call, input) => verify(call, input, input.deviceId)),
  sendSmsCode: operation(byMfaToken, async (call, { mfaToken, deviceId }) => {
    const { user } = await readMfaSession(call, mfaToken);
    const { phoneNumber } = phoneOf(user, deviceId);
    const otcToken = await sendCode(call.provider, user, {
      kind: SMS,
      target: deviceId,
      to: { channel: 'sms', address: phoneNumber },
      purpose: 'sign in',
    });
    return { otcToken, phoneNumber: maskedNumber(phoneNumber) };
  }),
  verifySms: operation(byMfaToken, async (call, { mfaToken, deviceId, otcToken, code, rememberDevice: remember }) => {
    const { provider } = call;
    const { mfaSession, user } = await tryMfaSession(call, mfaToken);
    phoneOf(user, deviceId);
    await checkSentCode(provider, user, { kind: SMS, otcToken, code, target: deviceId });
    spendMfaSession(provider, mfaSession);
    return finishSecondFactor(call, { mfaSession, user, remember, method: 'sms' });
  }),
  startWebAuthn: operation(byMfaToken, async (call, { mfaToken, deviceId }) => {
    const { user } = await readMfaSession(call, mfaToken);
    return startKeyProof(call.provider, user, deviceId, KEY);
  }),
  verifyWebAuthn: operation(
    byMfaToken,
    async (call, { mfaToken, deviceId, webauthnToken, options, rememberDevice: remember }) => {
      const { provider } = call;
      const { mfaSession, user } = await tryMfaSession(call, mfaToken);
      await endKeyProof(provider, user, { deviceId, webauthnToken, options, kind: KEY });
      spendMfaSession(provider, mfaSession);
      return finishSecondFactor(call, { mfaSession, user, remember, method: 'hwk' });
    },
  ),
  generateStepUp: operation(user, async (call, { maxAge }) => {
    const { provider, client } = call;
    const { user, session } = call.caller();
    // The message that clients match on.
    if (!hasFactor(user)) throw new ProviderError(400, 'mfa-not-enrolled', 'MFA is not enrolled');
    const isRecent = maxAge === undefined || provider.clock.now() - session.authTime <= maxAge * 1000;
    if (isRecent && session.acr === MULTI_FACTOR) {
      const { idToken, expiresIn } = await issueTokens(provider, { client, application: call.application, session });
      return { mfaRequired: false, accessToken: idToken, expiresIn, userEmail: user.email };
    }
    const first = session.amr.filter((method) => !['mfa', 'otp', 'sms', 'hwk'].includes(method));
    return {
      mfaRequired: true,
      mfaToken: await openMfaSession(call, user, first),
      mfaEnrolled: true,
      mfaDevices: devicesOf(user),
      userEmail: user.email,
    };
  }),
  checkRememberDevice: operation(byMfaToken, async (call, { mfaToken }) => {
    await readMfaSession(call, mfaToken);
    return { isAllowedToRemember: true, mfaDeviceExpiration: REMEMBER_FOR };
  }),
};
