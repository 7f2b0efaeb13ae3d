import type { UserRow } from '../../db/rows/accounts';
import type { MfaSessionRow } from '../../db/rows/sessions';
import type { Call } from '../../http/call';
import { ProviderError } from '../../http/errors';
import type { Provider } from '../../provider';
import { spendCode } from '../mail/confirmations';
import { SECOND_FACTOR, tryCode } from '../mail/limits';
import { beginAttempt } from '../passwords/lockout';
import { completeSignIn } from '../sign-in/sign-in';
import { hasFactor, issueRecoveryCode, rememberDevice } from './factors';
import { type MfaCall, readMfaSession, spendMfaSession, tryMfaSession, wrongCode } from './mfa-sessions';
import { spendAuthenticatorCode } from './one-time-passwords';

/** Method of the second factor, as tokens name it. Codes by email count as codes of an authenticator. */
type Method = 'otp' | 'sms' | 'hwk';

interface Finish {
  mfaSession: MfaSessionRow;
  user: UserRow;
  remember: boolean | undefined;
  method: Method;
}

/** Completes a sign-in whose MFA token was redeemed. */
export const finishSecondFactor = async (call: Call, { mfaSession, user, remember, method }: Finish) => {
  if (remember) await rememberDevice(call, user);
  return completeSignIn(call, user, [...mfaSession.amr, 'mfa', method], mfaSession.invitationToken);
};

/**
 * Verifies an authenticator's code. Wrong ones count like wrong passwords: starting again gives no further attempts.
 */
export const checkAuthenticatorCode = async (
  provider: Provider,
  user: UserRow,
  value: string,
  deviceId?: string,
): Promise<void> => {
  const attempt = beginAttempt(provider, 'second', user.email);
  await tryCode(provider, { purpose: SECOND_FACTOR, account: user.id }, () => {
    if (!spendAuthenticatorCode(provider, user, value.trim(), deviceId)) throw attempt.failed(wrongCode());
  });
  attempt.succeeded();
};

export const checkSentCode = async (
  provider: Provider,
  user: UserRow,
  { kind, otcToken, code, target }: { kind: string; otcToken: string; code: string; target: string },
): Promise<void> => {
  const attempt = beginAttempt(provider, 'second', user.email);
  const spent = await spendCode(provider, { kind, userId: user.id, token: otcToken, code }, SECOND_FACTOR).catch(
    (refusal: ProviderError) => {
      throw attempt.failed(refusal);
    },
  );
  if (spent.target !== target) throw attempt.failed(wrongCode());
  attempt.succeeded();
};

const alreadyEnrolled = () =>
  new ProviderError(400, 'already-enrolled', 'A second step is set up already. Use it to sign in.');

/** @throws ProviderError 400 `strategy-off` for a strategy that is disabled. */
export const requireStrategy = ({ settings }: Provider, ...names: string[]): void => {
  if (names.some((name) => settings.mfaStrategies.includes(name))) return;
  throw new ProviderError(400, 'strategy-off', 'This method is not offered here. Choose another one.');
};

/** Returns the sign-in of a user who sets up the first factor. A user who has one meanwhile must use it. */
export const readEnrollment = async (call: MfaCall, mfaToken: string, isTry = false) => {
  const pending = await (isTry ? tryMfaSession : readMfaSession)(call, mfaToken);
  if (hasFactor(pending.user)) throw alreadyEnrolled();
  return pending;
};

/**
 * Adds the first factor and completes the sign-in with a recovery code. Synchronous from the check to `add`: of two
 * calls with one MFA token, only one adds a device.
 */
export const finishEnrollment = async (call: Call, { add, ...end }: Finish & { add: () => void }) => {
  const { provider } = call;
  const { mfaSession, user } = end;
  if (hasFactor(provider.db.users.get(user.id) ?? user)) throw alreadyEnrolled();
  spendMfaSession(provider, mfaSession);
  add();
  const recoveryCode = await issueRecoveryCode(provider, user.id);
  return { ...(await finishSecondFactor(call, end)), recoveryCode };
};
