import { importModule } from '@gatehouse/sdk/import-module';
import type { ComponentType } from 'react';
import type { PortalRoute } from '../routes';
import type { Language } from '../texts/english';
import { loadParts } from '../texts/loaded';

/** Error of a screen's module that could not be loaded: offline, or a new deployment has removed its files. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
}

type ScreenFiles = Pick<PortalRoute, 'path' | 'screen' | 'texts'>;

const screens = new Map<string, Promise<ComponentType>>();
const keyOf = ({ path }: ScreenFiles, language: Language) => `${language} ${path}`;

const fetchScreen = async ({ screen, texts }: ScreenFiles, language: Language): Promise<ComponentType> => {
  const [module] = await Promise.all([importModule(() => screen(language)), loadParts(language, texts)]);
  return module.default;
};

/** Loads the screen of a route with its texts once; retries a failure once. */
export const prepareScreen = (files: ScreenFiles, language: Language): Promise<ComponentType> => {
  const key = keyOf(files, language);
  const cached = screens.get(key);
  if (cached) return cached;
  const screen = fetchScreen(files, language)
    .catch(() => fetchScreen(files, language))
    .catch((cause: unknown) => {
      throw new ScreenLoadError('This screen could not be loaded.', { cause });
    });
  // React reads the status where it first sees a promise: without it, it would render a fallback for a loaded screen and
  // keep that for 300 ms. The screen reports a failure when it renders.
  screen.then(
    (value) => Object.assign(screen, { status: 'fulfilled', value }),
    () => {},
  );
  screens.set(key, screen);
  return screen;
};

/** Clears the cached screen, so that the next use fetches it again. */
export const forgetScreen = (files: ScreenFiles, language: Language): void =>
  void screens.delete(keyOf(files, language));
