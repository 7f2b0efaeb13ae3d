import type { Args, MfaApi, MfaContext } from './context';
import type { MfaMethod } from './rules';

/** What a call of the second factor uses. */
export type Calls = Pick<Args, 'context' | 'signal'> & { api: MfaApi };

export const sendToPhone = async ({ api, context, signal }: Calls, deviceId: string): Promise<Partial<MfaContext>> => {
  const { otcToken, phoneNumber } = await api.sendSmsCode({ deviceId, mfaToken: context.mfaToken }, { signal });
  const deviceNumber = context.devices.phones?.find(({ id }) => id === deviceId)?.phoneNumber;
  return { deviceId, otcToken, phoneNumber: phoneNumber ?? deviceNumber };
};

export const sendMail = async ({ api, context, signal }: Calls): Promise<Partial<MfaContext>> => {
  const { otcToken } = await api.sendEmailCode({ mfaToken: context.mfaToken }, { signal });
  return { otcToken };
};

export const readPicture = async ({ api, context, signal }: Calls): Promise<Partial<MfaContext>> => {
  const { qrCode } = await api.enrollAuthenticator({ mfaToken: context.mfaToken }, { signal });
  return { qrCode };
};

export const onlyPhone = ({ devices, enrolled }: MfaContext): string | undefined => {
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
