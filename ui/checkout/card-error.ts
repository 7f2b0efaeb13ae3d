import { toIdentityError } from '@gatehouse/sdk';
import type { Texts } from '../locales/en';
import { describeError } from '../react/texts';

/** Says why a card was not taken, in the words of the checkout where it has any. */
export const cardError = (thrown: unknown, words: Readonly<Record<string, string>>, texts: Texts): string => {
  const { errorCode } = toIdentityError(thrown);
  return (Object.hasOwn(words, errorCode) ? words[errorCode] : undefined) ?? describeError(texts, thrown);
};
