import { type Fixture, none, type SamplesOf } from './sample';

/** Creates a policy of the account and returns its id. */
const ownPolicy = async <Values extends object>({ browser, token }: Fixture, name: string, values: Values) => {
  const { body } = await browser.call(`/identity/resources/configurations/v1/${name}`, { json: values, token });
  return { id: String(body.id), ...values };
};

const mfaPolicy = { enforceMFAType: 'Force' };

const lockoutPolicy = { enabled: true, maxAttempts: 3 };

const historyPolicy = { enabled: true, historySize: 3 };

export const securityPolicy: SamplesOf<'securityPolicy'> = {
  getGlobal: none,
  getMfaPolicy: async (fixture) => void (await ownPolicy(fixture, 'mfa-policy', mfaPolicy)),
  getVendorMfaPolicy: none,
  createMfaPolicy: () => mfaPolicy,
  updateMfaPolicy: (fixture) => ownPolicy(fixture, 'mfa-policy', mfaPolicy),
  getLockoutPolicy: async (fixture) => void (await ownPolicy(fixture, 'lockout-policy', lockoutPolicy)),
  getVendorLockoutPolicy: none,
  createLockoutPolicy: () => lockoutPolicy,
  updateLockoutPolicy: (fixture) => ownPolicy(fixture, 'lockout-policy', lockoutPolicy),
  getPasswordHistoryPolicy: async (fixture) =>
    void (await ownPolicy(fixture, 'password-history-policy', historyPolicy)),
  getVendorPasswordHistoryPolicy: none,
  createPasswordHistoryPolicy: () => historyPolicy,
  updatePasswordHistoryPolicy: (fixture) => ownPolicy(fixture, 'password-history-policy', historyPolicy),
};
