import { capability } from '../../core/queries';
import { tolerated } from '../../core/tolerated';
import { type CaptchaPolicy, contract } from './contract';

export type { AuthStrategies, CaptchaPolicy, PasswordPolicy, VendorConfig } from './contract';

const { query } = capability('configurations', contract);

/** Public settings of the vendor. */
export const vendor = query((api) => api.getVendorConfig(), { auth: 'none' });
/** Ways to sign in as anybody may know them. */
export const authStrategies = query((api) => api.getPublicAuthStrategies(), { auth: 'none' });
/** Ways to sign in as the signed-in person's account has them. */
export const accountAuthStrategies = query((api) => api.getAuthStrategies());
/** Rules for new passwords; needs a session. */
export const passwordPolicy = query((api) => api.getPasswordPolicy());

/** The challenge of the login box, or null: a failure never keeps anybody from signing in. */
export const captcha = query(
  async (api): Promise<CaptchaPolicy | null> => (await tolerated(api.getCaptchaPolicy())) ?? null,
  { auth: 'none' },
);
