import type { contracts, Input } from '@gatehouse/sdk/contracts';
import { profileLimits } from '@gatehouse/sdk/profile';
import type { UserRow } from '../../db/rows/accounts';
import { isRecord, parseJson } from '../../guards';
import { ProviderError } from '../../http/errors';

type ProfileInput = Input<(typeof contracts)['profile']['updateMe']>;

/** Maximum lengths in characters. */
const MAX_LENGTH = { metadata: 20_000, address: 2000 };

const wrong = (name: string, message: string, code = `${name}-invalid`) =>
  new ProviderError(400, code, message, { context: { name } });

/** Returns the fields of their own that users may change, for the audit row. */
export const profileOf = ({ name, metadata, profilePictureUrl }: UserRow) => ({
  name,
  metadata,
  profilePictureUrl: profilePictureUrl ?? null,
});

const nameOf = (user: UserRow, given: string): string => {
  const name = given.trim();
  if (name === user.name) return name;
  if (user.managedBy === 'scim2') {
    throw new ProviderError(403, 'managed-by-directory', "Your company's directory manages your name.", {
      context: { name: 'name' },
    });
  }
  if (name === '') throw wrong('name', 'Enter your name.', 'name-missing');
  if (name.length > profileLimits.name) throw wrong('name', `Use at most ${profileLimits.name} characters.`);
  return name;
};

const pictureOf = (given: string | null): string | undefined => {
  if (given === null || given === '') return undefined;
  const isWeb = given.length <= MAX_LENGTH.address && URL.canParse(given) && /^https?:$/.test(new URL(given).protocol);
  if (!isWeb) throw wrong('profilePictureUrl', 'The picture needs an address that starts with https.');
  return given;
};

const metadataOf = (given: string): string => {
  if (given.length > MAX_LENGTH.metadata || !isRecord(parseJson(given))) {
    throw wrong('metadata', 'These details are too long or not readable.');
  }
  return given;
};

/**
 * Returns the fields that users change of their own profile. Absent fields keep their value; the phone number changes
 * only with a code.
 * @throws ProviderError 400 with the field, 403 for fields that a directory manages
 */
export const changedProfile = (
  user: UserRow,
  { name, phoneNumber, profilePictureUrl, metadata }: NonNullable<ProfileInput>,
): Pick<UserRow, 'name' | 'metadata' | 'profilePictureUrl'> => {
  if (phoneNumber !== undefined && phoneNumber !== (user.phoneNumber ?? '')) {
    throw wrong('phoneNumber', 'Confirm the new phone number with a code.', 'phone-needs-code');
  }
  return {
    name: name === undefined ? user.name : nameOf(user, name),
    metadata: metadata === undefined ? user.metadata : metadataOf(metadata),
    profilePictureUrl: profilePictureUrl === undefined ? user.profilePictureUrl : pictureOf(profilePictureUrl),
  };
};
