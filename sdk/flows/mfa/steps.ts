import type { contract } from '../../capabilities/mfa/contract';
import type { Api } from '../../core/api';
import type { HandlerArgs, Transition } from '../../core/flow';
import { typedCode } from '../../core/typed-code';
import type { Credentials } from '../../core/webauthn';
import { createKey, proveKey } from '../../core/webauthn-ceremony';
import { webauthnError } from '../../core/webauthn-errors';
import type { LoginResponse, MfaDevices } from '../../session/contract';
import { type MfaMethod, type MfaStep, stepForMethod } from './rules';

/** The calls of the second factor. */
export type MfaApi = Omit<Api<typeof contract>, 'recoverMfa' | 'generateStepUp'>;

/** Context of the second factor. */
export interface MfaContext {
  /** Authorizes every call until the user is signed in. */
  mfaToken: string;
  /** False while the user sets up a first device. */
  enrolled: boolean;
  devices: MfaDevices;
  methods: readonly MfaMethod[];
  canRemember: boolean;
  /** Seconds for which a trusted device skips the second factor. */
  rememberSeconds?: number;
  /** Data URL of the QR code; absent when it could not be loaded. */
  qrCode?: string;
  /** Id of the phone that a code was sent to; absent until the user has chosen one of several. */
  deviceId?: string;
  /** The displayed destination of the code; during enrolment, the number as entered. */
  phoneNumber?: string;
  /** Identifies the sent code; absent when none could be sent. */
  otcToken?: string;
  /** Shown once, at the end of an enrolment. */
  recoveryCode?: string;
  response?: LoginResponse;
  /** Whether the user can set up a second factor from here: the `enrol` event. */
  canEnrol?: boolean;
  /** Whether the user can go back from here: the `cancel` event. */
  canCancel?: boolean;
}

/** Dependencies of the second factor. */
export interface MfaDeps {
  api: MfaApi;
  /** Called with the response that signs the user in. */
  finish(response: LoginResponse): Promise<void>;
  /** WebAuthn API; passkeys and security keys are usable only with it. */
  credentials?: Credentials;
  /** Opens the page on which a user without a second factor sets one up. */
  enrol?(): void;
  /** Returns to the screen that required the second factor. */
  cancel?(): void;
}

/** A code as entered. */
export interface CodeInput {
  code: string;
  rememberDevice?: boolean;
}

/** A method, or one of several security keys. Keys are used as soon as they are chosen. */
export type MfaChoice = MfaMethod | { method: MfaMethod; deviceId?: string; rememberDevice?: boolean };

type Args = HandlerArgs<MfaContext, MfaDeps>;
type Answer = Transition<MfaStep, MfaContext>;
type Calls = Pick<Args, 'context' | 'signal'> & { api: MfaApi };

const sendToPhone = async ({ api, context, signal }: Calls, deviceId: string): Promise<Partial<MfaContext>> => {
  const { otcToken, phoneNumber } = await api.sendSmsCode({ deviceId, mfaToken: context.mfaToken }, { signal });
  const known = context.devices.phones?.find(({ id }) => id === deviceId)?.phoneNumber;
  return { deviceId, otcToken, phoneNumber: phoneNumber ?? known };
};

const sendToNewPhone = async ({ api, context, signal }: Calls, phoneNumber: string): Promise<Partial<MfaContext>> => {
  const { otcToken } = await api.enrollSms({ phoneNumber, mfaToken: context.mfaToken }, { signal });
  return { otcToken, phoneNumber };
};

const sendMail = async ({ api, context, signal }: Calls): Promise<Partial<MfaContext>> => {
  const { otcToken } = await api.sendEmailCode({ mfaToken: context.mfaToken }, { signal });
  return { otcToken };
};

const readPicture = async ({ api, context, signal }: Calls): Promise<Partial<MfaContext>> => {
  const { qrCode } = await api.enrollAuthenticator({ mfaToken: context.mfaToken }, { signal });
  return { qrCode };
};

const onlyPhone = ({ devices, enrolled }: MfaContext): string | undefined => {
  const [phone, ...others] = devices.phones ?? [];
  return enrolled && others.length === 0 ? phone?.id : undefined;
};

/**
 * Prepares the screen of a method: loads its QR code or has its code sent. Returns undefined when there is nothing to
 * prepare, as with several phones, of which the user chooses one first.
 */
export const prepare = (method: MfaMethod | undefined, calls: Calls): Promise<Partial<MfaContext>> | undefined => {
  const { enrolled, qrCode } = calls.context;
  const phone = onlyPhone(calls.context);
  if (method === 'authenticatorApp' && !enrolled && !qrCode) return readPicture(calls);
  if (method === 'sms' && phone) return sendToPhone(calls, phone);
  if (method === 'email') return sendMail(calls);
  return undefined;
};

const callsOf = ({ context, deps, signal }: Args): Calls => ({ api: deps.api, context, signal });

/** Completes the second factor, after showing the recovery code if there is one. */
const settle = async ({ deps }: Args, response: LoginResponse): Promise<Answer | undefined> => {
  const { recoveryCode } = response;
  if (recoveryCode) return { step: 'recoveryCode', context: { recoveryCode, response } };
  await deps.finish(response);
  return undefined;
};

