import type { Identity } from '@gatehouse/sdk';
import { contract } from '@gatehouse/sdk/contracts/configurations';

/** The key of the captcha that the vendor asks for; undefined for none, and where that cannot be read. */
export const readSiteKey = async (identity: Identity): Promise<string | undefined> => {
  try {
    const policy = await identity.call(contract).getCaptchaPolicy();
    return policy?.enabled ? policy.siteKey : undefined;
  } catch {
    return undefined;
  }
};
