'use client';
import { earlyErrorTexts, toIdentityError } from '@gatehouse/sdk';
import { readableKey } from '@gatehouse/sdk/text';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { KitTextsProvider } from '../kit/texts';
import { en, type Texts } from '../locales/en';
import { durationText, untilText } from './duration-text';

const TextsContext = createContext<Texts>(en);

const GENERIC_CODE = 'ER-ADMIN-PORTAL-GENERIC-ERROR';

const hasKey = <T extends object>(texts: T, key: PropertyKey): key is keyof T => Object.hasOwn(texts, key);

/** Messages that contain only the status: the generic one, and those derived from it. */
const withoutText = /^(?:Error \d{3}\b|Error request is too large$)/;

/**
 * Returns the message of an error in the language of the texts. An unknown code keeps the provider's message; without
 * one, the status decides.
 */
export const describeError = (texts: Texts, thrown: unknown): string => {
  const { errorCode, message, statusCode, errorContext, cause } = toIdentityError(thrown);
  if (errorCode === 'partly-done') return `${texts.errors['partly-done']} ${describeError(texts, cause)}`;
  const wait = Number(errorContext?.retryAfter);
  if (statusCode === 429 && wait > 0) return texts.common.tooManyRequests(durationText(texts.language, wait));
  if (errorCode === 'origin-refused')
    return texts.common.originRefused(String(errorContext?.origin ?? location.origin));
  const until = Date.parse(String(errorContext?.lockedUntil));
  if (errorCode === 'user-locked' && until > 0) {
    return texts.common.lockedUntil(untilText(texts.language, until));
  }
  if (hasKey(texts.providerErrors, errorCode)) return texts.providerErrors[errorCode];
  const errorText = hasKey(texts.errors, errorCode) ? texts.errors[errorCode] : undefined;
  if (errorCode !== GENERIC_CODE && errorText) return errorText;
  if (message !== earlyErrorTexts[GENERIC_CODE] && !withoutText.test(message)) return message;
  return hasKey(texts.statuses, statusCode) ? texts.statuses[statusCode] : texts.errors[GENERIC_CODE];
};

/** Returns the name of a feature; the words of its id if it has none in this language. */
export const featureName = (id: string, names: Readonly<Record<string, string>>): string =>
  (Object.hasOwn(names, id) ? names[id] : undefined) ?? readableKey(id);

interface TextsProviderProps {
  /** Texts of a language. Default: English. */
  texts: Texts;
  children: ReactNode;
}

/** Provides texts in another language. */
export function TextsProvider({ texts, children }: TextsProviderProps) {
  const kit = useMemo(
    () => ({ ...texts.kit, describeError: (error: unknown) => describeError(texts, error) }),
    [texts],
  );
  return (
    <TextsContext.Provider value={texts}>
      <KitTextsProvider texts={kit}>{children}</KitTextsProvider>
    </TextsContext.Provider>
  );
}

/** Returns the current texts. */
export const useTexts = (): Texts => useContext(TextsContext);

/** Provides error descriptions in the current language to the kit, also without a {@link TextsProvider}. */
export function KitErrors({ children }: { children: ReactNode }) {
  const texts = useTexts();
  const kit = useMemo(() => ({ describeError: (error: unknown) => describeError(texts, error) }), [texts]);
  return <KitTextsProvider texts={kit}>{children}</KitTextsProvider>;
}
