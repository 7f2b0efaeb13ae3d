import type { AnswersOf } from './answers-of';

export const configurations: AnswersOf<'configurations'> = {
  getVendorConfig: ({ provider: { settings } }) => ({
    allowSignups: false,
    apiTokensEnabled: true,
    authStrategy: settings.authStrategy,
    machineToMachineAuthStrategy: settings.machineToMachineAuthStrategy,
  }),
  getPublicAuthStrategies: ({ provider: { settings } }) => ({
    mainAuthStrategies: [{ strategy: settings.authStrategy }],
    secondaryAuthStrategies: [{ strategy: 'Passkeys', isActive: false }],
  }),
};
