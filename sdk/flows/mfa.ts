import type { Api } from '../core/api';
import { fault } from '../core/error-texts';
import { isAbort } from '../core/errors';
import { defineFlow, type HandlerArgs, type Transition } from '../core/flow';
import type { contract } from '../mfa/contract';
import type { LoginResponse, MfaDevices } from '../session/contract';
import {
  isMfaEnrolled,
  type MfaMethod,
  type MfaStep,
  methodsOfDevices,
  methodsOfStrategies,
  mfaEntry,
  stepForMethod,
  usableMethods,
} from './mfa-rules';

export type MfaApi = Pick<
  Api<typeof contract>,
  'verify' | 'verifyAuthenticator' | 'enrollAuthenticator' | 'verifyEnrollAuthenticator' | 'checkRememberDevice'
>;

export interface MfaContext {
  /** Authorises every call until the person is signed in. */
  mfaToken: string;
  /** False while a first device is being set up. */
  enrolled: boolean;
  devices: MfaDevices;
  methods: readonly MfaMethod[];
  canRemember: boolean;
  /** Seconds for which a remembered device is not asked again. */
  rememberSeconds?: number;
  /** Data URL of the picture to scan; absent while it could not be loaded. */
  qrCode?: string;
  phoneNumber?: string;
  /** Shown once, at the end of an enrolment. */
  recoveryCode?: string;
  response?: LoginResponse;
}

export interface MfaDeps {
  api: MfaApi;
  /** Receives the answer that signs the person in. */
  finish(response: LoginResponse): Promise<void>;
}

export interface CodeInput {
  code: string;
  rememberDevice?: boolean;
}

type Args = HandlerArgs<MfaContext, MfaDeps>;
type Answer = Transition<MfaStep, MfaContext>;

const emptyContext: MfaContext = { mfaToken: '', enrolled: true, devices: {}, methods: [], canRemember: false };

/** Authenticator apps show their code in groups; people copy it with the gaps. */
const digits = (code: string): string => code.replace(/[\s-]/g, '');

/** A part that only makes things nicer: its failure is no reason to stop. */
const tolerated = async <T>(call: Promise<T>): Promise<T | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (isAbort(error)) throw error;
    return undefined;
  }
};

const verifyCode = ({ context, deps, signal }: Args, { code, rememberDevice }: CodeInput): Promise<LoginResponse> => {
  const { mfaToken, enrolled } = context;
  const value = digits(code);
  if (!enrolled) return deps.api.verifyEnrollAuthenticator({ mfaToken, token: value, rememberDevice }, { signal });
  const [device, ...others] = context.devices.authenticators ?? [];
  if (!device || others.length > 0) return deps.api.verify({ mfaToken, value, rememberDevice }, { signal });
  return deps.api.verifyAuthenticator({ deviceId: device.id, mfaToken, value, rememberDevice }, { signal });
};

const submitCode = async (args: Args, input: CodeInput): Promise<Answer | undefined> => {
  const response = await verifyCode(args, input);
  const { recoveryCode } = response;
  if (recoveryCode) return { step: 'recoveryCode', context: { recoveryCode, response } };
  await args.deps.finish(response);
  return undefined;
};

const loadPicture = async ({ context, deps, signal }: Args): Promise<Answer> => {
  const { qrCode } = await deps.api.enrollAuthenticator({ mfaToken: context.mfaToken }, { signal });
  return { context: { qrCode } };
};

const choose = async (args: Args, method: MfaMethod): Promise<Answer> => {
  if (!usableMethods.includes(method)) throw fault('method-unavailable');
  const { enrolled, qrCode } = args.context;
  const step = stepForMethod(method, enrolled);
  if (enrolled || method !== 'authenticatorApp' || qrCode) return { step };
  return { ...(await loadPicture(args)), step };
};

const unavailable = (): never => {
  throw fault('method-unavailable');
};

const chooseAnother = ({ context }: Args): Answer | undefined =>
  context.methods.length > 1 ? { step: 'verify', context: { recoveryCode: undefined } } : undefined;

/** The second factor: proving oneself with a device, or setting up the first one. May be embedded in other flows. */
export const mfaFlow = defineFlow<MfaStep, MfaContext, MfaDeps>()({
  name: 'mfa',
  initial: 'verify',
  context: emptyContext,
  steps: {
    verify: { on: { choose, submit: submitCode } },
    authenticatorApp: { on: { submit: submitCode, load: loadPicture, chooseAnother } },
    recoveryCode: {
      on: {
        continue: async ({ context, deps }: Args) => {
          if (context.response) await deps.finish(context.response);
        },
      },
    },
    smsSetPhoneNumber: {
      on: {
        submit: (_: Args, { phoneNumber }: { phoneNumber: string }): Answer => {
          if (!usableMethods.includes('sms')) return unavailable();
          return { step: 'smsVerifyCode', context: { phoneNumber } };
        },
        chooseAnother,
      },
    },
    smsVerifyCode: {
      on: {
        submit: (_: Args, _input: CodeInput): Answer => unavailable(),
        changeNumber: ({ context }: Args): Answer | undefined =>
          context.enrolled ? undefined : { step: 'smsSetPhoneNumber' },
        chooseAnother,
      },
    },
    emailVerifyCode: { on: { submit: (_: Args, _input: CodeInput): Answer => unavailable(), chooseAnother } },
    noMFAEnrolledStepUp: {},
  },
});

/** Where an embedded MFA flow starts, and with what. */
export interface MfaStart {
  step: MfaStep;
  context: MfaContext;
}

/**
 * Prepares the second factor after a sign-in that asks for one: everything its first screen shows is loaded before,
 * so that no screen has to wait for its own picture.
 */
export const startMfa = async (api: MfaApi, response: LoginResponse, signal?: AbortSignal): Promise<MfaStart> => {
  const mfaToken = response.mfaToken ?? '';
  const enrolled = isMfaEnrolled(response);
  const devices = response.mfaDevices ?? {};
  const offered = enrolled
    ? methodsOfDevices(devices)
    : methodsOfStrategies(response.mfaStrategies ?? ['AuthenticatorApp']);
  const entry = mfaEntry(offered, enrolled);
  const [only] = offered;
  const step = only && !usableMethods.includes(only) ? 'verify' : entry;
  const needsPicture = !enrolled && step === 'authenticatorApp' && !response.qrCode;
  const [remember, picture] = await Promise.all([
    tolerated(api.checkRememberDevice({ mfaToken }, { signal })),
    needsPicture ? tolerated(api.enrollAuthenticator({ mfaToken }, { signal })) : undefined,
  ]);
  const context: MfaContext = {
    mfaToken,
    enrolled,
    devices,
    methods: offered,
    canRemember: remember?.isAllowedToRemember ?? false,
    rememberSeconds: remember?.mfaDeviceExpiration,
    qrCode: response.qrCode ?? picture?.qrCode,
  };
  return { step, context };
};
