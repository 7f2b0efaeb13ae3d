import type { contracts, Input } from '@gatehouse/sdk/contracts';
import { profileLimits } from '@gatehouse/sdk/profile';
import type { UserRow } from '../../db/rows/accounts';
import { bytesOfBase64, isRecord, parseJson } from '../../guards';
import { fieldError, ProviderError } from '../../http/errors';
import type { Provider } from '../../provider';
import { randomText } from '../../random';
import { refuseManaged } from './users';

type ProfileInput = Input<(typeof contracts)['profile']['updateMe']>;

/** Maximum lengths in characters. */
const MAX_LENGTH = { metadata: 20_000, address: 2000 };

/** Returns the fields of their own that users may change, for the audit row. */
export const profileOf = ({ name, metadata, profilePictureUrl }: UserRow) => ({
  name,
  metadata,
  profilePictureUrl: profilePictureUrl ?? null,
});

const nameOf = (user: UserRow, input: string): string => {
  const name = input.trim();
  if (name === user.name) return name;
  refuseManaged(user, "Your company's directory manages your name.", 'name');
  if (name === '') throw fieldError('name', 'Enter your name.', 'name-missing');
  if (name.length > profileLimits.name) throw fieldError('name', `Use at most ${profileLimits.name} characters.`);
  return name;
};

const pictureOf = (url: string | null): string | undefined => {
  if (url === null || url === '') return undefined;
  const isWeb = url.length <= MAX_LENGTH.address && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  if (!isWeb) throw fieldError('profilePictureUrl', 'The picture needs an address that starts with https.');
  return url;
};

const metadataOf = (json: string): string => {
  if (json.length > MAX_LENGTH.metadata || !isRecord(parseJson(json))) {
    throw fieldError('metadata', 'These details are too long or not readable.');
  }
  return json;
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
    throw fieldError('phoneNumber', 'Confirm the new phone number with a code.', 'phone-needs-code');
  }
  return {
    name: name === undefined ? user.name : nameOf(user, name),
    metadata: metadata === undefined ? user.metadata : metadataOf(metadata),
    profilePictureUrl: profilePictureUrl === undefined ? user.profilePictureUrl : pictureOf(profilePictureUrl),
  };
};

/** Path of the pictures, which need no session. */
export const IMAGES_PATH = '/frontegg/team/resources/profile/image';

/** Signatures of the picture formats that every browser renders and that cannot carry a script. */
const signatures: readonly (readonly [type: string, pattern: RegExp])[] = [
  ['image/png', /^\x89PNG\r\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
  ['image/avif', /^[\s\S]{4}ftypavi[fs]/],
  ['image/bmp', /^BM/],
];

const binaryText = (bytes: Uint8Array): string => {
  let text = '';
  // In chunks, since a call takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
};

const noPicture = () => new ProviderError(400, 'invalid-image', 'Choose a picture: PNG, JPEG, GIF, WebP, AVIF or BMP.');

/**
 * Replaces a user's picture and returns its URL, which stays the same.
 * @throws ProviderError 400 `invalid-image` when the bytes are not a picture, whatever their media type
 */
export const saveProfileImage = async ({ db, issuer }: Provider, userId: string, image: Blob): Promise<string> => {
  if (!(image instanceof Blob)) throw noPicture();
  const text = binaryText(new Uint8Array(await image.arrayBuffer()));
  const type = signatures.find(([, pattern]) => pattern.test(text))?.[0];
  if (!type) throw noPicture();
  const id = db.profileImages.first('userId', userId)?.id ?? randomText(16);
  db.profileImages.put({ id, userId, type, bytes: btoa(text) });
  return `${issuer}${IMAGES_PATH}/${id}`;
};

export const removeProfileImage = ({ db }: Provider, userId: string): void => {
  const image = db.profileImages.first('userId', userId);
  if (image) db.profileImages.remove(image.id);
};

/** Returns a picture by its id; undefined when there is none. */
export const serveProfileImage = ({ db }: Provider, id: string): Response | undefined => {
  const image = db.profileImages.get(id);
  if (!image) return undefined;
  const bytes = bytesOfBase64(image.bytes);
  return new Response(bytes, {
    headers: {
      'content-type': image.type,
      // A new picture has another query.
      'cache-control': 'private, max-age=86400',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
};
