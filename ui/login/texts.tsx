'use client';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { en, type FlowTexts, type Texts } from '../locales/en';
import { texts as box } from '../locales/en/flows/box';
import { useLateTexts } from '../react/late-texts';
import { PartFailed } from '../react/part-failed';
import { useTexts } from '../react/texts';
import { useApplication } from './application';
import { ScreenOutline } from './screen-outline';

/** A flow with its own texts, or a part shared by flows. */
export type TextPart = keyof FlowTexts;

type Loaded = { -readonly [Part in TextPart]?: FlowTexts[Part] };

/** Loaded texts by language. */
const languages = new WeakMap<Texts['flows'], Loaded>();

const loadedOf = (flows: Texts['flows']): Loaded => {
  const known = languages.get(flows) ?? {};
  languages.set(flows, known);
  return known;
};

/** Registers English texts that are bundled with a flow, so that its first screen loads without waiting. */
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

const bundled: Loaded = { box };
const TextsContext = createContext(bundled);

interface FlowTextsProviderProps {
  /** Text parts to load. Keep the array stable between renders. */
  parts: readonly TextPart[];
  /** Renders nothing until they have loaded, or when they fail to: for additions to a screen. Default false. */
  quiet?: boolean;
  children: ReactNode;
}

/** Provides text parts in the current language, and renders a skeleton until they have loaded. */
export function FlowTextsProvider({ parts, quiet = false, children }: FlowTextsProviderProps) {
  const { flows } = useTexts();
  const loaded = loadedOf(flows);
  const isComplete = loaded.box && parts.every((part) => loaded[part]);
  const fetchParts = useCallback(() => load(flows, parts), [flows, parts]);
  const { texts, hasFailed, attempts, retry } = useLateTexts(isComplete ? loaded : undefined, fetchParts);
  const outer = useContext(TextsContext);
  if (texts) {
    // When the language changes, the parts of the provider around this one may arrive later.
    const all = outer === bundled || outer === texts ? texts : { ...outer, ...texts };
    return <TextsContext.Provider value={all}>{children}</TextsContext.Provider>;
  }
  if (quiet) return null;
  return hasFailed ? <PartFailed attempts={attempts} onRetry={retry} /> : <ScreenOutline />;
}

/**
 * Returns the texts of a flow in the current language.
 * @throws Error if they are not loaded: the flow lists them in its `screens.ts`.
 */
export const useFlowTexts = <Part extends TextPart>(part: Part): FlowTexts[Part] => {
  const texts = useContext(TextsContext)[part];
  const { retext } = useApplication();
  const { language } = useTexts();
  if (!texts) throw new Error(`The texts of "${part}" are not loaded: name them in the screens.ts of the flow.`);
  return retext?.(language, part, texts) ?? texts;
};
