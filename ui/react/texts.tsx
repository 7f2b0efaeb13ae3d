'use client';
import { errorTexts, toIdentityError } from '@gatehouse/sdk';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { KitTextsProvider } from '../kit/texts';
import { en, type Texts } from '../locales/en';
import { durationText } from './duration-text';

const TextsContext = createContext<Texts>(en);

const hasKey = <T extends object>(texts: T, key: PropertyKey): key is keyof T => Object.hasOwn(texts, key);

/**
 * Says what went wrong in the language of the texts. Codes that are not known here keep the provider's own words.
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
    return texts.common.lockedUntil(new Intl.DateTimeFormat(texts.language, { timeStyle: 'short' }).format(until));
  }
  if (hasKey(texts.answers, errorCode)) return texts.answers[errorCode];
  if (!hasKey(errorTexts, errorCode)) return message;
  // The generic code may come with words of its own, which then say more.
  const isOwn = message === errorTexts[errorCode];
  return isOwn || errorCode !== 'ER-ADMIN-PORTAL-GENERIC-ERROR' ? texts.errors[errorCode] : message;
};

interface TextsProviderProps {
  /** Texts of one language; English is there without asking. */
  texts: Texts;
  children: ReactNode;
}

/** Speaks another language to everything inside. */
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

/** The texts in force here. */
export const useTexts = (): Texts => useContext(TextsContext);
