import { toIdentityError } from '@gatehouse/sdk';
import type { Texts } from '../locales/en';
import { describeError } from '../react/texts';

/** Returns the message of a rejected card: the checkout's own for known codes, otherwise the general one. */
export const cardError = (thrown: unknown, cardTexts: Readonly<Record<string, string>>, texts: Texts): string => {
  const { errorCode } = toIdentityError(thrown);
  return (Object.hasOwn(cardTexts, errorCode) ? cardTexts[errorCode] : undefined) ?? describeError(texts, thrown);
};
