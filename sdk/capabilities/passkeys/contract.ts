import { del, get, post } from '../../core/contract';
import { dictionary, type Infer, object, optional, rows, string, unknown } from '../../core/schema';
import { LoginResponse } from '../../session/contract';

const text = optional(string());

/** Options of a WebAuthn ceremony; only the browser reads them. */
const Options = dictionary(unknown());

/** A WebAuthn ceremony of the second factor. The token identifies it when its result is sent. */
export const KeySession = object({ webauthnToken: string(), options: Options });

const proof = {
  id: string(),
  response: object({ clientDataJSON: string(), authenticatorData: string(), signature: string(), userHandle: text }),
};

/** The assertion that proves possession of a key. */
export const KeyProof = object(proof);
/** A new key. `deviceType` is Platform or CrossPlatform. */
export const NewKey = object({
  id: string(),
  response: object({ clientDataJSON: string(), attestationObject: string() }),
  deviceType: text,
});

/** A passkey of the signed-in user. */
export const Passkey = object({ id: string(), deviceType: text, createdAt: text });
/** A passkey of the signed-in user. */
export type Passkey = Infer<typeof Passkey>;

const options = { output: Options, unwrap: 'options' } as const;

const calls = {
  /** Without an email address any passkey of the device is accepted. */
  preLogin: post('/identity/resources/auth/v1/webauthn/prelogin', {
    auth: 'none',
    input: object({ email: text, userId: text, recaptchaToken: text }),
    ...options,
  }),
  postLogin: post('/identity/resources/auth/v1/webauthn/postlogin', {
    auth: 'none',
    cookies: true,
    input: object({ ...proof, recaptchaToken: text, invitationToken: text }),
    output: LoginResponse,
  }),
  startDeviceRegistration: post('/identity/resources/users/webauthn/v1/devices', options),
  verifyDeviceRegistration: post('/identity/resources/users/webauthn/v1/devices/verify', { input: NewKey }),
  listDevices: get('/identity/resources/users/webauthn/v1/devices', { output: rows(Passkey), unwrap: 'devices' }),
  deleteDevice: del('/identity/resources/users/webauthn/v1/devices/:deviceId', {
    input: object({ deviceId: string() }),
  }),
};

/** Calls for passkeys. */
export type PasskeysContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link PasskeysContract}. */
export const contract: PasskeysContract = calls;
