import type { Call } from '../http/call';
import { fieldError, ProviderError } from '../http/errors';
import { audited } from '../rules/audits/audits';
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
import { wrongCode } from '../rules/factors/mfa-sessions';
import { addAuthenticator, matchingStep, newAuthenticatorSecret, qrCode } from '../rules/factors/one-time-passwords';
import { checkAuthenticatorCode } from '../rules/factors/second-factor';
import {
  clientDataOf,
  creationOptions,
  endKeyEnrollment,
  endKeyProof,
  requestOptions,
  startKeyEnrollment,
  startKeyProof,
  verifyNewKey,
  verifyProof,
} from '../rules/factors/webauthn';
import { openChallenge, spendChallenge, spendCode } from '../rules/mail/confirmations';
import { maskedNumber, phoneNumberOf, sendCode } from '../rules/mail/text-messages';
import { completeSignIn } from '../rules/sign-in/sign-in';
import { anybody, type OperationsOf, operation, RECENT, type Rule, user } from './operation';

const ADD = 'passkey-registration';
const SIGN_IN = 'passkey-sign-in';

const notFound = () => new ProviderError(404, 'passkey-not-found', 'This passkey no longer exists.');
const unknown = () => new ProviderError(401, 'passkey-unknown', 'This passkey was removed. Use another way.');

export const passkeys: OperationsOf<'passkeys'> = {
  // The same response for every user: a discoverable passkey identifies its user, so no address is looked up.
  preLogin: operation(anybody, async ({ provider }) => {
    const { challenge } = await openChallenge(provider, { kind: SIGN_IN }, false);
    return { options: requestOptions(provider, challenge, []) };
  }),
  postLogin: operation(anybody, async (call, { invitationToken, ...proof }) => {
    const { provider, db } = call;
    const name = clientDataOf(proof.response.clientDataJSON).challenge;
    const challenge = await spendChallenge(provider, { kind: SIGN_IN, name });
    const key = db.passkeys.get(proof.id);
    const user = key && db.users.get(key.userId);
    if (!key || !user || user.disabled) throw unknown();
    const counter = await verifyProof(provider, proof, { key, challenge, isPasskey: true });
    db.passkeys.patch(key.id, { counter });
    // Possession of the key and user verification: two factors in one.
    return completeSignIn(call, user, ['mfa', 'hwk'], invitationToken);
  }),
  startDeviceRegistration: operation({ stepUp: RECENT }, async ({ provider, db, caller }) => {
    const { user } = caller();
    const { challenge } = await openChallenge(provider, { kind: ADD, userId: user.id }, false);
    const keys = db.passkeys.by('userId', user.id);
    return { options: creationOptions(provider, user, { challenge, keys, isPasskey: true }) };
  }),
  // Requires a challenge that only a recent sign-in can obtain.
  verifyDeviceRegistration: operation({ audit: 'Passkey added', severity: 'Medium' }, async (call, key) => {
    const { provider, db, caller } = call;
    const { user } = caller();
    const name = clientDataOf(key.response.clientDataJSON).challenge;
    const challenge = await spendChallenge(provider, { kind: ADD, userId: user.id, name });
    const row = await verifyNewKey(provider, key, { challenge, isPasskey: true });
    if (db.passkeys.get(row.id)) throw new ProviderError(409, 'passkey-known', 'This passkey was added before.');
    db.passkeys.put({ ...row, userId: user.id });
    audited(call, { deviceType: row.deviceType });
  }),
  listDevices: operation(user, ({ db, caller }) => ({
    devices: db.passkeys
      .by('userId', caller().user.id)
      .map(({ id, deviceType, createdAt }) => ({ id, deviceType, createdAt })),
  })),
  deleteDevice: operation(
    { stepUp: RECENT, audit: 'Passkey removed', severity: 'High' },
    ({ db, caller }, { deviceId }) => {
      if (db.passkeys.get(deviceId)?.userId !== caller().user.id) throw notFound();
      db.passkeys.remove(deviceId);
    },
  ),
};

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
      throw fieldError('phoneNumber', 'This phone gets your codes already.', 'phone-known', 409);
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
