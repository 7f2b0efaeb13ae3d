'use client';
import { type ReactNode, useMemo } from 'react';
import { type Density, type Direction, Root, RootSettingsProvider, type ThemeName, useRootSettings } from '../kit/root';
import type { ThemeVariables } from '../kit/theme-tokens';

interface ThemeProviderProps {
  /** Default: what surrounds it, or the device's setting. */
  theme?: ThemeName;
  /** Values of the theme variables, e.g. `{ primary: '#0b6', radius: '4px' }`; added to those of a surrounding provider. */
  variables?: ThemeVariables;
  density?: Density;
  /** Writing direction; follows the page when left out. */
  dir?: Direction;
  className?: string;
  children: ReactNode;
}

/** Gives the look to everything inside, dialogs and messages included. Renders one `div.gh-root`. */
export function ThemeProvider({ theme, variables, density, dir, className, children }: ThemeProviderProps) {
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
  return (
    <RootSettingsProvider value={settings}>
      <Root className={className}>{children}</Root>
    </RootSettingsProvider>
  );
}

/** Theme, density, direction and variables in force here. */
export const useTheme = useRootSettings;
