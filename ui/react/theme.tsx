'use client';
import { type ReactNode, useMemo } from 'react';
import { type Density, type Direction, RootSettingsProvider, type ThemeName, useRootSettings } from '../kit/root';
import type { ThemeVariables } from '../kit/theme-tokens';

interface ThemeProviderProps {
  /** Color scheme. Default: that of the surrounding provider, else that of the device. */
  theme?: ThemeName;
  /** Values of the theme variables, e.g. `{ primary: '#0b6', radius: '4px' }`; added to those of a surrounding provider. */
  variables?: ThemeVariables;
  density?: Density;
  /** Writing direction. Default: that of the page. */
  dir?: Direction;
  children: ReactNode;
}

/**
 * Provides the theme to the components of this package, including dialogs and toasts. It renders no element and does not
 * style the host's own; parts of the kit that stand alone need a `Root` around them.
 */
export function ThemeProvider({ theme, variables, density, dir, children }: ThemeProviderProps) {
  const outer = useRootSettings();
  const settings = useMemo(
    () => ({
      theme: theme ?? outer.theme,
      density: density ?? outer.density,
      dir: dir ?? outer.dir,
      variables: { ...outer.variables, ...variables },
    }),
    [theme, variables, density, dir, outer],
  );
  return <RootSettingsProvider value={settings}>{children}</RootSettingsProvider>;
}

/** Returns the current theme, density, direction and variables. */
export const useTheme = useRootSettings;
