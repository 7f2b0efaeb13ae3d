import { canonicalEmail, isEmail } from '@gatehouse/sdk/text';
import type { ExternalProfile } from '../../db/rows/external-sign-ins';
import { ExternalError } from '../../sso/external-provider';

/** Maximum length, in characters. */
const MAX_LENGTH = 200;
const MAX_GROUPS = 500;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, MAX_LENGTH) : '');

const groupsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(textOf).filter(Boolean).slice(0, MAX_GROUPS);

/**
 * Returns the user that the claims of an identity provider describe.
 * @throws ExternalError when there is no email address, or it is not verified
 */
export const profileOf = (
  claims: Readonly<Record<string, unknown>>,
  { mustBeVerified }: { mustBeVerified: boolean },
): ExternalProfile => {
  // Of several addresses the first is the main one.
  const sent = [claims.email].flat().find((value) => typeof value === 'string' && isEmail(value));
  const email = canonicalEmail(String(sent ?? ''));
  if (sent === undefined) throw new ExternalError('server_error', 'It sent no email address.');
  // Otherwise an attacker could register another user's address there and sign in as them here.
  if (mustBeVerified ? claims.email_verified !== true : claims.email_verified === false) {
    throw new ExternalError('server_error', `It did not verify the email address ${email}.`);
  }
  const full = [claims.given_name, claims.family_name].map(textOf).filter(Boolean).join(' ');
  const name = textOf(claims.name) || full || (email.split('@')[0] ?? email);
  return { email, name, groups: groupsOf(claims.groups) };
};
