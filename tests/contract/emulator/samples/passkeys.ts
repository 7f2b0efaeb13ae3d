import { addPasskey, credentials, newPasskey, proof } from './keys';
import { none, type SamplesOf } from './sample';

export const passkeys: SamplesOf<'passkeys'> = {
  preLogin: () => ({}),
  postLogin: async (world) => {
    const own = credentials();
    await addPasskey(world, own);
    const { body } = await world.browser.call('/identity/resources/auth/v1/webauthn/prelogin', { json: {} });
    return proof(own, body.options);
  },
  startDeviceRegistration: none,
  verifyDeviceRegistration: (world) => newPasskey(world, credentials()),
  listDevices: none,
  deleteDevice: async (world) => ({ deviceId: await addPasskey(world, credentials()) }),
};
