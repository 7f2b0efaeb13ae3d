import type { Page } from '@playwright/test';
import type { Emulator } from '../emulator';
import { seedKey } from '../seed/security-key';

export interface SecurityKey {
  /**
   * Puts the security key of `keys@acme.test` into the browser of a page, where it confirms by itself.
   * @throws Error in other browsers than Chromium, and for a seed without this user
   */
  addTo(page: Page): Promise<void>;
}

const options = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

/** Creates the security key of the demo seed, for tests. */
export const createSecurityKey = ({ db, issuer }: Pick<Emulator, 'db' | 'issuer'>): SecurityKey => ({
  addTo: async (page) => {
    const known = db.users.list().flatMap(({ securityKeys = [] }) => securityKeys);
    const key = known.find(({ id }) => id === seedKey.id);
    if (!key) throw new Error('There is no user with the security key. Start with the seed "demo".');
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options });
    const credential = {
      credentialId: seedKey.id,
      privateKey: seedKey.privateKey,
      isResidentCredential: false,
      rpId: new URL(issuer).hostname,
      // The provider refuses a counter that goes back, since that is how a copied key shows.
      signCount: key.counter,
    };
    await session.send('WebAuthn.addCredential', { authenticatorId, credential });
  },
});
