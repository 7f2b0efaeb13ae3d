/** A new passkey or security key, as the browser's own JSON. */
export interface CreatedKey {
  id: string;
  /** `platform` for a part of the device itself, `cross-platform` for a key that is carried along. */
  authenticatorAttachment?: string | null;
  response: { clientDataJSON: string; attestationObject: string };
}

/** The assertion of a passkey or security key, as the browser's own JSON. */
export interface UsedKey {
  id: string;
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string | null };
}

/** Passkeys and security keys of a browser. Options come as the provider's JSON, with base64url for bytes. */
export interface Credentials {
  create(options: object, signal?: AbortSignal): Promise<CreatedKey | null>;
  get(options: object, signal?: AbortSignal): Promise<UsedKey | null>;
  /** Whether passkeys can be offered among the suggestions of an input. */
  canAutofill?(): Promise<boolean>;
  /** Waits until the user picks a passkey from those suggestions. */
  autofill?(options: object, signal?: AbortSignal): Promise<UsedKey | null>;
  /** Tells the password manager that the provider does not know a key, so that it is not suggested again. */
  forget?(rpId: string, id: string): Promise<void>;
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
    canAutofill: async () => (await Key.isConditionalMediationAvailable?.()) ?? false,
    autofill: async (options, signal) => {
      const publicKey = Key.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
      return json(await container.get({ publicKey, mediation: 'conditional', signal }));
    },
    forget: async (rpId, credentialId) => Key.signalUnknownCredential?.({ rpId, credentialId }),
  };
};

/** What handles passkeys and security keys here: what the environment was given, else the browser; undefined when it cannot. */
export const credentialsOf = (environment: { credentials?: Credentials } = {}): Credentials | undefined =>
  environment.credentials ?? ofBrowser();
