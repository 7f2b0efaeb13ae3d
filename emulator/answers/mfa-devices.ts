import { ProviderError } from '../errors';
import { beginAttempt } from '../rules/lockout';
import { wrongCode } from '../rules/mfa-tickets';
import {
  addAuthenticator,
  matchingStep,
  newAuthenticatorSecret,
  qrCode,
  removeAuthenticator,
  spendAuthenticatorCode,
} from '../rules/one-time-passwords';
import { issueRecoveryCode } from '../rules/recovery-codes';
import { devicesOf } from '../rules/sign-in';
import type { AnswersOf } from './answers-of';

export const mfaDevices: AnswersOf<'mfaDevices'> = {
  getDevices: ({ caller }) => devicesOf(caller().user),
  getStrategies: () => ({
    strategies: [
      { strategy: 'AuthenticatorApp', isActive: true },
      { strategy: 'WebAuthnPlatform', isActive: false },
      { strategy: 'WebAuthnCrossPlatform', isActive: false },
      { strategy: 'SMS', isActive: false },
      { strategy: 'EmailCode', isActive: false },
    ],
  }),
  enrollAuthenticator: ({ db, caller }) => {
    const { user } = caller();
    const enrolling = newAuthenticatorSecret();
    db.users.patch(user.id, { enrolling });
    return { qrCode: qrCode(enrolling, user.email) };
  },
  verifyEnrollAuthenticator: async ({ db, provider, caller }, { token }) => {
    const { user } = caller();
    const step = user.enrolling && matchingStep(user.enrolling, token.trim(), provider.clock.now());
    if (!user.enrolling || typeof step !== 'number') throw wrongCode();
    addAuthenticator(provider, user.id, user.enrolling, step);
    db.users.patch(user.id, { enrolling: undefined });
    return { recoveryCode: await issueRecoveryCode(provider, user.id) };
  },
  disableAuthenticator: ({ provider, caller }, { deviceId, token }) => {
    const { user } = caller();
    if (!user.authenticators.some((device) => device.id === deviceId)) {
      throw new ProviderError(404, 'device-not-found', 'This authenticator is no longer set up.');
    }
    const attempt = beginAttempt(provider, 'second', user.email);
    if (!spendAuthenticatorCode(provider, user, token?.trim() ?? '', deviceId)) throw attempt.failed(wrongCode());
    attempt.succeeded();
    removeAuthenticator(provider, user.id, deviceId);
  },
};
