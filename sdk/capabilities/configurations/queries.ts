import { capability } from '../../core/queries';
import { tolerated } from '../../core/tolerated';
import { type CaptchaPolicy, contract } from './contract';

export type { AuthStrategies, CaptchaPolicy, PasswordPolicy, VendorConfig } from './contract';

const { query } = capability('configurations', contract);

/** Public settings of the vendor. */
export const vendor = query((api) => api.getVendorConfig(), { auth: 'none' });
/** Returns the sign-in methods that are readable without a session. */
export const authStrategies = query((api) => api.getPublicAuthStrategies(), { auth: 'none' });
/** Returns the sign-in methods of the signed-in user's account. */
export const accountAuthStrategies = query((api) => api.getAuthStrategies());
/** Rules for new passwords; needs a session. */
export const passwordPolicy = query((api) => api.getPasswordPolicy());

/** Returns the CAPTCHA of the login box, or null: a failed read never blocks signing in. */
export const captcha = query(
  async (api): Promise<CaptchaPolicy | null> => (await tolerated(api.getCaptchaPolicy())) ?? null,
  { auth: 'none' },
);
