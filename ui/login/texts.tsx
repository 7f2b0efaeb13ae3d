'use client';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { en, type FlowTexts, type Texts } from '../locales/en';
import { texts as box } from '../locales/en/flows/box';
import { useLateTexts } from '../react/late-texts';
import { PartFailed } from '../react/part-failed';
import { useTexts } from '../react/texts';
import { useApplication } from './application';
import { ScreenOutline } from './screen-outline';

/** A flow that has texts of its own, or a part that flows share. */
export type TextPart = keyof FlowTexts;

type Loaded = { -readonly [Part in TextPart]?: FlowTexts[Part] };

/** What has been loaded so far, by language. */
const languages = new WeakMap<Texts['flows'], Loaded>();

const loadedOf = (flows: Texts['flows']): Loaded => {
  const known = languages.get(flows) ?? {};
  languages.set(flows, known);
  return known;
};

/** Names English texts that come with the code of their flow, so that its first screen waits for nothing. */
export const keepEnglish = <Part extends TextPart>(part: Part, texts: FlowTexts[Part]): void => {
  loadedOf(en.flows)[part] = texts;
};

keepEnglish('box', box);

const load = async (flows: Texts['flows'], parts: readonly TextPart[]): Promise<void> => {
  const loaded = loadedOf(flows);
  const { first, later } = await flows();
  Object.assign(loaded, first);
  const fetchPart = async <Part extends keyof typeof later>(part: Part) => {
    loaded[part] ??= (await later[part]()).texts;
  };
  await Promise.all(parts.map((part) => (part === 'box' || part === 'login' ? undefined : fetchPart(part))));
};

const TextsContext = createContext<Loaded>({ box });

interface FlowTextsProviderProps {
  /** Keep the array the same between renders. */
  parts: readonly TextPart[];
  children: ReactNode;
}

/** Gives these texts to everything inside in the language of the surroundings, and shows an outline until they are there. */
export function FlowTextsProvider({ parts, children }: FlowTextsProviderProps) {
  const { flows } = useTexts();
  const loaded = loadedOf(flows);
  const isComplete = loaded.box && parts.every((part) => loaded[part]);
  const fetchParts = useCallback(() => load(flows, parts), [flows, parts]);
  const { texts, hasFailed, attempts, retry } = useLateTexts(isComplete ? loaded : undefined, fetchParts);
  if (texts) return <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>;
  return hasFailed ? <PartFailed attempts={attempts} onRetry={retry} /> : <ScreenOutline />;
}

/**
 * Returns the texts of a flow in the current language.
 * @throws Error where they are not loaded: the flow names them in its `screens.ts`.
 */
export const useFlowTexts = <Part extends TextPart>(part: Part): FlowTexts[Part] => {
  const texts = useContext(TextsContext)[part];
  const { retext } = useApplication();
  const { language } = useTexts();
  if (!texts) throw new Error(`The texts of "${part}" are not loaded: name them in the screens.ts of the flow.`);
  return retext?.(language, part, texts) ?? texts;
};
