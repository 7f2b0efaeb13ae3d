import { adminLogin } from '../support';
import type { SamplesOf, World } from './sample';

const lastMailCode = ({ emulator }: World) => /\d{6}/.exec(emulator.db.outbox.list().at(-1)?.text ?? '')?.[0] ?? '';

export const passwordless: SamplesOf<'passwordless'> = {
  preLogin: () => ({ type: 'code', email: adminLogin.email }),
  postLogin: async (world) => {
    await world.browser.call('/identity/resources/auth/v1/passwordless/code/prelogin', {
      json: { email: adminLogin.email },
    });
    return { type: 'code', token: lastMailCode(world) };
  },
};
