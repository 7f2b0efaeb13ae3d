import type { GatewayError } from '../gateway-client';
import type { PartTexts } from './english';

type Feedback = PartTexts['feedback'];

const hasKey = <T extends object>(texts: T, key: PropertyKey): key is keyof T => Object.hasOwn(texts, key);

/** Returns a message of the gateway or of a form in the language of the texts; unknown messages stay in English. */
export const translateMessage = ({ messages, tooLong, tooMany, serverError }: Feedback, message: string): string => {
  if (hasKey(messages, message)) return messages[message];
  const [, most] = /^Use at most (\d+) characters\.$/.exec(message) ?? [];
  if (most) return tooLong(most);
  const [, products] = /^Name at most (\d+) products\.$/.exec(message) ?? [];
  if (products) return tooMany(products);
  const [, status, reason] = /^Server error: (\d+) - (.*)$/s.exec(message) ?? [];
  return status && reason !== undefined ? serverError(status, reason) : message;
};

/** Describes a call to the portal's own server that failed. */
export const describeGatewayError = (texts: Feedback, { failure, message }: GatewayError): string =>
  hasKey(texts.failures, failure) ? texts.failures[failure] : translateMessage(texts, message);
