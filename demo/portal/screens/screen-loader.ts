import type { ComponentType } from 'react';
import type { LoadScreen } from '../routes';
import { restoreStyles } from './restore-styles';

/** The module of a screen did not arrive: offline, or the portal was deployed anew and its old files are gone. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
}

const screens = new Map<LoadScreen, Promise<ComponentType>>();

const fetchScreen = async (load: LoadScreen): Promise<ComponentType> => {
  const { default: screen } = await load();
  await restoreStyles();
  return screen;
};

/** The screen of a module, fetched once; a fetch that fails is repeated once by itself. */
export const prepareScreen = (load: LoadScreen): Promise<ComponentType> => {
  const known = screens.get(load);
  if (known) return known;
  const screen = fetchScreen(load)
    .catch(() => fetchScreen(load))
    .catch((cause: unknown) => {
      throw new ScreenLoadError('This screen could not be loaded.', { cause });
    });
  // The screen reports the failure when it renders; no promise may be awaited yet.
  screen.catch(() => {});
  screens.set(load, screen);
  return screen;
};

/** Lets the next use fetch a screen again. */
export const forgetScreen = (load: LoadScreen): void => void screens.delete(load);
