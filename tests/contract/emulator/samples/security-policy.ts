import { none, type SamplesOf, type World } from './sample';

/** Creates a policy of the account and returns its id. */
const ownPolicy = async <Values extends object>({ browser, token }: World, name: string, values: Values) => {
  const { body } = await browser.call(`/identity/resources/configurations/v1/${name}`, { json: values, token });
  return { id: String(body.id), ...values };
};

const mfaPolicy = { enforceMFAType: 'Force' };

const lockoutPolicy = { enabled: true, maxAttempts: 3 };

const historyPolicy = { enabled: true, historySize: 3 };

export const securityPolicy: SamplesOf<'securityPolicy'> = {
  getGlobal: none,
  getMfaPolicy: async (world) => void (await ownPolicy(world, 'mfa-policy', mfaPolicy)),
  getVendorMfaPolicy: none,
  createMfaPolicy: () => mfaPolicy,
  updateMfaPolicy: (world) => ownPolicy(world, 'mfa-policy', mfaPolicy),
  getLockoutPolicy: async (world) => void (await ownPolicy(world, 'lockout-policy', lockoutPolicy)),
  getVendorLockoutPolicy: none,
  createLockoutPolicy: () => lockoutPolicy,
  updateLockoutPolicy: (world) => ownPolicy(world, 'lockout-policy', lockoutPolicy),
  getPasswordHistoryPolicy: async (world) => void (await ownPolicy(world, 'password-history-policy', historyPolicy)),
  getVendorPasswordHistoryPolicy: none,
  createPasswordHistoryPolicy: () => historyPolicy,
  updatePasswordHistoryPolicy: (world) => ownPolicy(world, 'password-history-policy', historyPolicy),
};
