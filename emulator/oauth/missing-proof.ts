import { canonicalEmail, isEmail } from '@gatehouse/sdk/text';
import type { AuthorizeRequestRow, SessionRow } from '../db/rows/sessions';
import { RECENT } from '../operations/operation';
import type { Provider } from '../provider';
import { hasFactor } from '../rules/factors/factors';

type Required = Pick<AuthorizeRequestRow, 'acr' | 'authenticatedSince' | 'signedInSince'>;

/** What a session does not prove yet for an authorization request. */
export type MissingProof = 'signIn' | 'secondFactor';

const isSince = (session: SessionRow, since: number | undefined): boolean =>
  since === undefined || session.authTime >= since;

/**
 * Returns what the user of a session still has to prove for an authorization request; undefined when the session fits.
 *
 * | request | session | missing |
 * |---|---|---|
 * | `prompt=login`, or a session that the policy of the account ended | older | sign-in |
 * | `max_age` | older | sign-in |
 * | `acr_values` with the multi-factor class | with a second factor, within `max_age` | nothing |
 * | the same | any other, of a user with a second factor | second factor |
 * | the same | signed in within five minutes and `max_age`, without a second factor | its setup |
 * | the same | older, or of an impersonator | sign-in |
 *
 * Other classes are ignored, as `acr_values` are voluntary (OpenID Connect Core 1.0, section 3.1.2.1).
 */
export const missingProof = (
  { db, clock }: Pick<Provider, 'db' | 'clock'>,
  session: SessionRow,
  { acr, authenticatedSince, signedInSince }: Required,
): MissingProof | undefined => {
  if (!isSince(session, signedInSince)) return 'signIn';
  const isRecent = isSince(session, authenticatedSince);
  if (isRecent && (acr === undefined || session.acr === acr)) return undefined;
  const user = db.users.get(session.userId);
  // Nobody can confirm another user's second factor.
  if (acr === undefined || !user || session.actor !== undefined) return 'signIn';
  if (hasFactor(user)) return 'secondFactor';
  // Setting up the first factor requires a recent sign-in.
  return isRecent && clock.now() - session.authTime <= RECENT * 1000 ? 'secondFactor' : 'signIn';
};

/** Returns whether `login_hint` is the address of another user than that of a session. Other hints say nothing. */
export const isHintOfAnother = ({ db }: Pick<Provider, 'db'>, session: SessionRow, hint: string | null): boolean =>
  hint !== null && isEmail(hint) && canonicalEmail(hint) !== db.users.get(session.userId)?.email;
