import type { Call } from '../call';
import { ProviderError } from '../errors';
import type { UserRow } from '../rows/accounts';
import type { MfaTicketRow } from '../rows/sessions';
import { actingAs, audited } from '../rules/audits';
import { spendCode } from '../rules/confirmations';
import { deviceNotFound, devicesOf, hasFactor } from '../rules/factors';
import { issueTokens } from '../rules/issue-tokens';
import { endKeyProof, startKeyProof } from '../rules/key-factors';
import { beginAttempt } from '../rules/lockout';
import { openTicket, readTicket, spendTicket, tryTicket, wrongCode } from '../rules/mfa-tickets';
import {
  addAuthenticator,
  matchingStep,
  newAuthenticatorSecret,
  qrCode,
  spendAuthenticatorCode,
} from '../rules/one-time-passwords';
import { issueRecoveryCode, spendRecoveryCode } from '../rules/recovery-codes';
import { REMEMBER_FOR, rememberDevice } from '../rules/remembered-devices';
import { MULTI_FACTOR } from '../rules/sessions';
import { completeSignIn } from '../rules/sign-in';
import { maskedNumber, sendCode } from '../rules/text-messages';
import { userByEmail } from '../rules/users';
import type { AnswersOf } from './answers-of';

interface SecondFactor {
  mfaToken: string;
  value: string;
  rememberDevice?: boolean;
}

const alreadyEnrolled = () =>
  new ProviderError(400, 'already-enrolled', 'A second step is set up already. Use it to sign in.');

const SMS = 'sms-sign-in';
const KEY = 'key-sign-in';

const finish = async (
  call: Call,
  { amr }: MfaTicketRow,
  user: UserRow,
  remember: boolean | undefined,
  method: 'otp' | 'sms' | 'hwk' = 'otp',
) => {
  if (remember) await rememberDevice(call, user);
  return completeSignIn(call, user, [...amr, 'mfa', method]);
};

const phoneOf = (user: UserRow, deviceId: string) => {
  const phone = user.phones?.find(({ id }) => id === deviceId);
  if (!phone) throw deviceNotFound();
  return phone;
};

const verify = async (call: Call, { mfaToken, value, rememberDevice: remember }: SecondFactor, deviceId?: string) => {
  const { ticket, user } = await tryTicket(call.provider, mfaToken);
  // Wrong codes count like wrong passwords: starting again gives no further tries.
  const attempt = beginAttempt(call.provider, 'second', user.email);
  if (!spendAuthenticatorCode(call.provider, user, value.trim(), deviceId)) throw attempt.failed(wrongCode());
  attempt.succeeded();
  spendTicket(call.provider, ticket);
  return finish(call, ticket, user, remember);
};

export const mfa: AnswersOf<'mfa'> = {
  recoverMfa: async (call, { email, recoveryCode }) => {
    const { db, provider } = call;
    const attempt = beginAttempt(provider, 'second', email);
    const user = userByEmail(db, email);
    if (!user || !(await spendRecoveryCode(provider, user, recoveryCode))) {
      throw attempt.failed(
        new ProviderError(401, 'wrong-recovery-code', 'This recovery code is incorrect. Check it and try again.'),
      );
    }
    attempt.succeeded();
    audited(call, { email: user.email }, actingAs(user));
  },
  verify: (call, input) => verify(call, input),
  verifyAuthenticator: (call, input) => verify(call, input, input.deviceId),
  enrollAuthenticator: async ({ db, provider }, { mfaToken }) => {
    const { ticket, user } = await readTicket(provider, mfaToken);
    if (hasFactor(user)) throw alreadyEnrolled();
    const enrolling = ticket.enrolling ?? newAuthenticatorSecret();
    db.mfaTickets.patch(ticket.id, { enrolling });
    return { qrCode: qrCode(enrolling, user.email) };
  },
  verifyEnrollAuthenticator: async (call, { mfaToken, token, rememberDevice: remember }) => {
    const { provider } = call;
    const { ticket, user } = await tryTicket(provider, mfaToken);
    // Who has a factor by now has to show it.
    if (hasFactor(user)) throw alreadyEnrolled();
    const step = ticket.enrolling && matchingStep(ticket.enrolling, token.trim(), provider.clock.now());
    if (!ticket.enrolling || typeof step !== 'number') throw wrongCode();
    // No await from here to the write: of two calls with one MFA token, one adds a device.
    spendTicket(provider, ticket);
    addAuthenticator(provider, user.id, ticket.enrolling, step);
    const recoveryCode = await issueRecoveryCode(provider, user.id);
    return { ...(await finish(call, ticket, user, remember)), recoveryCode };
  },
  sendSmsCode: async ({ provider }, { mfaToken, deviceId }) => {
    const { user } = await readTicket(provider, mfaToken);
    const { phoneNumber } = phoneOf(user, deviceId);
    const otcToken = await sendCode(provider, user, {
      kind: SMS,
      target: deviceId,
      to: { channel: 'sms', address: phoneNumber },
      purpose: 'sign in',
    });
    return { otcToken, phoneNumber: maskedNumber(phoneNumber) };
  },
  verifySms: async (call, { mfaToken, deviceId, otcToken, code, rememberDevice: remember }) => {
    const { provider } = call;
    const { ticket, user } = await tryTicket(provider, mfaToken);
    phoneOf(user, deviceId);
    const attempt = beginAttempt(provider, 'second', user.email);
    const given = { kind: SMS, userId: user.id, token: otcToken, code };
    const spent = await spendCode(provider, given).catch((refusal: ProviderError) => {
      throw attempt.failed(refusal);
    });
    if (spent.target !== deviceId) throw attempt.failed(wrongCode());
    attempt.succeeded();
    spendTicket(provider, ticket);
    return finish(call, ticket, user, remember, 'sms');
  },
  startWebAuthn: async ({ provider }, { mfaToken, deviceId }) => {
    const { user } = await readTicket(provider, mfaToken);
    return startKeyProof(provider, user, deviceId, KEY);
  },
  verifyWebAuthn: async (call, { mfaToken, deviceId, webauthnToken, options, rememberDevice: remember }) => {
    const { provider } = call;
    const { ticket, user } = await tryTicket(provider, mfaToken);
    await endKeyProof(provider, user, { deviceId, webauthnToken, options, kind: KEY });
    spendTicket(provider, ticket);
    return finish(call, ticket, user, remember, 'hwk');
  },
  generateStepUp: async (call, { maxAge }) => {
    const { provider, client } = call;
    const { user, session } = call.caller();
    // The words that clients look for.
    if (!hasFactor(user)) throw new ProviderError(400, 'mfa-not-enrolled', 'MFA is not enrolled');
    const isRecent = maxAge === undefined || provider.clock.now() - session.authTime <= maxAge * 1000;
    if (isRecent && session.acr === MULTI_FACTOR) {
      const { idToken, expiresIn } = await issueTokens(provider, { client, application: call.application, session });
      return { mfaRequired: false, accessToken: idToken, expiresIn, userEmail: user.email };
    }
    const first = session.amr.filter((method) => !['mfa', 'otp', 'sms', 'hwk'].includes(method));
    return {
      mfaRequired: true,
      mfaToken: await openTicket(provider, user, first),
      mfaEnrolled: true,
      mfaDevices: devicesOf(user),
      userEmail: user.email,
    };
  },
  checkRememberDevice: async ({ provider }, { mfaToken }) => {
    await readTicket(provider, mfaToken);
    return { isAllowedToRemember: true, mfaDeviceExpiration: REMEMBER_FOR };
  },
};
