import type { Emulator } from '../emulator';
import { codeAt, PERIOD } from '../rules/factors/one-time-passwords';
import { userByEmail } from '../rules/members/users';
import { secured } from '../seed/users';

export interface Authenticator {
  /**
   * Returns the current code of a user's authenticator app, or the next one when it was used.
   * @param email Default: `mfa@acme.test`. A user who is enrolling an authenticator gets the code of the new one.
   * @throws Error for a user without an authenticator, and when both codes were used
   */
  code(email?: string): string;
}

/** Creates the authenticator apps of all users, for tests. */
export const createAuthenticator = ({ db, clock }: Pick<Emulator, 'db' | 'clock'>): Authenticator => ({
  code: (email = secured.email) => {
    const user = userByEmail(db, email);
    const device = user?.enrolling === undefined ? user?.authenticators.at(-1) : { secret: user.enrolling };
    if (!device) throw new Error(`${email} has no authenticator.`);
    const now = Math.floor(clock.now() / 1000 / PERIOD);
    const used = 'lastStep' in device ? (device.lastStep ?? -1) : -1;
    // The provider also accepts codes of the adjacent 30 second steps, each once.
    const step = Math.max(now, used + 1);
    if (step <= now + 1) return codeAt(device.secret, step * PERIOD * 1000);
    throw new Error(`The current code of ${email} and the next one were used. Move the clock by 30 seconds.`);
  },
});
