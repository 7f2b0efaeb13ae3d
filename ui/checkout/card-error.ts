import { toIdentityError } from '@gatehouse/sdk';
import type { Texts } from '../locales/en';
import { describeError } from '../react/texts';

/** Returns the message for a rejected card, from the checkout's texts where it has one. */
export const cardError = (thrown: unknown, words: Readonly<Record<string, string>>, texts: Texts): string => {
  const { errorCode } = toIdentityError(thrown);
  return (Object.hasOwn(words, errorCode) ? words[errorCode] : undefined) ?? describeError(texts, thrown);
};
