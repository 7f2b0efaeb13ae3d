export { canonicalDomain, isDomain, readableDomain } from './core/domain-name';
export {
  canonicalEmail,
  emailDomain,
  emailLimits,
  emailsIn,
  isEmail,
  parseEmails,
  readableEmail,
} from './core/email-address';
export { canonicalPassword } from './core/password-text';
export {
  canonicalPhoneNumber,
  isPhoneNumber,
  PHONE_MAX_LENGTH,
  phoneNumbersIn,
  phoneNumberToSend,
} from './core/phone-number';
export { compareSearchTexts, createSearch, searchText } from './core/search-text';
export { codeIn } from './core/typed-code';
export { numberIn } from './core/typed-number';
export { asciiDigits, canonicalName, digitsIn, typedText } from './core/typed-text';
