import { addPasskey, credentials, newPasskey, proof } from './keys';
import { none, type SamplesOf } from './sample';

export const passkeys: SamplesOf<'passkeys'> = {
  preLogin: () => ({}),
  postLogin: async (fixture) => {
    const own = credentials();
    await addPasskey(fixture, own);
    const { body } = await fixture.browser.call('/identity/resources/auth/v1/webauthn/prelogin', { json: {} });
    return proof(own, body.options);
  },
  startDeviceRegistration: none,
  verifyDeviceRegistration: (fixture) => newPasskey(fixture, credentials()),
  listDevices: none,
  deleteDevice: async (fixture) => ({ deviceId: await addPasskey(fixture, credentials()) }),
};
