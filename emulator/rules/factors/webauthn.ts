import { encode } from 'jose/base64url';
import type { KeyRow, UserRow } from '../../db/rows/accounts';
import { bytesOfBase64 } from '../../guards';
import { ProviderError } from '../../http/errors';
import { isoTime, type Provider } from '../../provider';
import { openChallenge, spendChallenge } from '../mail/confirmations';
import { addSecurityKey, deviceNotFound, recoveryFor } from './factors';

interface NewKey {
  id: string;
  deviceType?: string | undefined;
  response: { clientDataJSON: string; attestationObject: string };
}

interface KeyProof {
  id: string;
  response: {
    clientDataJSON: string;
    authenticatorData: string;
    signature: string;
    userHandle?: string | undefined;
  };
}

/** Timeout of the browser's dialog, in milliseconds. */
const TIMEOUT = 120_000;

/** Loaded with the first key: most providers in tests never use one. */
const library = () => import('@simplewebauthn/server');

const relyingParty = ({ issuer }: Provider) => new URL(issuer).hostname;

const refused = (cause?: unknown) => {
  const message = 'This key could not be verified. Try again.';
  return Object.assign(new ProviderError(400, 'key-refused', message), { cause });
};

interface ClientData {
  challenge: string;
  origin: string;
}

/** Returns the browser's client data. It is only used to find the challenge; the library verifies all of it. */
export const clientDataOf = (clientDataJSON: string): ClientData => {
  try {
    const data: unknown = JSON.parse(new TextDecoder().decode(bytesOfBase64(clientDataJSON)));
    const { challenge, origin } = data as Partial<ClientData>;
    if (typeof challenge === 'string' && typeof origin === 'string') return { challenge, origin };
  } catch (cause) {
    throw refused(cause);
  }
  throw refused();
};

/** Returns the origin of the page, which must be allowed to use the provider. */
const originOf = ({ origins }: Provider, clientDataJSON: string): string => {
  const { origin } = clientDataOf(clientDataJSON);
  if (!origins.isAllowed(origin)) throw refused();
  return origin;
};

/** Returns the options for creating a key. `isPasskey` requires one that signs in by itself. */
export const creationOptions = (
  provider: Provider,
  user: UserRow,
  { challenge, keys, isPasskey }: { challenge: string; keys: readonly KeyRow[]; isPasskey: boolean },
) => ({
  rp: { id: relyingParty(provider), name: 'Gatehouse' },
  user: { id: encode(user.id), name: user.email, displayName: user.name },
  challenge,
  // EdDSA, ES256 and RS256: every key supports one of them.
  pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
  timeout: TIMEOUT,
  attestation: 'none',
  excludeCredentials: keys.map(({ id }) => ({ id, type: 'public-key' })),
  authenticatorSelection: {
    residentKey: isPasskey ? 'required' : 'discouraged',
    requireResidentKey: isPasskey,
    userVerification: isPasskey ? 'required' : 'preferred',
  },
});

/** Returns the options for using a key; without keys any passkey of this provider is accepted. */
export const requestOptions = (provider: Provider, challenge: string, keys: readonly KeyRow[]) => ({
  rpId: relyingParty(provider),
  challenge,
  timeout: TIMEOUT,
  allowCredentials: keys.map(({ id }) => ({ id, type: 'public-key' })),
  userVerification: keys.length > 0 ? 'preferred' : 'required',
});

/**
 * Verifies a new key and returns the row to store.
 * @throws ProviderError 400 `key-refused`
 */
export const verifyNewKey = async (
  provider: Provider,
  { id, deviceType, response }: NewKey,
  { challenge, isPasskey }: { challenge: string; isPasskey: boolean },
): Promise<KeyRow> => {
  const expectedOrigin = originOf(provider, response.clientDataJSON);
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID: relyingParty(provider),
    requireUserVerification: isPasskey,
  }).catch((cause: unknown) => {
    throw refused(cause);
  });
  if (!verified) throw refused();
  const { credential } = registrationInfo;
  return {
    id: credential.id,
    publicKey: encode(credential.publicKey),
    counter: credential.counter,
    deviceType: deviceType === 'CrossPlatform' ? 'CrossPlatform' : 'Platform',
    createdAt: isoTime(provider),
  };
};

/**
 * Verifies the assertion of a known key and returns its new counter.
 * @throws ProviderError 400 `key-refused`
 */
export const verifyProof = async (
  provider: Provider,
  { id, response }: KeyProof,
  { key, challenge, isPasskey }: { key: KeyRow; challenge: string; isPasskey: boolean },
): Promise<number> => {
  const expectedOrigin = originOf(provider, response.clientDataJSON);
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID: relyingParty(provider),
    credential: { id: key.id, publicKey: bytesOfBase64(key.publicKey), counter: key.counter },
    requireUserVerification: isPasskey,
  }).catch((cause: unknown) => {
    throw refused(cause);
  });
  if (!verified) throw refused();
  return authenticationInfo.newCounter;
};

const ENROLL = 'key-enrollment';

const keysOf = (user: UserRow) => user.securityKeys ?? [];

export const startKeyEnrollment = async (provider: Provider, user: UserRow) => {
  const { token, challenge } = await openChallenge(provider, { kind: ENROLL, userId: user.id }, true);
  const keys = keysOf(user);
  return { webauthnToken: token, options: creationOptions(provider, user, { challenge, keys, isPasskey: false }) };
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
