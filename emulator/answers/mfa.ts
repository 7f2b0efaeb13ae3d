import type { Call } from '../call';
import { ProviderError } from '../errors';
import type { UserRow } from '../rows/accounts';
import type { MfaTicketRow } from '../rows/sessions';
import { actingAs, audited } from '../rules/audits';
import { beginAttempt } from '../rules/lockout';
import { readTicket, spendTicket, tryTicket, wrongCode } from '../rules/mfa-tickets';
import {
  addAuthenticator,
  matchingStep,
  newAuthenticatorSecret,
  qrCode,
  spendAuthenticatorCode,
} from '../rules/one-time-passwords';
import { issueRecoveryCode, spendRecoveryCode } from '../rules/recovery-codes';
import { REMEMBER_FOR, rememberDevice } from '../rules/remembered-devices';
import { completeSignIn } from '../rules/sign-in';
import { userByEmail } from '../rules/users';
import type { AnswersOf } from './answers-of';

interface SecondFactor {
  mfaToken: string;
  value: string;
  rememberDevice?: boolean;
}

const alreadyEnrolled = () =>
  new ProviderError(400, 'already-enrolled', 'An authenticator app is set up already. Use its code.');

const finish = async (call: Call, { amr }: MfaTicketRow, user: UserRow, remember: boolean | undefined) => {
  if (remember) await rememberDevice(call, user);
  return completeSignIn(call, user, [...amr, 'mfa', 'otp']);
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
        new ProviderError(401, 'wrong-recovery-code', 'This recovery code is not right. Check it and try again.'),
      );
    }
    attempt.succeeded();
    audited(call, { email: user.email }, actingAs(user));
  },
  verify: (call, input) => verify(call, input),
  verifyAuthenticator: (call, input) => verify(call, input, input.deviceId),
  enrollAuthenticator: async ({ db, provider }, { mfaToken }) => {
    const { ticket, user } = await readTicket(provider, mfaToken);
    if (user.authenticators.length > 0) throw alreadyEnrolled();
    const enrolling = ticket.enrolling ?? newAuthenticatorSecret();
    db.mfaTickets.patch(ticket.id, { enrolling });
    return { qrCode: qrCode(enrolling, user.email) };
  },
  verifyEnrollAuthenticator: async (call, { mfaToken, token, rememberDevice: remember }) => {
    const { provider } = call;
    const { ticket, user } = await tryTicket(provider, mfaToken);
    // Who has a factor by now has to show it.
    if (user.authenticators.length > 0) throw alreadyEnrolled();
    const step = ticket.enrolling && matchingStep(ticket.enrolling, token.trim(), provider.clock.now());
    if (!ticket.enrolling || typeof step !== 'number') throw wrongCode();
    // No waiting from here to the write: of two calls with one ticket, one adds a device.
    spendTicket(provider, ticket);
    addAuthenticator(provider, user.id, ticket.enrolling, step);
    const recoveryCode = await issueRecoveryCode(provider, user.id);
    return { ...(await finish(call, ticket, user, remember)), recoveryCode };
  },
  checkRememberDevice: async ({ provider }, { mfaToken }) => {
    await readTicket(provider, mfaToken);
    return { isAllowedToRemember: true, mfaDeviceExpiration: REMEMBER_FOR };
  },
};
