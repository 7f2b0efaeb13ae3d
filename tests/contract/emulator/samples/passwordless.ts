import { adminLogin } from '../support';
import type { Fixture, SamplesOf } from './sample';

const lastMailCode = ({ emulator }: Fixture) => /\d{6}/.exec(emulator.db.outbox.list().at(-1)?.text ?? '')?.[0] ?? '';

export const passwordless: SamplesOf<'passwordless'> = {
  preLogin: () => ({ type: 'code', email: adminLogin.email }),
  postLogin: async (fixture) => {
    await fixture.browser.call('/identity/resources/auth/v1/passwordless/code/prelogin', {
      json: { email: adminLogin.email },
    });
    return { type: 'code', token: lastMailCode(fixture) };
  },
};
