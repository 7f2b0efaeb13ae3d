import type { contracts } from '@gatehouse/sdk/contracts';
import type { Answers } from '../answers';

export const configurations: Answers<(typeof contracts)['configurations']> = {
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
