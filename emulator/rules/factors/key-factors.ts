import type { KeyRow, UserRow } from '../../db/rows/accounts';
import type { Provider } from '../../provider';
import { openChallenge, spendChallenge } from '../mail/confirmations';
import { addSecurityKey, deviceNotFound, recoveryFor } from './factors';
import { creationOptions, type KeyProof, type NewKey, requestOptions, verifyNewKey, verifyProof } from './webauthn';

const ENROLL = 'key-enrollment';

const keysOf = (user: UserRow) => user.securityKeys ?? [];

/** Starts enrolling a key as a second factor. */
export const startKeyEnrollment = async (provider: Provider, user: UserRow) => {
  const { token, challenge } = await openChallenge(provider, { kind: ENROLL, userId: user.id }, true);
  const known = keysOf(user);
  return { webauthnToken: token, options: creationOptions(provider, user, { challenge, known, isPasskey: false }) };
};

interface Enrolled {
  webauthnToken: string;
  options: NewKey;
  deviceType: string;
}

/** Verifies a new key, and returns it without adding it. */
export const checkNewKey = async (
  provider: Provider,
  user: UserRow,
  { webauthnToken, options, deviceType }: Enrolled,
): Promise<KeyRow> => {
  const challenge = await spendChallenge(provider, { kind: ENROLL, userId: user.id, name: webauthnToken });
  return verifyNewKey(provider, { ...options, deviceType }, { challenge, isPasskey: false });
};

/** Adds the key; the first factor returns a recovery code. */
export const endKeyEnrollment = async (provider: Provider, user: UserRow, enrolled: Enrolled) => {
  const key = await checkNewKey(provider, user, enrolled);
  const before = provider.db.users.get(user.id) ?? user;
  addSecurityKey(provider, user.id, key);
  return recoveryFor(provider, before);
};

/** Requests a signature of one of the user's keys, for one purpose. */
export const startKeyProof = async (provider: Provider, user: UserRow, deviceId: string, kind: string) => {
  const key = keysOf(user).find(({ id }) => id === deviceId);
  if (!key) throw deviceNotFound();
  const { token, challenge } = await openChallenge(provider, { kind: `${kind}:${key.id}`, userId: user.id }, true);
  return { webauthnToken: token, options: requestOptions(provider, challenge, [key]) };
};

interface KeyProofInput {
  deviceId: string;
  webauthnToken: string;
  options: KeyProof;
  kind: string;
}

/** Verifies the signature. @throws ProviderError 400 `key-refused`, also for the signature of another key */
export const endKeyProof = async (
  provider: Provider,
  user: UserRow,
  { deviceId, webauthnToken, options, kind }: KeyProofInput,
): Promise<void> => {
  const key = keysOf(user).find(({ id }) => id === deviceId);
  if (!key) throw deviceNotFound();
  const waiting = { kind: `${kind}:${key.id}`, userId: user.id, name: webauthnToken };
  const challenge = await spendChallenge(provider, waiting);
  const counter = await verifyProof(provider, { ...options, id: key.id }, { key, challenge, isPasskey: false });
  const securityKeys = keysOf(provider.db.users.get(user.id) ?? user);
  provider.db.users.patch(user.id, {
    securityKeys: securityKeys.map((row) => (row.id === key.id ? { ...row, counter } : row)),
  });
};
