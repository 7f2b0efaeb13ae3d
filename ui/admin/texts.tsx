'use client';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { KitTextsProvider } from '../kit/texts';
import type { AdminTexts } from '../locales/en';
import type { PartLoad } from '../react/lazy-part';
import { useTexts } from '../react/texts';
import { useLoadedTexts } from '../react/use-loaded-texts';
import { adminLoadersOf } from './admin-loaders';
import { type LoadedTexts, loadedOf, loadPart, type TextPart } from './load-texts';

/** Returns a function that downloads the texts of a part in the current language, ahead of {@link usePageTexts}. */
export const useTextLoader = (): ((part: TextPart) => Promise<void>) => {
  const admin = adminLoadersOf(useTexts());
  return useCallback((part) => loadPart(admin, part), [admin]);
};

/** Loads the texts of a part in the current language. The previous language stays until the new one has loaded. */
export const usePageTexts = <Part extends TextPart>(part: Part) => {
  const admin = adminLoadersOf(useTexts());
  const fetchPart = useCallback(() => loadPart(admin, part), [admin, part]);
  return useLoadedTexts(loadedOf(admin)[part], fetchPart);
};

const TextsContext = createContext<LoadedTexts>({});

interface TextsOfProps<Part extends TextPart> {
  part: Part;
  texts: AdminTexts[Part];
  children: ReactNode;
}

/** Provides the loaded texts of a part. */
export function TextsOf<Part extends TextPart>({ part, texts, children }: TextsOfProps<Part>): ReactNode {
  const outer = useContext(TextsContext);
  const value = useMemo(() => ({ ...outer, [part]: texts }), [outer, part, texts]);
  return <TextsContext.Provider value={value}>{children}</TextsContext.Provider>;
}

interface FrameTextsProps {
  /** Renders something until the texts have loaded. Default: nothing. */
  pending?: (load: PartLoad) => ReactNode;
  children: ReactNode;
}

/** Loads the texts of the frame, with those of the kit's components that only the administration uses. */
export function FrameTexts({ pending, children }: FrameTextsProps): ReactNode {
  const { texts, ...state } = usePageTexts('frame');
  const kit = useMemo(() => ({ parts: texts?.kit }), [texts]);
  if (!texts) return pending?.(state) ?? null;
  return (
    <TextsOf part="frame" texts={texts}>
      <KitTextsProvider texts={kit}>{children}</KitTextsProvider>
    </TextsOf>
  );
}

/**
 * Returns the texts of a part of the administration in the current language.
 * @throws Error outside the part, where its texts are not loaded.
 */
export const useAdminTexts = <Part extends TextPart>(part: Part): AdminTexts[Part] => {
  const texts = useContext(TextsContext)[part];
  if (!texts) throw new Error(`The texts of "${part}" are not loaded: name them in ui/admin/pages.ts.`);
  return texts;
};
