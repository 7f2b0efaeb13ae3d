import type { ProblemCode } from '../../research/problem-codes';
import type { GatewayError } from '../gateway-client';
import type { PartTexts } from './english';

type Feedback = PartTexts['feedback'];

const hasKey = <T extends object>(texts: T, key: PropertyKey): key is keyof T => Object.hasOwn(texts, key);

/** Returns a message of the gateway or of a form in the language of the texts; unknown messages stay in English. */
export const translateMessage = (texts: Feedback, message: string): string => {
  const { messages, tooLong, tooMany, serverError } = texts;
  if (hasKey(messages, message)) return messages[message];
  const [, most] = /^Use at most (\d+) characters\.$/.exec(message) ?? [];
  if (most) return tooLong(most);
  const [, products] = /^Name at most (\d+) products\.$/.exec(message) ?? [];
  if (products) return tooMany(products);
  const [, status, reason] = /^Server error: (\d+) - (.*)$/s.exec(message) ?? [];
  return status && reason !== undefined ? serverError(status, translateMessage(texts, reason)) : message;
};

/** The text of each refusal, or `message` where the message has variable parts or a fixed wording. */
const textOfCode: Readonly<Record<ProblemCode, keyof Feedback['problems'] | 'message'>> = {
  ACCOUNT_NAME_NOT_FOUND: 'message',
  ACCOUNT_UNKNOWN: 'accountUnknown',
  BOTH_FAILED: 'message',
  BUSY: 'busy',
  BUSY_MAYBE_STORED: 'busyMaybeStored',
  DATABASE_ERROR: 'message',
  EMAIL_NOT_FOUND: 'message',
  EXPECTATION_FAILED: 'outdated',
  FOREIGN_ORIGIN: 'foreignOrigin',
  HEADERS_TOO_LARGE: 'outdated',
  IDEMPOTENCY_KEY_REUSED: 'reused',
  INVALID_BODY: 'incomplete',
  INVALID_FIELDS: 'fields',
  INVALID_IDEMPOTENCY_KEY: 'outdated',
  INVALID_QUERY: 'outdated',
  INVALID_REQUEST: 'outdated',
  METHOD_NOT_ALLOWED: 'outdated',
  NOT_FOUND: 'outdated',
  NOT_STORED: 'notStored',
  SIGN_IN_UNCHECKED: 'unchecked',
  TOO_LARGE: 'tooLarge',
  TOO_MANY_REQUESTS: 'tooManyRequests',
  TOO_SLOW: 'tooSlow',
  UNAUTHENTICATED: 'unchecked',
  UNEXPECTED: 'unexpected',
  UNSEARCHABLE: 'unsearchable',
  UNSUPPORTED_MEDIA_TYPE: 'outdated',
  USER_NOT_FOUND: 'message',
};

/** Describes a call to the portal's own server that failed. */
export const describeGatewayError = (texts: Feedback, { failure, message, code = '' }: GatewayError): string => {
  if (hasKey(texts.failures, failure)) return texts.failures[failure];
  const key = hasKey(textOfCode, code) ? textOfCode[code] : 'message';
  return key === 'message' ? translateMessage(texts, message) : texts.problems[key];
};
