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
export {
  canonicalPhoneNumber,
  isPhoneNumber,
  PHONE_MAX_LENGTH,
  phoneNumbersIn,
  phoneNumberToSend,
} from './core/text/phone-number';
export { readableKey } from './core/text/readable-key';
export { compareSearchTexts, createSearch, searchText } from './core/text/search-text';
export {
  asciiDigits,
  canonicalName,
  canonicalPassword,
  codeIn,
  digitsIn,
  numberIn,
  typedText,
} from './core/text/typed-text';
