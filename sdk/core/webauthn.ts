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

const ofBrowser = (): Credentials | undefined => {
  const { PublicKeyCredential: Key, navigator } = globalThis;
  const container = navigator?.credentials;
  if (!container || !Key?.parseCreationOptionsFromJSON) return undefined;
  // A public-key ceremony returns a public-key credential, whose JSON has this type.
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
    canKeep: async () => (await Key.isUserVerifyingPlatformAuthenticatorAvailable?.()) ?? false,
    autofill: async (options, signal) => {
      const publicKey = Key.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
      return json(await container.get({ publicKey, mediation: 'conditional', signal }));
    },
    forget: async (rpId, credentialId) => Key.signalUnknownCredential?.({ rpId, credentialId }),
  };
};

/** Returns the WebAuthn API: that of the environment, else the browser's; undefined without support. */
export const credentialsOf = (environment: { credentials?: Credentials } = {}): Credentials | undefined =>
  environment.credentials ?? ofBrowser();
