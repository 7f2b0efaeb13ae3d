import { createOptionChecks } from '../option-checks';
import type { ServerSession } from '../session/server-session';

/** @throws TypeError for anything but sessions, such as their options or an import that is not ready yet. */
export const requireSessions = (caller: string, sessions: ServerSession): void => {
  const given: Partial<ServerSession> | undefined = sessions;
  if (typeof given?.read === 'function' && typeof given.handle === 'function') return;
  createOptionChecks(caller).refuse('the sessions are missing. Pass what createServerSession returned.');
};
