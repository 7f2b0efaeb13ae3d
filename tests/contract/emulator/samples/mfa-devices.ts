import { codeAt } from '../../../../emulator/rules/one-time-passwords';
import { MULTI_FACTOR } from '../../../../emulator/rules/sessions';
import { code, nothing, type SamplesOf, secret } from './sample';

export const mfaDevices: SamplesOf<'mfaDevices'> = {
  getDevices: nothing,
  getStrategies: nothing,
  enrollAuthenticator: nothing,
  verifyEnrollAuthenticator: async (world) => {
    const { browser, emulator, token } = world;
    await browser.call('/identity/resources/users/v1/mfa/authenticator/enroll', { method: 'POST', token });
    return { token: codeAt(emulator.db.users.get('user-admin')?.enrolling ?? '', emulator.clock.now()) };
  },
  disableAuthenticator: (world) => {
    const authenticators = [{ id: 'device-1', secret }];
    world.emulator.db.users.patch('user-admin', { authenticators });
    // Who has a factor must have signed in with it.
    const [session] = world.emulator.db.sessions.by('userId', 'user-admin');
    if (session) world.emulator.db.sessions.patch(session.id, { acr: MULTI_FACTOR });
    return { deviceId: 'device-1', token: code(world) };
  },
};
