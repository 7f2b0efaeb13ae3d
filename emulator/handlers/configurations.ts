import type { Call } from '../call';
import type { HandlersOf } from './handlers-of';

const authStrategies = ({ provider: { settings } }: Call) => ({
  mainAuthStrategies: [{ strategy: settings.authStrategy }],
  secondaryAuthStrategies: [
    { strategy: 'Passkeys', isActive: settings.passkeys },
    ...settings.secondaryStrategies.map((strategy) => ({ strategy, isActive: true })),
  ],
});

export const configurations: HandlersOf<'configurations'> = {
  getVendorConfig: ({ provider: { settings } }) => ({
    allowSignups: settings.allowSignups,
    apiTokensEnabled: true,
    authStrategy: settings.authStrategy,
    machineToMachineAuthStrategy: settings.machineToMachineAuthStrategy,
  }),
  getPublicAuthStrategies: authStrategies,
  getAuthStrategies: authStrategies,
  getCaptchaPolicy: ({ provider: { settings } }) => ({
    siteKey: settings.captcha ? 'local' : '',
    enabled: settings.captcha,
  }),
  getPasswordPolicy: ({ provider: { settings } }) => settings.passwordConfig,
};
