import type { Identity } from '../identity';
import type { SessionUser } from '../session/user';

/** Returns the user who is signed in on this page; loads the session first if needed. */
export const signedInUser = async ({
  session,
}: {
  session: Pick<Identity['session'], 'get' | 'load'>;
}): Promise<SessionUser | undefined> => {
  const current = session.get();
  const state = current.status === 'loading' ? await session.load() : current;
  return state.status === 'authenticated' ? state.user : undefined;
};
