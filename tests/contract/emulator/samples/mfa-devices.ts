import { codeAt } from '../../../../emulator/rules/one-time-passwords';
import { MULTI_FACTOR } from '../../../../emulator/rules/sessions';
import { addFactor, credentials, newFactor, proof } from './keys';
import { lastCode } from './one-time-codes';
import { code, none, type SamplesOf, secret, type World } from './sample';

const MFA = '/identity/resources/users/v1/mfa';
const phone = { id: 'phone-1', phoneNumber: '+4915100000001' };

/** A user with a factor must have signed in with it. */
const stepUp = ({ emulator }: World) => {
  const [session] = emulator.db.sessions.by('userId', 'user-admin');
  if (session) emulator.db.sessions.patch(session.id, { acr: MULTI_FACTOR });
};

const enrolled = async (world: World) => {
  const { browser, emulator, token } = world;
  await browser.call(`${MFA}/authenticator/enroll`, { method: 'POST', token });
  return { token: codeAt(emulator.db.users.get('user-admin')?.enrolling ?? '', emulator.clock.now()) };
};

const withAuthenticator = (world: World) => {
  world.emulator.db.users.patch('user-admin', { authenticators: [{ id: 'device-1', secret }] });
  stepUp(world);
  return { deviceId: 'device-1', token: code(world) };
};

const withPhone = (world: World) => {
  world.emulator.db.users.patch('user-admin', { phones: [phone] });
  stepUp(world);
  return { deviceId: phone.id };
};

const withKey = async (world: World, own: ReturnType<typeof credentials>) => {
  const deviceId = await addFactor(world, own);
  stepUp(world);
  return { deviceId };
};

export const mfaDevices: SamplesOf<'mfaDevices'> = {
  getDevices: none,
  getStrategies: none,
  enroll: none,
  verifyEnroll: enrolled,
  disable: (world) => ({ token: withAuthenticator(world).token }),
  enrollAuthenticator: none,
  verifyEnrollAuthenticator: enrolled,
  disableAuthenticator: withAuthenticator,
  enrollSms: () => ({ phoneNumber: phone.phoneNumber }),
  verifyEnrollSms: async (world) => {
    const { browser, token } = world;
    const { body } = await browser.call(`${MFA}/sms/enroll`, { json: { phoneNumber: phone.phoneNumber }, token });
    return { otcToken: body.otcToken, code: lastCode(world) };
  },
  startDisableSms: withPhone,
  disableSms: async (world) => {
    const { deviceId } = withPhone(world);
    const { browser, token } = world;
    const { body } = await browser.call(`${MFA}/sms/${deviceId}/disable`, { method: 'POST', token });
    return { deviceId, otcToken: body.otcToken, code: lastCode(world) };
  },
  enrollWebAuthn: none,
  verifyEnrollWebAuthn: (world) => newFactor(world, credentials()),
  startDisableWebAuthn: (world) => withKey(world, credentials()),
  disableWebAuthn: async (world) => {
    const own = credentials();
    const { deviceId } = await withKey(world, own);
    const { browser, token } = world;
    const { body } = await browser.call(`${MFA}/webauthn/${deviceId}/disable`, { method: 'POST', token });
    return { deviceId, webauthnToken: body.webauthnToken, options: await proof(own, body.options) };
  },
};
