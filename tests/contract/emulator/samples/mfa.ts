import { codeAt } from '../../../../emulator/rules/one-time-passwords';
import { secured, unenrolled } from '../../../../emulator/seed/users';
import { createKey } from '../../../../sdk/core/webauthn-ceremony';
import { addFactor, credentials, proof } from './keys';
import { lastCode } from './one-time-codes';
import { code, type SamplesOf, type World } from './sample';

const mfaToken = async ({ browser }: World, user = secured): Promise<string> =>
  (await browser.login(user.email, user.password)).body.mfaToken;

const MFA = '/identity/resources/auth/v1/user/mfa';
const phone = { id: 'phone-1', phoneNumber: '+4915100000001' };

const withPhone = ({ emulator }: World) => {
  emulator.db.users.patch(secured.id, { phones: [phone] });
  return phone.id;
};

/** Gives a key of the administrator to the user of these samples. */
const withKey = async (world: World, own: ReturnType<typeof credentials>) => {
  const id = await addFactor(world, own);
  const { securityKeys } = world.emulator.db.users.get('user-admin') ?? {};
  world.emulator.db.users.patch(secured.id, { securityKeys });
  return id;
};

/** Returns the secret of a running enrolment, as an authenticator app reads it from the QR code. */
const ticketSecret = ({ emulator }: World) =>
  emulator.db.mfaTickets.list().find((row) => row.enrolling)?.enrolling ?? '';

export const mfa: SamplesOf<'mfa'> = {
  recoverMfa: async (world) => {
    await mfaToken(world);
    return { email: secured.email, recoveryCode: secured.recoveryCodes[0] ?? '' };
  },
  verify: async (world) => ({ mfaToken: await mfaToken(world), value: code(world) }),
  verifyAuthenticator: async (world) => ({
    deviceId: 'authenticator-milo',
    mfaToken: await mfaToken(world),
    value: code(world),
    rememberDevice: true,
  }),
  enrollAuthenticator: async (world) => ({ mfaToken: await mfaToken(world, unenrolled) }),
  verifyEnrollAuthenticator: async (world) => {
    const ticket = await mfaToken(world, unenrolled);
    await world.browser.call('/identity/resources/auth/v1/user/mfa/authenticator/enroll', {
      json: { mfaToken: ticket },
    });
    return { mfaToken: ticket, token: codeAt(ticketSecret(world), world.emulator.clock.now()) };
  },
  sendEmailCode: async (world) => ({ mfaToken: await mfaToken(world, unenrolled) }),
  verifyEmailCode: async (world) => {
    const ticket = await mfaToken(world, unenrolled);
    const { body } = await world.browser.call(`${MFA}/emailcode`, { json: { mfaToken: ticket } });
    return { mfaToken: ticket, otcToken: body.otcToken, code: lastCode(world), rememberDevice: true };
  },
  enrollSms: async (world) => ({ mfaToken: await mfaToken(world, unenrolled), phoneNumber: '+4915100000002' }),
  verifyEnrollSms: async (world) => {
    const ticket = await mfaToken(world, unenrolled);
    const json = { mfaToken: ticket, phoneNumber: '+4915100000002' };
    const { body } = await world.browser.call(`${MFA}/sms/enroll`, { json });
    return { mfaToken: ticket, otcToken: body.otcToken, code: lastCode(world) };
  },
  enrollWebAuthn: async (world) => ({ mfaToken: await mfaToken(world, unenrolled) }),
  verifyEnrollWebAuthn: async (world) => {
    const ticket = await mfaToken(world, unenrolled);
    const { body } = await world.browser.call(`${MFA}/webauthn/enroll`, { json: { mfaToken: ticket } });
    const key = await createKey(credentials(), body.options);
    return { mfaToken: ticket, webauthnToken: body.webauthnToken, deviceType: key.deviceType, options: key };
  },
  sendSmsCode: async (world) => ({ deviceId: withPhone(world), mfaToken: await mfaToken(world) }),
  verifySms: async (world) => {
    const deviceId = withPhone(world);
    const ticket = await mfaToken(world);
    const { body } = await world.browser.call(`${MFA}/sms/${deviceId}`, { json: { mfaToken: ticket } });
    return { deviceId, mfaToken: ticket, otcToken: body.otcToken, code: lastCode(world) };
  },
  startWebAuthn: async (world) => ({ deviceId: await withKey(world, credentials()), mfaToken: await mfaToken(world) }),
  verifyWebAuthn: async (world) => {
    const own = credentials();
    const deviceId = await withKey(world, own);
    const ticket = await mfaToken(world);
    const { body } = await world.browser.call(`${MFA}/webauthn/${deviceId}`, { json: { mfaToken: ticket } });
    return {
      deviceId,
      mfaToken: ticket,
      webauthnToken: body.webauthnToken,
      options: await proof(own, body.options),
    };
  },
  generateStepUp: ({ emulator }) => {
    emulator.db.users.patch('user-admin', { phones: [phone] });
    return { maxAge: 300 };
  },
  checkRememberDevice: async (world) => ({ mfaToken: await mfaToken(world) }),
};
