import { capability } from '../../core/queries';
import { credentialsOf } from '../../core/webauthn/webauthn';
import { contract } from './contract';
import { registerPasskey } from './register-passkey';

export type { Passkey } from './contract';

const { query, mutation } = capability('passkeys', contract);

/** Returns the passkeys of the signed-in user. */
export const list = query((api) => api.listDevices());

/**
 * Creates a passkey in the browser and stores it at the provider.
 * @throws IdentityError `passkey-canceled` when the user cancels, `passkey-exists`, `method-unavailable` without
 * browser support.
 */
export const add = mutation<void>((api, _, context) =>
  registerPasskey(api, credentialsOf(context), { signal: context?.signal }),
);

/** Removes a passkey by its id. */
export const remove = mutation((api, deviceId: string) => api.deleteDevice({ deviceId }));
