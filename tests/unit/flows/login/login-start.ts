import { createFlow } from '../../../../sdk/core/flow';
import type { LoginContext, LoginDeps } from '../../../../sdk/flows/login/context';
import { loginFlow } from '../../../../sdk/flows/login/flow';
import type { LoginStep } from '../../../../sdk/flows/login/rules';
import { manualTimers } from '../driven';
import { recordedDeps } from '../recorded';

export const ada = 'ada@lab.test';

export const start = (responses: Parameters<typeof recordedDeps>[0] = {}, others: Partial<LoginDeps> = {}) => {
  const { deps, calls, stored } = recordedDeps(responses, others);
  const timers = manualTimers();
  const at = (step?: LoginStep, context: Partial<LoginContext> = { email: ada }) =>
    createFlow(loginFlow, deps, { step, context, environment: timers.environment });
  return { at, calls, stored, timers, names: () => calls.map(([name]) => name) };
};

export const vendor = (authStrategy: string) => ({
  configurations: { getVendorConfig: async () => ({ authStrategy }) },
});
