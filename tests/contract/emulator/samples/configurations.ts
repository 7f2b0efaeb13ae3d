import { none, type SamplesOf } from './sample';

export const configurations: SamplesOf<'configurations'> = {
  getVendorConfig: none,
  getPublicAuthStrategies: none,
  getAuthStrategies: none,
  getCaptchaPolicy: none,
  getPasswordPolicy: none,
};
