import { tolerated } from '../../core/tolerated';
import type { LoginResponse } from '../../session/contract';
import type { MfaApi, MfaContext } from './context';
import { prepare } from './prepare';
import { isMfaEnrolled, type MfaStep, methodsOfDevices, methodsOfStrategies, mfaEntry } from './rules';

/** Context of the second factor before a sign-in requires it. */
export const emptyContext: MfaContext = { mfaToken: '', enrolled: true, devices: {}, methods: [], canRemember: false };

/** Initial step and context of an embedded MFA flow. */
export interface MfaStart {
  step: MfaStep;
  context: MfaContext;
}

/** The second factor for a user who has none and cannot set one up here. */
export const notEnrolled: MfaStart = { step: 'noMFAEnrolledStepUp', context: emptyContext };

/**
 * Prepares the second factor after a sign-in that requires it: loads everything that its first screen shows and has the
 * code sent, so that no screen has to wait.
 */
export const startMfa = async (api: MfaApi, response: LoginResponse, signal?: AbortSignal): Promise<MfaStart> => {
  const mfaToken = response.mfaToken ?? '';
  const enrolled = isMfaEnrolled(response);
  const devices = response.mfaDevices ?? {};
  const methods = enrolled
    ? methodsOfDevices(devices)
    : methodsOfStrategies(response.mfaStrategies ?? ['AuthenticatorApp']);
  const context: MfaContext = { ...emptyContext, mfaToken, enrolled, devices, methods, qrCode: response.qrCode };
  const [only, ...others] = methods;
  const calls = { api, context, signal: signal ?? new AbortController().signal };
  const [remember, prepared] = await Promise.all([
    tolerated(api.checkRememberDevice({ mfaToken }, { signal })),
    others.length === 0 ? tolerated(Promise.resolve(prepare(only, calls))) : undefined,
  ]);
  return {
    step: mfaEntry(methods, enrolled),
    context: {
      ...context,
      canRemember: remember?.isAllowedToRemember ?? false,
      rememberSeconds: remember?.mfaDeviceExpiration,
      ...prepared,
    },
  };
};
