import { mailedLink } from '../support';
import { lastCode } from './one-time-codes';
import type { SamplesOf, World } from './sample';

const NEW = { email: 'sample@new.test', password: 'sample-Secret-2' };

/** Signs up, and returns the parameters of the email. */
const signedUp = async (world: World, mailCodes = false) => {
  Object.assign(world.emulator.settings, { allowSignups: true, mailCodes });
  await world.browser.call('/identity/resources/users/v1/signUp', { json: { ...NEW, companyName: 'Sample' } });
  return mailed(world, mailCodes);
};

const invited = async (world: World, mailCodes = false) => {
  Object.assign(world.emulator.settings, { mailCodes });
  const json = { email: 'invited@sample.test', roleIds: [], provider: 'local' };
  await world.browser.call('/identity/resources/users/v2', { json, token: world.token });
  return mailed(world, mailCodes);
};

/** Returns the parameters of the last email. */
const mailed = ({ emulator }: World, hasCode: boolean) => {
  const { userId, token } = mailedLink(emulator).link;
  return { userId, token, code: hasCode ? lastCode({ emulator }) : '' };
};

export const registration: SamplesOf<'registration'> = {
  signUp: ({ emulator }) => {
    emulator.settings.allowSignups = true;
    return { ...NEW, companyName: 'Sample', name: 'Sam Ple', metadata: '{"jobTitle":"Researcher"}' };
  },
  activate: (world) => signedUp(world),
  activateWithCode: (world) => signedUp(world, true),
  getActivationStrategy: (world) => signedUp(world),
  resendActivation: () => ({ email: 'unknown@sample.test' }),
  acceptInvitation: (world) => invited(world),
  acceptInvitationWithCode: (world) => invited(world, true),
  unlockMe: async (world) => {
    const json = { email: 'reader@acme.test', password: 'wrong' };
    for (let turn = 0; turn < 5; turn += 1) {
      // Each wrong password delays the next one longer.
      world.emulator.settings.clockAhead += 5;
      await world.browser.call('/identity/resources/auth/v1/user', { json });
    }
    return { token: mailedLink(world.emulator).link.token };
  },
};
