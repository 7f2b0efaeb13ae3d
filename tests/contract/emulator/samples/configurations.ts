import { nothing, type SamplesOf } from './sample';

export const configurations: SamplesOf<'configurations'> = {
  getVendorConfig: nothing,
  getPublicAuthStrategies: nothing,
  getAuthStrategies: nothing,
  getCaptchaPolicy: nothing,
  getPasswordPolicy: nothing,
};
