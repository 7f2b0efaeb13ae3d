export { canonicalDomain, isDomain, readableDomain } from './core/text/domain-name';
export {
  canonicalEmail,
  emailDomain,
  emailLimits,
  emailsIn,
  isEmail,
  parseEmails,
  readableEmail,
} from './core/text/email-address';
export { canonicalPassword } from './core/text/password-text';
export {
  canonicalPhoneNumber,
  isPhoneNumber,
  PHONE_MAX_LENGTH,
  phoneNumbersIn,
  phoneNumberToSend,
} from './core/text/phone-number';
export { readableKey } from './core/text/readable-key';
export { compareSearchTexts, createSearch, searchText } from './core/text/search-text';
export { codeIn } from './core/text/typed-code';
export { numberIn } from './core/text/typed-number';
export { asciiDigits, canonicalName, digitsIn, typedText } from './core/text/typed-text';
