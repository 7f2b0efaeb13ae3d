import type { ComponentType } from 'react';
import type { PortalRoute } from '../routes';
import type { Language } from '../texts/english';
import { loadParts } from '../texts/loaded';
import { restoreStyles } from './restore-styles';

/** The module of a screen did not arrive: offline, or the portal was deployed anew and its old files are gone. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
}

type ScreenFiles = Pick<PortalRoute, 'path' | 'screen' | 'texts'>;

const screens = new Map<string, Promise<ComponentType>>();
const keyOf = ({ path }: ScreenFiles, language: Language) => `${language} ${path}`;

const fetchScreen = async ({ screen, texts }: ScreenFiles, language: Language): Promise<ComponentType> => {
  const [module] = await Promise.all([screen(), loadParts(language, texts)]);
  await restoreStyles();
  return module.default;
};

/** The screen of a route with its texts, fetched once; a fetch that fails is repeated once by itself. */
export const prepareScreen = (files: ScreenFiles, language: Language): Promise<ComponentType> => {
  const key = keyOf(files, language);
  const known = screens.get(key);
  if (known) return known;
  const screen = fetchScreen(files, language)
    .catch(() => fetchScreen(files, language))
    .catch((cause: unknown) => {
      throw new ScreenLoadError('This screen could not be loaded.', { cause });
    });
  // The screen reports the failure when it renders; no promise may be awaited yet.
  screen.catch(() => {});
  screens.set(key, screen);
  return screen;
};

/** Lets the next use fetch a screen again. */
export const forgetScreen = (files: ScreenFiles, language: Language): void =>
  void screens.delete(keyOf(files, language));
