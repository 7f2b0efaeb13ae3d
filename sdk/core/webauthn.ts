import { fault } from './error-texts';

/** A new passkey or security key, as the browser's own JSON. */
export interface CreatedKey {
  id: string;
  /** `platform` for a part of the device itself, `cross-platform` for a key that is carried along. */
  authenticatorAttachment?: string | null;
  response: { clientDataJSON: string; attestationObject: string };
}

/** The proof that somebody holds a passkey or security key, as the browser's own JSON. */
export interface UsedKey {
  id: string;
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string | null };
}

/** Passkeys and security keys of a browser. Options come as the provider's JSON, with base64url for bytes. */
export interface Credentials {
  create(options: object, signal?: AbortSignal): Promise<CreatedKey | null>;
  get(options: object, signal?: AbortSignal): Promise<UsedKey | null>;
}

const ofBrowser = (): Credentials | undefined => {
  const { PublicKeyCredential: Key, navigator } = globalThis;
  const container = navigator?.credentials;
  if (!container || !Key?.parseCreationOptionsFromJSON) return undefined;
  // What a ceremony for a public key yields is one, and its JSON is that of the ceremony.
  const json = <Json>(credential: Credential | null) => (credential as { toJSON(): Json } | null)?.toJSON() ?? null;
  return {
    create: async (options, signal) => {
      const publicKey = Key.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
      return json(await container.create({ publicKey, signal }));
    },
    get: async (options, signal) => {
      const publicKey = Key.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
      return json(await container.get({ publicKey, signal }));
    },
  };
};

/** What handles passkeys and security keys here: what the environment was given, else the browser; undefined when it cannot. */
export const credentialsOf = (environment: { credentials?: Credentials } = {}): Credentials | undefined =>
  environment.credentials ?? ofBrowser();

/** Why the browser gave no credential. Source: the exceptions of the WebAuthn standard. */
const ceremonyFault = (cause: unknown) => {
  const name = cause instanceof Error ? cause.name : '';
  // A person who closes the dialog and one who lets it time out are the same to a page.
  if (name === 'NotAllowedError' || name === 'AbortError') return fault('passkey-cancelled', { cause });
  return fault(name === 'InvalidStateError' ? 'passkey-exists' : 'method-unavailable', { cause });
};

const ceremony = async <Key>(
  credentials: Credentials | undefined,
  run: (credentials: Credentials) => Promise<Key | null>,
  signal: AbortSignal | undefined,
): Promise<Key> => {
  if (!credentials) throw fault('method-unavailable');
  let key: Key | null;
  try {
    key = await run(credentials);
  } catch (error) {
    signal?.throwIfAborted();
    throw ceremonyFault(error);
  }
  if (!key) throw fault('passkey-cancelled');
  return key;
};

/**
 * Lets the person make a key, and gives what the provider stores of it.
 * @throws IdentityError `passkey-cancelled`, `passkey-exists` when this device has one already, `method-unavailable`.
 */
export const createKey = async (credentials: Credentials | undefined, options: object, signal?: AbortSignal) => {
  const key = await ceremony(credentials, (known) => known.create(options, signal), signal);
  const { clientDataJSON, attestationObject } = key.response;
  return {
    id: key.id,
    response: { clientDataJSON, attestationObject },
    deviceType: key.authenticatorAttachment === 'cross-platform' ? 'CrossPlatform' : 'Platform',
  };
};

/**
 * Lets the person use a key, and gives what proves it.
 * @throws IdentityError `passkey-cancelled`, `method-unavailable`.
 */
export const proveKey = async (credentials: Credentials | undefined, options: object, signal?: AbortSignal) => {
  const key = await ceremony(credentials, (known) => known.get(options, signal), signal);
  const { clientDataJSON, authenticatorData, signature, userHandle } = key.response;
  return {
    id: key.id,
    response: { clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? undefined },
  };
};
