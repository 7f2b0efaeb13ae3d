import { sha256 } from '../../../../emulator/random';
import { reader } from '../../../../emulator/seed/users';
import type { SamplesOf } from './sample';

export const impersonation: SamplesOf<'impersonation'> = {
  impersonate: async ({ emulator }) => {
    // A browser without the console's cookie; the rules of that cookie have tests of their own.
    emulator.db.actorTokens.put({
      id: await sha256('token-1'),
      userId: reader.id,
      actor: 'operator@vendor.test',
      browserHash: '',
      expiresAt: emulator.clock.now() + 60_000,
    });
    return { impersonatedUserId: reader.id, actorToken: 'token-1' };
  },
};
