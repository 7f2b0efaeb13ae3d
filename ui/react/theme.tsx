'use client';
import { type ReactNode, useMemo } from 'react';
import type { KitComponents } from '../kit/components';
import type { KitElement } from '../kit/elements';
import { type Density, type Direction, RootSettingsProvider, type ThemeName, useRootSettings } from '../kit/root';
import type { ThemeVariables } from '../kit/theme-tokens';

interface ThemeProviderProps {
  /** Color scheme. Default: that of the surrounding provider, else that of the device. */
  theme?: ThemeName;
  /** Values of the theme variables, e.g. `{ primary: '#0b6', radius: '4px' }`; added to those of a surrounding provider. */
  variables?: ThemeVariables;
  /** Components of a design system instead of those of the kit, in login and administration. Keep the object stable. */
  components?: Partial<KitComponents>;
  /** Class names of parts, added to their own. Keep the object stable. */
  elements?: Readonly<Partial<Record<KitElement, string>>>;
  density?: Density;
  /** Writing direction. Default: that of the page. */
  dir?: Direction;
  children: ReactNode;
}

/**
 * Provides the theme to the components of this package, including dialogs and toasts. It renders no element and does not
 * style the host's own; parts of the kit that stand alone need a `Root` around them.
 */
export function ThemeProvider({ theme, variables, components, elements, density, dir, children }: ThemeProviderProps) {
  const outer = useRootSettings();
  const settings = useMemo(
    () => ({
      theme: theme ?? outer.theme,
      density: density ?? outer.density,
      dir: dir ?? outer.dir,
      variables: { ...outer.variables, ...variables },
      components: { ...outer.components, ...components },
      elements: { ...outer.elements, ...elements },
    }),
    [theme, variables, components, elements, density, dir, outer],
  );
  return <RootSettingsProvider value={settings}>{children}</RootSettingsProvider>;
}

/** Returns the current theme, density, direction and variables. */
export const useTheme = useRootSettings;
