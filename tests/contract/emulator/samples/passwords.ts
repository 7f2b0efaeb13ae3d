import { breached } from '../../../../emulator/seed/users';
import { adminLogin, mailedLink } from '../support';
import { none, type SamplesOf } from './sample';

export const passwords: SamplesOf<'passwords'> = {
  forgotPassword: () => ({ email: adminLogin.email }),
  resetPassword: async ({ emulator, browser }) => {
    await browser.call('/identity/resources/users/v1/passwords/reset', { json: { email: breached.email } });
    return { ...mailedLink(emulator).link, password: 'sample-Secret-2' };
  },
  getPasswordConfig: () => ({}),
  bulkResetBreachedPasswords: none,
  changePassword: () => ({ password: adminLogin.password, newPassword: 'sample-Secret-2' }),
};
