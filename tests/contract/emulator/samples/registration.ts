import { mailedLink } from '../support';
import { lastCode } from './one-time-codes';
import type { Fixture, SamplesOf } from './sample';

const NEW = { email: 'sample@new.test', password: 'sample-Secret-2' };

/** Signs up, and returns the parameters of the email. */
const signedUp = async (fixture: Fixture, mailCodes = false) => {
  Object.assign(fixture.emulator.settings, { allowSignups: true, mailCodes });
  await fixture.browser.call('/identity/resources/users/v1/signUp', { json: { ...NEW, companyName: 'Sample' } });
  return mailed(fixture, mailCodes);
};

const invited = async (fixture: Fixture, mailCodes = false) => {
  Object.assign(fixture.emulator.settings, { mailCodes });
  const json = { email: 'invited@sample.test', roleIds: [], provider: 'local' };
  await fixture.browser.call('/identity/resources/users/v2', { json, token: fixture.token });
  return mailed(fixture, mailCodes);
};

/** Returns the parameters of the last email. */
const mailed = ({ emulator }: Fixture, hasCode: boolean) => {
  const { userId, token } = mailedLink(emulator).link;
  return { userId, token, code: hasCode ? lastCode({ emulator }) : '' };
};

export const registration: SamplesOf<'registration'> = {
  signUp: ({ emulator }) => {
    emulator.settings.allowSignups = true;
    return { ...NEW, companyName: 'Sample', name: 'Sam Ple', metadata: '{"jobTitle":"Researcher"}' };
  },
  activate: (fixture) => signedUp(fixture),
  activateWithCode: (fixture) => signedUp(fixture, true),
  getActivationStrategy: (fixture) => signedUp(fixture),
  resendActivation: () => ({ email: 'unknown@sample.test' }),
  acceptInvitation: (fixture) => invited(fixture),
  acceptInvitationWithCode: (fixture) => invited(fixture, true),
  unlockMe: async (fixture) => {
    const json = { email: 'reader@acme.test', password: 'wrong' };
    for (let i = 0; i < 5; i += 1) {
      // Each wrong password delays the next one longer.
      fixture.emulator.settings.clockAhead += 5;
      await fixture.browser.call('/identity/resources/auth/v1/user', { json });
    }
    return { token: mailedLink(fixture.emulator).link.token };
  },
};
