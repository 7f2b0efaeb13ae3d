import { canonicalPhoneNumber } from '@gatehouse/sdk/text';
import type { UserRow } from '../../db/rows/accounts';
import { fieldError } from '../../http/errors';
import type { Provider } from '../../provider';
import { openCode } from './confirmations';
import { countMail } from './limits';
import { sendMessage } from './outbox';

/**
 * Returns a phone number as it is stored: `+` and digits.
 * @throws ProviderError 400 `phone-invalid`
 */
export const phoneNumberOf = (typed: string): string => {
  const number = canonicalPhoneNumber(typed);
  if (number !== undefined) return number;
  throw fieldError('phoneNumber', 'Enter the phone number with + and the country code.', 'phone-invalid');
};

const digits = (number: string | undefined) => number?.replace(/\D/g, '');

/** @throws ProviderError 409 `phone-taken` for a number that another user has verified. */
export const requireFreeNumber = ({ db }: Provider, phoneNumber: string, userId: string): void => {
  const target = digits(phoneNumber);
  const owners = [
    // Administrators may have entered it with spaces.
    ...db.users.filter((row) => !row.phoneUnconfirmed && digits(row.phoneNumber) === target).map(({ id }) => id),
    ...db.phoneNumbers.by('verified', phoneNumber).map((row) => row.userId),
  ];
  if (owners.every((id) => id === userId)) return;
  throw fieldError('phoneNumber', 'This number belongs to another user.', 'phone-taken', 409);
};

/** Masks a number until the caller has verified it. */
export const maskedNumber = (phoneNumber: string): string => `*** ${phoneNumber.slice(-4)}`;

/** Returns a text message in the format of SMS autofill: its last line contains the page and the code. */
export const smsText = ({ issuer }: Provider, text: string, code: string): string =>
  `${text}\n@${new URL(issuer).hostname} #${code}`;

interface CodeRequest {
  kind: string;
  /** What the code confirms. */
  target: string;
  /** Default: a text message to `target`. */
  to?: { channel: 'sms' | 'email'; address: string };
  /** Purpose of the code, as the message says it. */
  purpose: string;
  /** Default: a random one. */
  token?: string;
}

/** Sends a code and returns its token. @throws ProviderError 429 beyond the limits of {@link countMail} */
export const sendCode = async (
  provider: Provider,
  user: UserRow,
  { kind, target, purpose, to = { channel: 'sms', address: target }, ...request }: CodeRequest,
): Promise<string> => {
  countMail(provider, to.address);
  const { token, code } = await openCode(provider, { kind, target, userId: user.id }, request.token);
  const text = `${code} is your code to ${purpose}. It works once, for 5 minutes. Do not share it.`;
  sendMessage(provider, {
    channel: to.channel,
    to: to.address,
    subject: `${code} is your code`,
    text: to.channel === 'sms' ? smsText(provider, text, code) : text,
  });
  return token;
};
