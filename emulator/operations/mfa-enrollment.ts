import { addPhone, addSecurityKey, deviceNotFound, hasFactor } from '../rules/factors/factors';
import { checkNewKey, startKeyEnrollment } from '../rules/factors/key-factors';
import { readMfaSession, spendMfaSession, tryMfaSession, wrongCode } from '../rules/factors/mfa-sessions';
import { addAuthenticator, matchingStep, newAuthenticatorSecret, qrCode } from '../rules/factors/one-time-passwords';
import {
  checkSentCode,
  finishEnrollment,
  finishSecondFactor,
  readEnrollment,
  requireStrategy,
} from '../rules/factors/second-factor';
import { spendCode } from '../rules/mail/confirmations';
import { maskedNumber, phoneNumberOf, sendCode } from '../rules/mail/text-messages';
import { byMfaToken, type OperationsOf, operation } from './operation';

const SMS = 'sms-enrollment-at-sign-in';
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
export const mfaEnrollment: Enrollment = {
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
      kind: SMS,
      target: phoneNumber,
      purpose: 'turn on codes by text message',
    });
    return { otcToken, phoneNumber: maskedNumber(phoneNumber) };
  }),
  verifyEnrollSms: operation(byMfaToken, async (call, { mfaToken, otcToken, code, rememberDevice: remember }) => {
    const { provider } = call;
    const { mfaSession, user } = await readEnrollment(call, mfaToken, true);
    const { target } = await spendCode(provider, { kind: SMS, userId: user.id, token: otcToken, code });
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
