import { type Identity, needsSignIn } from '@gatehouse/sdk';

/** Loads the session again after a failure, or opens the login where loading it again cannot help. */
export const loadAgain = async ({ session }: Pick<Identity, 'session'>): Promise<void> => {
  if (needsSignIn(session.get())) {
    try {
      return await session.login();
    } catch {
      // The failure that led here stays on screen.
    }
  }
  await session.load();
};
