import { toBase64Url } from '../base64url';

/** A new passkey or security key, as the browser's JSON. */
export interface CreatedKey {
  id: string;
  /** `platform` for the device itself, `cross-platform` for a roaming key. */
  authenticatorAttachment?: string | null;
  response: { clientDataJSON: string; attestationObject: string };
}

/** The assertion of a passkey or security key, as the browser's JSON. */
export interface UsedKey {
  id: string;
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string | null };
}

/** WebAuthn API of a browser. Options are the provider's JSON, with base64url for bytes. */
export interface Credentials {
  create(options: object, signal?: AbortSignal): Promise<CreatedKey | null>;
  get(options: object, signal?: AbortSignal): Promise<UsedKey | null>;
  /** Returns whether an input can suggest passkeys. */
  canAutofill?(): Promise<boolean>;
  /** Returns whether the device itself keeps passkeys, behind its screen lock. Default: yes. */
  canKeep?(): Promise<boolean>;
  /** Waits until the user picks a suggested passkey. */
  autofill?(options: object, signal?: AbortSignal): Promise<UsedKey | null>;
  /** Tells the password manager that the provider does not know a passkey, so that it is not suggested again. */
  forget?(rpId: string, id: string): Promise<void>;
}

/** Returns a field of a browser object, or undefined where its inherited getter refuses a password manager's object. */
const readField = (source: object, name: string): unknown => {
  try {
    return Reflect.get(source, name);
  } catch {
    return undefined;
  }
};

const bytesField = (source: object, name: string): string | undefined => {
  const value = readField(source, name);
  if (ArrayBuffer.isView(value)) return toBase64Url(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
  // Not `instanceof`: the buffer of an extension or of a frame is of another realm.
  return Object.prototype.toString.call(value) === '[object ArrayBuffer]'
    ? toBase64Url(new Uint8Array(value as ArrayBuffer))
    : undefined;
};

const requiredBytes = (source: object, name: string): string => {
  const text = bytesField(source, name);
  if (text === undefined) throw new TypeError(`The credential has no ${name}.`);
  return text;
};

const partsOf = (credential: object) => {
  const response = readField(credential, 'response');
  if (typeof response !== 'object' || response === null) throw new TypeError('The credential has no response.');
  const id = bytesField(credential, 'rawId') ?? readField(credential, 'id');
  if (typeof id !== 'string') throw new TypeError('The credential has no id.');
  return { id, response, clientDataJSON: requiredBytes(response, 'clientDataJSON') };
};

/** Serializes a credential from its buffers: `toJSON()` throws on the plain objects of password managers. */
export const createdKeyOf = (credential: object | null): CreatedKey | null => {
  if (!credential) return null;
  const { id, response, clientDataJSON } = partsOf(credential);
  const attachment = readField(credential, 'authenticatorAttachment');
  return {
    id,
    authenticatorAttachment: typeof attachment === 'string' ? attachment : null,
    response: { clientDataJSON, attestationObject: requiredBytes(response, 'attestationObject') },
  };
};

/** Serializes an assertion, as {@link createdKeyOf} does a new credential. */
export const usedKeyOf = (credential: object | null): UsedKey | null => {
  if (!credential) return null;
  const { id, response, clientDataJSON } = partsOf(credential);
  return {
    id,
    response: {
      clientDataJSON,
      authenticatorData: requiredBytes(response, 'authenticatorData'),
      signature: requiredBytes(response, 'signature'),
      userHandle: bytesField(response, 'userHandle') ?? null,
    },
  };
};

const ofBrowser = (): Credentials | undefined => {
  const { PublicKeyCredential: Key, navigator } = globalThis;
  const container = navigator?.credentials;
  if (!container || !Key?.parseCreationOptionsFromJSON) return undefined;
  return {
    create: async (options, signal) => {
      const publicKey = Key.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
      return createdKeyOf(await container.create({ publicKey, signal }));
    },
    get: async (options, signal) => {
      const publicKey = Key.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
      return usedKeyOf(await container.get({ publicKey, signal }));
    },
    canAutofill: async () => (await Key.isConditionalMediationAvailable?.()) ?? false,
    canKeep: async () => (await Key.isUserVerifyingPlatformAuthenticatorAvailable?.()) ?? false,
    autofill: async (options, signal) => {
      const publicKey = Key.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
      return usedKeyOf(await container.get({ publicKey, mediation: 'conditional', signal }));
    },
    forget: async (rpId, credentialId) => Key.signalUnknownCredential?.({ rpId, credentialId }),
  };
};

/** Returns the WebAuthn API: that of the environment, else the browser's; undefined without support. */
export const credentialsOf = (environment: { credentials?: Credentials } = {}): Credentials | undefined =>
  environment.credentials ?? ofBrowser();
