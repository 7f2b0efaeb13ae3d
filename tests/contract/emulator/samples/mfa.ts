import { codeAt } from '../../../../emulator/rules/factors/one-time-passwords';
import { secured, unenrolled } from '../../../../emulator/seed/users';
import { createKey } from '../../../../sdk/core/webauthn/webauthn-ceremony';
import { addFactor, credentials, proof } from './keys';
import { code, type Fixture, type SamplesOf } from './sample';
import { lastCode } from './sign-in';

const mfaToken = async ({ browser }: Fixture, user = secured): Promise<string> =>
  (await browser.login(user.email, user.password)).body.mfaToken;

const MFA = '/identity/resources/auth/v1/user/mfa';
const phone = { id: 'phone-1', phoneNumber: '+4915100000001' };

const withPhone = ({ emulator }: Fixture) => {
  emulator.db.users.patch(secured.id, { phones: [phone] });
  return phone.id;
};

/** Gives a key of the administrator to the user of these samples. */
const withKey = async (fixture: Fixture, own: ReturnType<typeof credentials>) => {
  const id = await addFactor(fixture, own);
  const { securityKeys } = fixture.emulator.db.users.get('user-admin') ?? {};
  fixture.emulator.db.users.patch(secured.id, { securityKeys });
  return id;
};

/** Returns the secret of a running enrollment, as an authenticator app reads it from the QR code. */
const enrollingSecret = ({ emulator }: Fixture) =>
  emulator.db.mfaSessions.list().find((row) => row.enrolling)?.enrolling ?? '';

export const mfa: SamplesOf<'mfa'> = {
  recoverMfa: async (fixture) => {
    await mfaToken(fixture);
    return { email: secured.email, recoveryCode: secured.recoveryCodes[0] ?? '' };
  },
  verify: async (fixture) => ({ mfaToken: await mfaToken(fixture), value: code(fixture) }),
  verifyAuthenticator: async (fixture) => ({
    deviceId: 'authenticator-milo',
    mfaToken: await mfaToken(fixture),
    value: code(fixture),
    rememberDevice: true,
  }),
  enrollAuthenticator: async (fixture) => ({ mfaToken: await mfaToken(fixture, unenrolled) }),
  verifyEnrollAuthenticator: async (fixture) => {
    const mfa = await mfaToken(fixture, unenrolled);
    await fixture.browser.call('/identity/resources/auth/v1/user/mfa/authenticator/enroll', {
      json: { mfaToken: mfa },
    });
    return { mfaToken: mfa, token: codeAt(enrollingSecret(fixture), fixture.emulator.clock.now()) };
  },
  sendEmailCode: async (fixture) => ({ mfaToken: await mfaToken(fixture, unenrolled) }),
  verifyEmailCode: async (fixture) => {
    const mfa = await mfaToken(fixture, unenrolled);
    const { body } = await fixture.browser.call(`${MFA}/emailcode`, { json: { mfaToken: mfa } });
    return { mfaToken: mfa, otcToken: body.otcToken, code: lastCode(fixture), rememberDevice: true };
  },
  enrollSms: async (fixture) => ({ mfaToken: await mfaToken(fixture, unenrolled), phoneNumber: '+4915100000002' }),
  verifyEnrollSms: async (fixture) => {
    const mfa = await mfaToken(fixture, unenrolled);
    const json = { mfaToken: mfa, phoneNumber: '+4915100000002' };
    const { body } = await fixture.browser.call(`${MFA}/sms/enroll`, { json });
    return { mfaToken: mfa, otcToken: body.otcToken, code: lastCode(fixture) };
  },
  enrollWebAuthn: async (fixture) => ({ mfaToken: await mfaToken(fixture, unenrolled) }),
  verifyEnrollWebAuthn: async (fixture) => {
    const mfa = await mfaToken(fixture, unenrolled);
    const { body } = await fixture.browser.call(`${MFA}/webauthn/enroll`, { json: { mfaToken: mfa } });
    const key = await createKey(credentials(), body.options);
    return { mfaToken: mfa, webauthnToken: body.webauthnToken, deviceType: key.deviceType, options: key };
  },
  sendSmsCode: async (fixture) => ({ deviceId: withPhone(fixture), mfaToken: await mfaToken(fixture) }),
  verifySms: async (fixture) => {
    const deviceId = withPhone(fixture);
    const mfa = await mfaToken(fixture);
    const { body } = await fixture.browser.call(`${MFA}/sms/${deviceId}`, { json: { mfaToken: mfa } });
    return { deviceId, mfaToken: mfa, otcToken: body.otcToken, code: lastCode(fixture) };
  },
  startWebAuthn: async (fixture) => ({
    deviceId: await withKey(fixture, credentials()),
    mfaToken: await mfaToken(fixture),
  }),
  verifyWebAuthn: async (fixture) => {
    const own = credentials();
    const deviceId = await withKey(fixture, own);
    const mfa = await mfaToken(fixture);
    const { body } = await fixture.browser.call(`${MFA}/webauthn/${deviceId}`, { json: { mfaToken: mfa } });
    return { deviceId, mfaToken: mfa, webauthnToken: body.webauthnToken, options: await proof(own, body.options) };
  },
  generateStepUp: ({ emulator }) => {
    emulator.db.users.patch('user-admin', { phones: [phone] });
    return { maxAge: 300 };
  },
  checkRememberDevice: async (fixture) => ({ mfaToken: await mfaToken(fixture) }),
};
