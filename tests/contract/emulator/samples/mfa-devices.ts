import { codeAt } from '../../../../emulator/rules/factors/one-time-passwords';
import { MULTI_FACTOR } from '../../../../emulator/rules/sessions/sessions';
import { addFactor, credentials, newFactor, proof } from './keys';
import { code, type Fixture, type SamplesOf, secret } from './sample';
import { lastCode } from './sign-in';

const MFA = '/identity/resources/users/v1/mfa';
const phone = { id: 'phone-1', phoneNumber: '+4915100000001' };

/** A user with a factor must have signed in with it. */
const stepUp = ({ emulator }: Fixture) => {
  const [session] = emulator.db.sessions.by('userId', 'user-admin');
  if (session) emulator.db.sessions.patch(session.id, { acr: MULTI_FACTOR });
};

const enrolled = async (fixture: Fixture) => {
  const { browser, emulator, token } = fixture;
  await browser.call(`${MFA}/authenticator/enroll`, { method: 'POST', token });
  return { token: codeAt(emulator.db.users.get('user-admin')?.enrolling ?? '', emulator.clock.now()) };
};

const withAuthenticator = (fixture: Fixture) => {
  fixture.emulator.db.users.patch('user-admin', { authenticators: [{ id: 'device-1', secret }] });
  stepUp(fixture);
  return { deviceId: 'device-1', token: code(fixture) };
};

const withPhone = (fixture: Fixture) => {
  fixture.emulator.db.users.patch('user-admin', { phones: [phone] });
  stepUp(fixture);
  return { deviceId: phone.id };
};

const withKey = async (fixture: Fixture, own: ReturnType<typeof credentials>) => {
  const deviceId = await addFactor(fixture, own);
  stepUp(fixture);
  return { deviceId };
};

export const mfaDevices: SamplesOf<'mfaDevices'> = {
  verifyEnroll: enrolled,
  disable: (fixture) => ({ token: withAuthenticator(fixture).token }),
  verifyEnrollAuthenticator: enrolled,
  disableAuthenticator: withAuthenticator,
  enrollSms: () => ({ phoneNumber: phone.phoneNumber }),
  verifyEnrollSms: async (fixture) => {
    const { browser, token } = fixture;
    const { body } = await browser.call(`${MFA}/sms/enroll`, { json: { phoneNumber: phone.phoneNumber }, token });
    return { otcToken: body.otcToken, code: lastCode(fixture) };
  },
  startDisableSms: withPhone,
  disableSms: async (fixture) => {
    const { deviceId } = withPhone(fixture);
    const { browser, token } = fixture;
    const { body } = await browser.call(`${MFA}/sms/${deviceId}/disable`, { method: 'POST', token });
    return { deviceId, otcToken: body.otcToken, code: lastCode(fixture) };
  },
  verifyEnrollWebAuthn: (fixture) => newFactor(fixture, credentials()),
  startDisableWebAuthn: (fixture) => withKey(fixture, credentials()),
  disableWebAuthn: async (fixture) => {
    const own = credentials();
    const { deviceId } = await withKey(fixture, own);
    const { browser, token } = fixture;
    const { body } = await browser.call(`${MFA}/webauthn/${deviceId}/disable`, { method: 'POST', token });
    return { deviceId, webauthnToken: body.webauthnToken, options: await proof(own, body.options) };
  },
};
