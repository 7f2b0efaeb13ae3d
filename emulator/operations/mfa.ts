import type { UserRow } from '../db/rows/accounts';
import type { Call } from '../http/call';
import { ProviderError } from '../http/errors';
import { actingAs, audited } from '../rules/audits/audits';
import {
  addPhone,
  addSecurityKey,
  deviceNotFound,
  devicesOf,
  hasFactor,
  REMEMBER_FOR,
  spendRecoveryCode,
} from '../rules/factors/factors';
import {
  endMfaSessionsOf,
  openMfaSession,
  readMfaSession,
  requireMfaSession,
  spendMfaSession,
  tryMfaSession,
  wrongCode,
} from '../rules/factors/mfa-sessions';
import { addAuthenticator, matchingStep, newAuthenticatorSecret, qrCode } from '../rules/factors/one-time-passwords';
import {
  checkAuthenticatorCode,
  checkSentCode,
  finishEnrollment,
  finishSecondFactor,
  readEnrollment,
  requireStrategy,
} from '../rules/factors/second-factor';
import { checkNewKey, endKeyProof, startKeyEnrollment, startKeyProof } from '../rules/factors/webauthn';
import { spendCode } from '../rules/mail/confirmations';
import { maskedNumber, phoneNumberOf, sendCode } from '../rules/mail/text-messages';
import { userByEmail } from '../rules/members/users';
import { beginAttempt } from '../rules/passwords/lockout';
import { issueTokens } from '../rules/sessions/issue-tokens';
import { MULTI_FACTOR } from '../rules/sessions/sessions';
import { byMfaToken, type OperationsOf, operation, user } from './operation';

const SMS_ENROLLMENT = 'sms-enrollment-at-sign-in';
const EMAIL = 'email-second-factor';

type Enrollment = Pick<
  OperationsOf<'mfa'>,
  | 'enrollAuthenticator'
  | 'verifyEnrollAuthenticator'
  | 'enrollSms'
  | 'verifyEnrollSms'
  | 'enrollWebAuthn'
  | 'verifyEnrollWebAuthn'
  | 'sendEmailCode'
  | 'verifyEmailCode'
>;

/** Calls that set up the first factor during a sign-in. */
const mfaEnrollment: Enrollment = {
  enrollAuthenticator: operation(byMfaToken, async (call, { mfaToken }) => {
    requireStrategy(call.provider, 'AuthenticatorApp');
    const { mfaSession, user } = await readEnrollment(call, mfaToken);
    const enrolling = mfaSession.enrolling ?? newAuthenticatorSecret();
    call.db.mfaSessions.patch(mfaSession.id, { enrolling });
    return { qrCode: qrCode(enrolling, user.email) };
  }),
  verifyEnrollAuthenticator: operation(byMfaToken, async (call, { mfaToken, token, rememberDevice: remember }) => {
    const { provider } = call;
    const { mfaSession, user } = await readEnrollment(call, mfaToken, true);
    const { enrolling } = mfaSession;
    const step = enrolling && matchingStep(enrolling, token.trim(), provider.clock.now());
    if (!enrolling || typeof step !== 'number') throw wrongCode();
    const add = () => addAuthenticator(provider, user.id, enrolling, step);
    return finishEnrollment(call, { mfaSession, user, remember, method: 'otp', add });
  }),
  enrollSms: operation(byMfaToken, async (call, { mfaToken, phoneNumber: typed }) => {
    const { provider } = call;
    requireStrategy(provider, 'SMS');
    const { user } = await readEnrollment(call, mfaToken);
    const phoneNumber = phoneNumberOf(typed);
    const otcToken = await sendCode(provider, user, {
      kind: SMS_ENROLLMENT,
      target: phoneNumber,
      purpose: 'turn on codes by text message',
    });
    return { otcToken, phoneNumber: maskedNumber(phoneNumber) };
  }),
  verifyEnrollSms: operation(byMfaToken, async (call, { mfaToken, otcToken, code, rememberDevice: remember }) => {
    const { provider } = call;
    const { mfaSession, user } = await readEnrollment(call, mfaToken, true);
    const { target } = await spendCode(provider, { kind: SMS_ENROLLMENT, userId: user.id, token: otcToken, code });
    const add = () => addPhone(provider, user.id, target);
    return finishEnrollment(call, { mfaSession, user, remember, method: 'sms', add });
  }),
  enrollWebAuthn: operation(byMfaToken, async (call, { mfaToken }) => {
    requireStrategy(call.provider, 'WebAuthnPlatform', 'WebAuthnCrossPlatform');
    const { user } = await readEnrollment(call, mfaToken);
    return startKeyEnrollment(call.provider, user);
  }),
  verifyEnrollWebAuthn: operation(byMfaToken, async (call, { mfaToken, rememberDevice: remember, ...enrolled }) => {
    const { provider } = call;
    const { mfaSession, user } = await readEnrollment(call, mfaToken, true);
    const key = await checkNewKey(provider, user, enrolled);
    const add = () => addSecurityKey(provider, user.id, key);
    return finishEnrollment(call, { mfaSession, user, remember, method: 'hwk', add });
  }),
  // Email needs no separate enrollment: the address is known, and the first correct code adds it.
  sendEmailCode: operation(byMfaToken, async (call, { mfaToken }) => {
    const { provider } = call;
    const { user } = await readMfaSession(call, mfaToken);
    if (!hasFactor(user)) requireStrategy(provider, 'EmailCode');
    else if (!user.hasEmailFactor) throw deviceNotFound();
    const otcToken = await sendCode(provider, user, {
      kind: EMAIL,
      target: user.email,
      to: { channel: 'email', address: user.email },
      purpose: 'sign in',
    });
    return { otcToken };
  }),
  verifyEmailCode: operation(byMfaToken, async (call, { mfaToken, otcToken, code, rememberDevice: remember }) => {
    const { provider, db } = call;
    const { mfaSession, user } = await tryMfaSession(call, mfaToken);
    await checkSentCode(provider, user, { kind: EMAIL, otcToken, code, target: user.email });
    const now = db.users.get(user.id) ?? user;
    if (hasFactor(now) && !now.hasEmailFactor) throw deviceNotFound();
    spendMfaSession(provider, mfaSession);
    db.users.patch(user.id, { hasEmailFactor: true });
    return finishSecondFactor(call, { mfaSession, user, remember, method: 'otp' });
  }),
};

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
