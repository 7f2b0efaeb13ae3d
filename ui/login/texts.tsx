'use client';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { en, type LoginTexts, type Texts } from '../locales/en';
import { login, mfa } from '../locales/en/login';
import { useLateTexts } from '../react/late-texts';
import { PartFailed } from '../react/part-failed';
import { useTexts } from '../react/texts';
import { ScreenOutline } from './screen-outline';

/** Texts of the box beside those that every screen shares. */
export type BoxTexts = Texts & LoginTexts;

const english: LoginTexts = { login, mfa };

/** What has been loaded so far, by the loader of its language. */
const loaded = new WeakMap<NonNullable<Texts['loginBox']>, LoginTexts>();

const BoxTextsContext = createContext<BoxTexts>({ ...en, ...english });

/** Gives everything inside the box's texts in the language of the surroundings, and shows an outline until they are there. */
export function BoxTextsProvider({ children }: { children: ReactNode }) {
  const texts = useTexts();
  const { loginBox } = texts;
  const load = useCallback(async () => {
    if (loginBox) loaded.set(loginBox, await loginBox());
  }, [loginBox]);
  const { texts: own, hasFailed, attempts, retry } = useLateTexts(loginBox ? loaded.get(loginBox) : english, load);
  const value = useMemo(() => own && { ...texts, ...own }, [texts, own]);
  if (value) return <BoxTextsContext.Provider value={value}>{children}</BoxTextsContext.Provider>;
  return hasFailed ? <PartFailed attempts={attempts} onRetry={retry} /> : <ScreenOutline />;
}

/** Returns the texts of the box in the current language. */
export const useBoxTexts = (): BoxTexts => useContext(BoxTextsContext);
