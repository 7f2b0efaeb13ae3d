import { identityError } from '../../core/error-texts';
import { canonicalEmail } from '../../core/text/email-address';
import { phoneNumberToSend } from '../../core/text/phone-number';
import { isExpirationInSeconds, type NewUser } from './contract';

/**
 * Returns the role ids for the request. To remove the last role, the list holds one empty string, because the provider
 * ignores an empty list.
 * @see section 5 of the specification.
 */
export const rolesToSend = (
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
): string[] | undefined => (after?.length === 0 && before?.length ? [''] : after && [...after]);

/** Fields of a new user. Empty strings count as absent. */
export type AddedUser = Omit<NewUser, 'roleIds' | 'provider'> & Partial<Pick<NewUser, 'roleIds' | 'provider'>>;

/** JSON encodes NaN as null: an empty form field would make a temporary user permanent. */
export const checkSeconds = (seconds: number): void => {
  if (isExpirationInSeconds(seconds)) return;
  throw identityError('invalid-input', { errorContext: { name: 'expirationInSeconds' } });
};

/** Returns the input of the call: canonical address and number, without empty fields. */
export const toNewUser = ({ email, name, phone, roleIds = [], provider = 'local', ...user }: AddedUser): NewUser => ({
  email: canonicalEmail(email),
  name: name?.trim() || undefined,
  phone: phoneNumberToSend(phone ?? '') || undefined,
  roleIds,
  provider,
  expirationInSeconds: user.expirationInSeconds,
});
