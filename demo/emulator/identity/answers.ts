import type { Contracts } from '@gatehouse/sdk/contracts';
import type { Answers, unanswered } from '../answers';
import { configurations } from './configurations';
import { entitlements } from './entitlements';
import { flags } from './flags';
import { metadata } from './metadata';
import { mfa } from './mfa';
import { passwordless } from './passwordless';
import { roles } from './roles';
import { session } from './session';
import { tokens } from './tokens';
import { users } from './users';

/** Every capability of the contracts. One that is built later says `unanswered`; leaving it out does not compile. */
export const answers: { readonly [K in keyof Contracts]: Answers<Contracts[K]> | typeof unanswered } = {
  configurations,
  entitlements,
  flags,
  metadata,
  mfa,
  passwordless,
  roles,
  session,
  tokens,
  users,
};
