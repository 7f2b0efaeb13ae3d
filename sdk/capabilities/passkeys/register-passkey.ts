import type { Api, CallOptions } from '../../core/api';
import type { Credentials } from '../../core/webauthn/webauthn';
import { createKey } from '../../core/webauthn/webauthn-ceremony';
import type { contract } from './contract';

type RegistrationApi = Pick<Api<typeof contract>, 'startDeviceRegistration' | 'verifyDeviceRegistration'>;

/**
 * Creates a passkey for the signed-in user and stores it at the provider.
 * @throws IdentityError `passkey-canceled`, `passkey-exists`, `method-unavailable`.
 */
export const registerPasskey = async (
  api: RegistrationApi,
  credentials: Credentials | undefined,
  options: CallOptions = {},
): Promise<void> => {
  const challenge = await api.startDeviceRegistration(undefined, options);
  // The provider's list of known keys must not block adding another one.
  const key = await createKey(credentials, { ...challenge, excludeCredentials: [] }, options.signal);
  await api.verifyDeviceRegistration(key, options);
};
