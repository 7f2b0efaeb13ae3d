import type { Credentials, UsedKey } from './webauthn';
import { webauthnError } from './webauthn-errors';

/** Returns the error for a failed ceremony. Source: the exceptions of the WebAuthn standard. */
const ceremonyError = (cause: unknown) => {
  const name = cause instanceof Error ? cause.name : '';
  // The browser reports a canceled dialog and an expired one alike.
  if (name === 'NotAllowedError' || name === 'AbortError') return webauthnError('passkey-canceled', { cause });
  return webauthnError(name === 'InvalidStateError' ? 'passkey-exists' : 'method-unavailable', { cause });
};

const ceremony = async <Key>(
  credentials: Credentials | undefined,
  run: (credentials: Credentials) => Promise<Key | null>,
  signal: AbortSignal | undefined,
): Promise<Key> => {
  if (!credentials) throw webauthnError('method-unavailable');
  let key: Key | null;
  try {
    key = await run(credentials);
  } catch (error) {
    signal?.throwIfAborted();
    throw ceremonyError(error);
  }
  if (!key) throw webauthnError('passkey-canceled');
  return key;
};

/**
 * Creates a passkey and returns the attestation for the provider.
 * @throws IdentityError `passkey-canceled`, `passkey-exists` when this device has one already, `method-unavailable`.
 */
export const createKey = async (credentials: Credentials | undefined, options: object, signal?: AbortSignal) => {
  const key = await ceremony(credentials, (available) => available.create(options, signal), signal);
  const { clientDataJSON, attestationObject } = key.response;
  return {
    id: key.id,
    response: { clientDataJSON, attestationObject },
    deviceType: key.authenticatorAttachment === 'cross-platform' ? 'CrossPlatform' : 'Platform',
  };
};

/**
 * Uses a passkey and returns its assertion.
 * @throws IdentityError `passkey-canceled`, `method-unavailable`.
 */
export const proveKey = async (credentials: Credentials | undefined, options: object, signal?: AbortSignal) => {
  const key = await ceremony(credentials, (available) => available.get(options, signal), signal);
  return proofOf(key);
};

/** The assertion of a passkey, as the provider expects it. */
export type KeyProof = Awaited<ReturnType<typeof proveKey>>;

/** Returns the assertion of a passkey for the provider. */
export const proofOf = (key: UsedKey) => {
  const { clientDataJSON, authenticatorData, signature, userHandle } = key.response;
  return {
    id: key.id,
    response: { clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? undefined },
  };
};
