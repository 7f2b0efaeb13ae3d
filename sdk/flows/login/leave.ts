import { sessionError } from '../../session/errors';
import type { LoginDeps } from './context';

/** Navigates to a URL. @throws IdentityError `redirect-refused` when it is not allowed. */
export const leave = (address: string, deps: LoginDeps) => {
  if (!deps.redirect(address)) throw sessionError('redirect-refused');
};
