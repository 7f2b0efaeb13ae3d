import type { Call } from '../http/call';
import { ProviderError } from '../http/errors';
import {
  addPhone,
  deviceNotFound,
  devicesOf,
  isLastFactor,
  raiseSession,
  recoveryFor,
  removeFactor,
  requireRemovable,
} from '../rules/factors/factors';
import { endKeyEnrollment, endKeyProof, startKeyEnrollment, startKeyProof } from '../rules/factors/key-factors';
import { wrongCode } from '../rules/factors/mfa-sessions';
import { addAuthenticator, matchingStep, newAuthenticatorSecret, qrCode } from '../rules/factors/one-time-passwords';
import { checkAuthenticatorCode } from '../rules/factors/second-factor';
import { spendCode } from '../rules/mail/confirmations';
import { maskedNumber, phoneNumberOf, sendCode } from '../rules/mail/text-messages';
import { type OperationsOf, operation, RECENT, type Rule, user } from './operation';

const ENROLL_SMS = 'sms-enrollment';
const REMOVE_SMS = 'sms-removal';
const REMOVE_KEY = 'key-removal';

const mine = (call: Call) => {
  const { user, session } = call.caller();
  return { user, amr: session.amr };
};

/** Returns a device that can be removed. @throws ProviderError 404, 409 */
const removable = (call: Call, kind: 'authenticators' | 'phones' | 'securityKeys', deviceId: string) => {
  const { user, amr } = mine(call);
  const device = user[kind]?.find(({ id }) => id === deviceId);
  if (!device) throw deviceNotFound();
  requireRemovable(call.provider, user, amr);
  return { user, device };
};

/** Removing the only factor requires a verification with it: a session alone is not enough. */
const proofMissing = () =>
  new ProviderError(400, 'proof-missing', 'This is your only second step. Confirm with it before you remove it.');

const enrollAuthenticator = ({ db, caller }: Call) => {
  const { user } = caller();
  const enrolling = newAuthenticatorSecret();
  db.users.patch(user.id, { enrolling });
  return { qrCode: qrCode(enrolling, user.email) };
};

const verifyAuthenticator = async ({ db, provider, caller }: Call, { token }: { token: string }) => {
  const { user, session } = caller();
  const step = user.enrolling && matchingStep(user.enrolling, token.trim(), provider.clock.now());
  if (!user.enrolling || typeof step !== 'number') throw wrongCode();
  addAuthenticator(provider, user.id, user.enrolling, step);
  raiseSession(provider, { user, session }, 'otp');
  db.users.patch(user.id, { enrolling: undefined });
  return recoveryFor(provider, user);
};

const disableAuthenticator = async (call: Call, deviceId: string, token: string | undefined): Promise<void> => {
  const { provider } = call;
  const { user } = removable(call, 'authenticators', deviceId);
  if (token === undefined && isLastFactor(user)) throw proofMissing();
  if (token !== undefined) await checkAuthenticatorCode(provider, user, token, deviceId);
  removeFactor(provider, user.id, deviceId);
};

/** Starts adding or removing a factor. */
const start: Rule = { stepUp: RECENT };
// Requires a secret or token that only a recent sign-in can obtain.
const added = (audit: string): Rule => ({ audit, severity: 'Medium', event: 'frontegg.user.enrolledMFA' });
const removed = (audit: string): Rule => ({
  stepUp: RECENT,
  audit,
  severity: 'High',
  event: 'frontegg.user.disabledMFA',
});

