import { canonicalEmail, isEmail } from '../../core/text/email-address';
import { isPhoneNumber, phoneNumberToSend } from '../../core/text/phone-number';

/**
 * Returns whether a text is a valid recipient of a channel: an email address, or an international phone number for SMS.
 */
export const isRecipient = (channel: 'email' | 'sms', text: string): boolean =>
  channel === 'sms' ? isPhoneNumber(text) : isEmail(text);

/** Returns a recipient in the one form in which it is stored; a text that is not one comes back trimmed. */
export const canonicalRecipient = (channel: 'email' | 'sms', text: string): string =>
  channel === 'sms' ? phoneNumberToSend(text) : canonicalEmail(text);
