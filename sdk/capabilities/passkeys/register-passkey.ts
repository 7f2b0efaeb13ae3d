import type { Api, CallOptions } from '../../core/api';
import type { Credentials } from '../../core/webauthn';
import { createKey } from '../../core/webauthn-ceremony';
import type { contract } from './contract';

type RegistrationApi = Pick<Api<typeof contract>, 'startDeviceRegistration' | 'verifyDeviceRegistration'>;

/**
 * Lets the signed-in person make a passkey and stores it at the provider.
 * @throws IdentityError `passkey-cancelled`, `passkey-exists`, `method-unavailable`.
 */
export const registerPasskey = async (
  api: RegistrationApi,
  credentials: Credentials | undefined,
  options: CallOptions = {},
): Promise<void> => {
  const asked = await api.startDeviceRegistration(undefined, options);
  // The provider's list of known keys is not meant to keep anybody from adding one.
  const key = await createKey(credentials, { ...asked, excludeCredentials: [] }, options.signal);
  await api.verifyDeviceRegistration(key, options);
};
