import { isEmail, isPhoneNumber } from '../users/contract';

/**
 * Returns whether a text is a valid recipient of a channel: an email address, or an international phone number for SMS.
 */
export const isRecipient = (channel: 'email' | 'sms', text: string): boolean =>
  channel === 'sms' ? isPhoneNumber(text) : isEmail(text);