export const mfaDevices: OperationsOf<'mfaDevices'> = {
  getDevices: operation(user, ({ caller }) => devicesOf(caller().user)),
  getStrategies: operation(user, ({ provider }) => ({
    strategies: ['AuthenticatorApp', 'WebAuthnPlatform', 'WebAuthnCrossPlatform', 'SMS', 'EmailCode'].map(
      (strategy) => ({
        strategy,
        // No endpoint adds an email factor for a signed-in user.
        isActive: strategy !== 'EmailCode' && provider.settings.mfaStrategies.includes(strategy),
      }),
    ),
  })),
  enroll: operation(start, enrollAuthenticator),
  verifyEnroll: operation(added('Authenticator added'), verifyAuthenticator),
  disable: operation(removed('Authenticator removed'), (call, { token }) => {
    const [device] = call.caller().user.authenticators;
    if (!device) throw deviceNotFound();
    return disableAuthenticator(call, device.id, token);
  }),
  enrollAuthenticator: operation(start, enrollAuthenticator),
  verifyEnrollAuthenticator: operation(added('Authenticator added'), verifyAuthenticator),
  disableAuthenticator: operation(removed('Authenticator removed'), (call, { deviceId, token }) =>
    disableAuthenticator(call, deviceId, token),
  ),
  enrollSms: operation(start, async ({ provider, caller }, input) => {
    const { user } = caller();
    const phoneNumber = phoneNumberOf(input.phoneNumber);
    if (user.phones?.some((phone) => phone.phoneNumber === phoneNumber)) {
      throw new ProviderError(409, 'phone-known', 'This phone gets your codes already.', {
        context: { name: 'phoneNumber' },
      });
    }
    const otcToken = await sendCode(provider, user, {
      kind: ENROLL_SMS,
      target: phoneNumber,
      purpose: 'turn on codes by text message',
    });
    return { otcToken, phoneNumber: maskedNumber(phoneNumber) };
  }),
  verifyEnrollSms: operation(
    added('Phone added as a second step'),
    async ({ provider, caller }, { otcToken, code }) => {
      const { user, session } = caller();
      const { target } = await spendCode(provider, { kind: ENROLL_SMS, userId: user.id, token: otcToken, code });
      const before = provider.db.users.get(user.id) ?? user;
      addPhone(provider, user.id, target);
      raiseSession(provider, { user: before, session }, 'sms');
      return recoveryFor(provider, before);
    },
  ),
  startDisableSms: operation(start, async (call, { deviceId }) => {
    const { user } = removable(call, 'phones', deviceId);
    const phoneNumber = user.phones?.find(({ id }) => id === deviceId)?.phoneNumber ?? '';
    const otcToken = await sendCode(call.provider, user, {
      kind: REMOVE_SMS,
      target: deviceId,
      to: { channel: 'sms', address: phoneNumber },
      purpose: 'turn off codes by text message',
    });
    return { otcToken, phoneNumber: maskedNumber(phoneNumber) };
  }),
  disableSms: operation(removed('Phone removed as a second step'), async (call, { deviceId, otcToken, code }) => {
    const { user } = removable(call, 'phones', deviceId);
    if (isLastFactor(user) || otcToken !== undefined) {
      if (otcToken === undefined || code === undefined) throw proofMissing();
      const spent = await spendCode(call.provider, { kind: REMOVE_SMS, userId: user.id, token: otcToken, code });
      if (spent.target !== deviceId) throw proofMissing();
    }
    removeFactor(call.provider, user.id, deviceId);
  }),
  enrollWebAuthn: operation(start, ({ provider, caller }) => startKeyEnrollment(provider, caller().user)),
  verifyEnrollWebAuthn: operation(added('Security key added'), async ({ provider, caller }, input) => {
    const { user, session } = caller();
    const recovery = await endKeyEnrollment(provider, user, input);
    raiseSession(provider, { user, session }, 'hwk');
    return recovery;
  }),
  startDisableWebAuthn: operation(start, (call, { deviceId }) => {
    const { user } = removable(call, 'securityKeys', deviceId);
    return startKeyProof(call.provider, user, deviceId, REMOVE_KEY);
  }),
  disableWebAuthn: operation(removed('Security key removed'), async (call, { deviceId, webauthnToken, options }) => {
    const { user } = removable(call, 'securityKeys', deviceId);
    if (isLastFactor(user) || webauthnToken !== undefined) {
      if (webauthnToken === undefined || options === undefined) throw proofMissing();
      await endKeyProof(call.provider, user, { deviceId, webauthnToken, options, kind: REMOVE_KEY });
    }
    removeFactor(call.provider, user.id, deviceId);
  }),
};
