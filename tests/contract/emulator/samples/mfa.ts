import { codeAt } from '../../../../emulator/rules/one-time-passwords';
import { secured, unenrolled } from '../../../../emulator/seed/users';
import { code, type SamplesOf, type World } from './sample';

const mfaToken = async ({ browser }: World, user = secured): Promise<string> =>
  (await browser.login(user.email, user.password)).body.mfaToken;

/** Secret of an enrolment that is under way, as the person's app would read it from the picture. */
const ticketSecret = ({ emulator }: World) =>
  emulator.db.mfaTickets.list().find((row) => row.enrolling)?.enrolling ?? '';

export const mfa: SamplesOf<'mfa'> = {
  recoverMfa: () => ({ email: secured.email, recoveryCode: secured.recoveryCodes[0] ?? '' }),
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
  checkRememberDevice: async (world) => ({ mfaToken: await mfaToken(world) }),
};
