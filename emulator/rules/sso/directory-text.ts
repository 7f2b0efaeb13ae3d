import { canonicalEmail, canonicalName, readableEmail } from '@gatehouse/sdk/text';

/** Most names, of which directories have thousands, have one spelling but for case. */
const PLAIN = /^(?!.*xn--)[ -~]*$/i;

/**
 * Returns the form in which names and addresses of a directory are compared: without case, composed, domains in one
 * spelling. The part of an address from its `@` on is a domain, too.
 */
export const directoryText = (text: string): string => {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.includes('@') ? readableEmail(canonicalEmail(text)) : canonicalName(text);
};
