'use client';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import type { FlowTexts, Texts } from '../locales/en';
import { texts as english } from '../locales/en/login';
import { PartFailed } from '../react/part-failed';
import { useTexts } from '../react/texts';
import { useLoadedTexts } from '../react/use-loaded-texts';
import { useApplication } from './application/application';
import { ScreenOutline } from './frame/pending';

type Loader = Exclude<Texts['flows'], 'english'>;

/** Loaded texts by language. English comes with the code, so that the first screen does not wait for it. */
const languages = new WeakMap<Loader, FlowTexts>();
const loadedBy = (flows: Texts['flows']) => (flows === 'english' ? english : languages.get(flows));

const TextsContext = createContext<FlowTexts>(english);

interface FlowTextsProviderProps {
  /** Renders nothing until the texts have loaded, or when they fail to: for additions to a screen. Default false. */
  quiet?: boolean;
  children: ReactNode;
}

/** Provides the texts of the login box in the current language, and renders a skeleton until they have loaded. */
export function FlowTextsProvider({ quiet = false, children }: FlowTextsProviderProps) {
  const { flows } = useTexts();
  const load = useCallback(async () => {
    if (flows !== 'english') languages.set(flows, (await flows()).texts);
  }, [flows]);
  const { texts, hasFailed, attempts, retry } = useLoadedTexts(loadedBy(flows), load);
  if (texts) return <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>;
  if (quiet) return null;
  return hasFailed ? <PartFailed attempts={attempts} onRetry={retry} /> : <ScreenOutline />;
}

/** Returns the texts of a flow, or of a part that flows share, in the current language. */
export const useFlowTexts = <Part extends keyof FlowTexts>(part: Part): FlowTexts[Part] => {
  const texts = useContext(TextsContext)[part];
  const { retext } = useApplication();
  const { language } = useTexts();
  return retext?.(language, part, texts) ?? texts;
};
