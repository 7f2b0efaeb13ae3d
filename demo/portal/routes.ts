import type { ComponentType } from 'react';
import { type Path, type PortalPath, paths, tidyPath } from './paths';

/** Loads the module of a screen; its default export is the screen. */
export type LoadScreen = () => Promise<{ default: ComponentType }>;

export type Screens = Partial<Record<Path, LoadScreen>>;

/**
 * The screens there are. A path that is missing here is still to come: it leads home, and no menu names it.
 * A new screen is one more line; menus and redirects follow.
 */
export const screens: Screens = {
  '/': () => import('./pages/home'),
  '/feedback': () => import('./pages/feedback'),
  '/account-settings': () => import('./pages/account-settings'),
};

export interface PortalRoute extends PortalPath {
  readonly screen: LoadScreen;
}

/** The route of a path whose screen exists, or undefined: such a path leads home. */
export const findRoute = (path: string, existing: Screens = screens): PortalRoute | undefined => {
  const tidy = tidyPath(path);
  const found = paths.find((known) => known.path === tidy || ('below' in known && tidy.startsWith(`${known.path}/`)));
  const screen = found && existing[found.path];
  return screen && { ...found, screen };
};
