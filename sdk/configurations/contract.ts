import { array, boolean, type infer as Infer, object, optional, string } from 'zod/mini';
import { get } from '../core/contract';

/** Public settings of the vendor that decide how people sign in and which tokens exist. */
export const VendorConfig = object({
  allowSignups: optional(boolean()),
  apiTokensEnabled: optional(boolean()),
  /** EmailAndPassword, MagicLink, Code, NoLocalAuthentication or SmsCode. */
  authStrategy: optional(string()),
  /** ClientCredentials or AccessToken. */
  machineToMachineAuthStrategy: optional(string()),
});
export type VendorConfig = Infer<typeof VendorConfig>;

export const AuthStrategies = object({
  mainAuthStrategies: array(object({ strategy: string() })),
  secondaryAuthStrategies: array(object({ strategy: string(), isActive: boolean() })),
});
export type AuthStrategies = Infer<typeof AuthStrategies>;

export const contract = {
  getVendorConfig: get('/identity/resources/configurations/v1/public', { auth: 'none', output: VendorConfig }),
  getPublicAuthStrategies: get('/identity/resources/configurations/v1/auth/strategies/public', {
    auth: 'none',
    output: AuthStrategies,
  }),
};
