import { capability } from '../../core/queries';
import { tolerated } from '../../core/tolerated';
import { type CaptchaPolicy, contract } from './contract';

export type { AuthStrategies, CaptchaPolicy, PasswordPolicy, VendorConfig } from './contract';

const { query } = capability('configurations', contract);

/** Returns the public settings of the vendor. */
export const vendor = query((api) => api.getVendorConfig(), { auth: 'none' });
/** Returns the sign-in methods that are readable without a session. */
export const authStrategies = query((api) => api.getPublicAuthStrategies(), { auth: 'none' });
/** Returns the sign-in methods of the signed-in user's account. */
export const accountAuthStrategies = query((api) => api.getAuthStrategies());
/** Returns the requirements for new passwords; needs a session. */
export const passwordPolicy = query((api) => api.getPasswordPolicy());

/**
 * Returns the CAPTCHA policy of the login box, or null when there is none or it cannot be read: a failed read must not
 * block sign-in.
 */
export const captcha = query(
  async (api): Promise<CaptchaPolicy | null> => (await tolerated(api.getCaptchaPolicy())) ?? null,
  { auth: 'none' },
);
