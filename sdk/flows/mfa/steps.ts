import { phoneNumberToSend } from '../../core/text/phone-number';
import { typedCode } from '../../core/text/typed-code';
import { createKey, proveKey } from '../../core/webauthn/webauthn-ceremony';
import { webauthnError } from '../../core/webauthn/webauthn-errors';
import type { LoginResponse } from '../../session/contract';
import type { Args, CodeInput, MfaChoice, MfaContext, Result } from './context';
import { type Calls, onlyPhone, prepare, readPicture, sendMail, sendToPhone } from './prepare';
import { type MfaMethod, stepForMethod } from './rules';

const sendToNewPhone = async ({ api, context, signal }: Calls, phoneNumber: string): Promise<Partial<MfaContext>> => {
  const { otcToken } = await api.enrollSms({ phoneNumber, mfaToken: context.mfaToken }, { signal });
  return { otcToken, phoneNumber };
};

const callsOf = ({ context, deps, signal }: Args): Calls => ({ api: deps.api, context, signal });

/** Completes the second factor, after showing the recovery code if there is one. */
const settle = async (
  { context, deps }: Args,
  method: MfaMethod,
  response: LoginResponse,
): Promise<Result | undefined> => {
  const { recoveryCode } = response;
  if (context.methods.includes(method)) deps.used?.(method);
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

export const submitAppCode = async (args: Args, input: CodeInput) =>
  settle(args, 'authenticatorApp', await verifyApp(args, input));

export const loadPicture = async (args: Args): Promise<Result> => ({ context: await readPicture(callsOf(args)) });

/** Resends the code to the same destination. */
export const resendSms = async (args: Args): Promise<Result> => {
  const { enrolled, deviceId = onlyPhone(args.context), phoneNumber } = args.context;
  const to = enrolled ? deviceId : phoneNumber;
  if (!to) throw webauthnError('method-unavailable');
  return { context: await (enrolled ? sendToPhone : sendToNewPhone)(callsOf(args), to) };
};

export const resendMail = async (args: Args): Promise<Result> => ({ context: await sendMail(callsOf(args)) });

export const choosePhone = async (args: Args, deviceId: string): Promise<Result> => ({
  context: await sendToPhone(callsOf(args), deviceId),
});

/** Changes the number: a new one during enrollment, another of several phones otherwise. */
export const changeNumber = ({ context }: Args): Result | undefined => {
  if (!context.enrolled) return { step: 'smsSetPhoneNumber', context: { otcToken: undefined } };
  if (onlyPhone(context)) return undefined;
  return { context: { otcToken: undefined, deviceId: undefined, phoneNumber: undefined } };
};

export const setPhoneNumber = async (args: Args, input: { phoneNumber: string }): Promise<Result> => ({
  step: 'smsVerifyCode',
  context: await sendToNewPhone(callsOf(args), phoneNumberToSend(input.phoneNumber)),
});

export const submitSmsCode = async (args: Args, { code, rememberDevice }: CodeInput) => {
  const { context, deps, signal } = args;
  const { mfaToken, otcToken, deviceId, enrolled } = context;
  // Without a sent code the entered one cannot be valid.
  if (!otcToken) return resendSms(args);
  const input = { otcToken, code: typedCode(code), mfaToken, rememberDevice };
  if (!enrolled) return settle(args, 'sms', await deps.api.verifyEnrollSms(input, { signal }));
  if (!deviceId) throw webauthnError('method-unavailable');
  return settle(args, 'sms', await deps.api.verifySms({ deviceId, ...input }, { signal }));
};

export const submitMailCode = async (args: Args, { code, rememberDevice }: CodeInput) => {
  const { mfaToken, otcToken } = args.context;
  if (!otcToken) return resendMail(args);
  const input = { otcToken, code: typedCode(code), mfaToken, rememberDevice };
  return settle(args, 'email', await args.deps.api.verifyEmailCode(input, { signal: args.signal }));
};

const enrollKey = async ({ context, deps, signal }: Args, rememberDevice?: boolean): Promise<LoginResponse> => {
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

/** Uses or sets up a key. Canceling the browser's dialog keeps the step. */
const chooseKey = async (args: Args, requestedId: string | undefined, rememberDevice?: boolean) => {
  const { context, deps } = args;
  const deviceId = requestedId ?? context.devices.webauthn?.[0]?.id;
  if (!deps.credentials || (context.enrolled && !deviceId)) throw webauthnError('method-unavailable');
  const proving =
    context.enrolled && deviceId ? verifyKey(args, deviceId, rememberDevice) : enrollKey(args, rememberDevice);
  return settle(args, 'webauthn', await proving);
};

export const choose = async (args: Args, choice: MfaChoice): Promise<Result | undefined> => {
  const { method, deviceId, rememberDevice } = typeof choice === 'string' ? { method: choice } : choice;
  if (method === 'webauthn') return chooseKey(args, deviceId, rememberDevice);
  const fresh = { otcToken: undefined, deviceId: undefined, phoneNumber: undefined };
  return {
    step: stepForMethod(method, args.context.enrolled),
    context: { ...fresh, ...(await prepare(method, callsOf(args))) },
  };
};

/** Returns to the choice of methods, if there are several. */
export const chooseAnother = ({ context }: Args): Result | undefined =>
  context.methods.length > 1 ? { step: 'verify', context: { recoveryCode: undefined } } : undefined;