const verifyApp = ({ context, deps, signal }: Args, { code, rememberDevice }: CodeInput): Promise<LoginResponse> => {
  const { mfaToken, enrolled } = context;
  const value = typedCode(code);
  if (!enrolled) return deps.api.verifyEnrollAuthenticator({ mfaToken, token: value, rememberDevice }, { signal });
  const [device, ...others] = context.devices.authenticators ?? [];
  if (!device || others.length > 0) return deps.api.verify({ mfaToken, value, rememberDevice }, { signal });
  return deps.api.verifyAuthenticator({ deviceId: device.id, mfaToken, value, rememberDevice }, { signal });
};

export const submitAppCode = async (args: Args, input: CodeInput) => settle(args, await verifyApp(args, input));

export const loadPicture = async (args: Args): Promise<Answer> => ({ context: await readPicture(callsOf(args)) });

/** Resends the code to the same destination. */
export const resendSms = async (args: Args): Promise<Answer> => {
  const { enrolled, deviceId = onlyPhone(args.context), phoneNumber } = args.context;
  const to = enrolled ? deviceId : phoneNumber;
  if (!to) throw webauthnError('method-unavailable');
  return { context: await (enrolled ? sendToPhone : sendToNewPhone)(callsOf(args), to) };
};

export const resendMail = async (args: Args): Promise<Answer> => ({ context: await sendMail(callsOf(args)) });

export const choosePhone = async (args: Args, deviceId: string): Promise<Answer> => ({
  context: await sendToPhone(callsOf(args), deviceId),
});

/** Changes the number: a new one during enrolment, another of several phones otherwise. */
export const changeNumber = ({ context }: Args): Answer | undefined => {
  if (!context.enrolled) return { step: 'smsSetPhoneNumber', context: { otcToken: undefined } };
  if (onlyPhone(context)) return undefined;
  return { context: { otcToken: undefined, deviceId: undefined, phoneNumber: undefined } };
};

export const setPhoneNumber = async (args: Args, input: { phoneNumber: string }): Promise<Answer> => ({
  step: 'smsVerifyCode',
  context: await sendToNewPhone(callsOf(args), input.phoneNumber.trim()),
});

export const submitSmsCode = async (args: Args, { code, rememberDevice }: CodeInput) => {
  const { context, deps, signal } = args;
  const { mfaToken, otcToken, deviceId, enrolled } = context;
  // Without a sent code the entered one cannot be valid.
  if (!otcToken) return resendSms(args);
  const input = { otcToken, code: typedCode(code), mfaToken, rememberDevice };
  if (!enrolled) return settle(args, await deps.api.verifyEnrollSms(input, { signal }));
  if (!deviceId) throw webauthnError('method-unavailable');
  return settle(args, await deps.api.verifySms({ deviceId, ...input }, { signal }));
};

export const submitMailCode = async (args: Args, { code, rememberDevice }: CodeInput) => {
  const { mfaToken, otcToken } = args.context;
  if (!otcToken) return resendMail(args);
  const input = { otcToken, code: typedCode(code), mfaToken, rememberDevice };
  return settle(args, await args.deps.api.verifyEmailCode(input, { signal: args.signal }));
};

const enrolKey = async ({ context, deps, signal }: Args, rememberDevice?: boolean): Promise<LoginResponse> => {
  const { mfaToken } = context;
  const { webauthnToken, options } = await deps.api.enrollWebAuthn({ mfaToken }, { signal });
  const key = await createKey(deps.credentials, options, signal);
  const input = { webauthnToken, deviceType: key.deviceType, options: key, mfaToken, rememberDevice };
  return deps.api.verifyEnrollWebAuthn(input, { signal });
};

const verifyKey = async ({ context, deps, signal }: Args, deviceId: string, rememberDevice?: boolean) => {
  const { mfaToken } = context;
  const { webauthnToken, options } = await deps.api.startWebAuthn({ deviceId, mfaToken }, { signal });
  const proof = await proveKey(deps.credentials, options, signal);
  const input = { deviceId, webauthnToken, options: proof, mfaToken, rememberDevice };
  return deps.api.verifyWebAuthn(input, { signal });
};

/** Uses or sets up a key. Cancelling the browser's dialog keeps the step. */
const chooseKey = async (args: Args, asked: string | undefined, rememberDevice?: boolean) => {
  const { context, deps } = args;
  const deviceId = asked ?? context.devices.webauthn?.[0]?.id;
  if (!deps.credentials || (context.enrolled && !deviceId)) throw webauthnError('method-unavailable');
  const proving =
    context.enrolled && deviceId ? verifyKey(args, deviceId, rememberDevice) : enrolKey(args, rememberDevice);
  return settle(args, await proving);
};

export const choose = async (args: Args, choice: MfaChoice): Promise<Answer | undefined> => {
  const { method, deviceId, rememberDevice } = typeof choice === 'string' ? { method: choice } : choice;
  if (method === 'webauthn') return chooseKey(args, deviceId, rememberDevice);
  const fresh = { otcToken: undefined, deviceId: undefined, phoneNumber: undefined };
  return {
    step: stepForMethod(method, args.context.enrolled),
    context: { ...fresh, ...(await prepare(method, callsOf(args))) },
  };
};

/** Returns to the choice of methods, if there are several. */
export const chooseAnother = ({ context }: Args): Answer | undefined =>
  context.methods.length > 1 ? { step: 'verify', context: { recoveryCode: undefined } } : undefined;
