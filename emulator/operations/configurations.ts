import type { Call } from '../http/call';
import { anybody, type OperationsOf, operation, user } from './operation';

const authStrategies = ({ provider: { settings } }: Call) => ({
  mainAuthStrategies: [{ strategy: settings.authStrategy }],
  secondaryAuthStrategies: [
    { strategy: 'Passkeys', isActive: settings.passkeys },
    ...settings.secondaryStrategies.map((strategy) => ({ strategy, isActive: true })),
  ],
});

export const configurations: OperationsOf<'configurations'> = {
  getVendorConfig: operation(anybody, ({ provider: { settings } }) => ({
    allowSignups: settings.allowSignups,
    apiTokensEnabled: true,
    authStrategy: settings.authStrategy,
    machineToMachineAuthStrategy: settings.machineToMachineAuthStrategy,
  })),
  getPublicAuthStrategies: operation(anybody, authStrategies),
  getAuthStrategies: operation(user, authStrategies),
  getCaptchaPolicy: operation(anybody, ({ provider: { settings } }) => ({
    siteKey: settings.captcha ? 'local' : '',
    enabled: settings.captcha,
  })),
  getPasswordPolicy: operation(user, ({ provider: { settings } }) => settings.passwordConfig),
};
