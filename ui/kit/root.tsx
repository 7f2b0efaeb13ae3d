'use client';
import { type ComponentPropsWithoutRef, createContext, useContext } from 'react';
import type { KitComponents } from './components';
import type { KitElement } from './elements';
import type { ThemeVariables } from './theme-tokens';

/** Color scheme: fixed, or that of the device. */
export type ThemeName = 'light' | 'dark' | 'system';
/** Height of rows and controls. */
export type Density = 'comfortable' | 'compact';
/** Writing direction. */
export type Direction = 'ltr' | 'rtl';

/** Class names of the host by element name; see `KitElement` for those of the kit. */
export type ElementClasses = Readonly<Record<string, string | undefined>>;

/** Appearance of the kit; `system` follows the device. */
export interface RootSettings {
  theme: ThemeName;
  density: Density;
  /** Language of the texts, a BCP 47 tag. Default: that of the page. */
  lang?: string;
  /** Writing direction. Default: that of the page. */
  dir?: Direction;
  variables: ThemeVariables;
  elements?: ElementClasses;
  /** Components of the host, instead of those of the kit. */
  components?: Partial<KitComponents>;
}

const RootContext = createContext<RootSettings>({ theme: 'system', density: 'comfortable', variables: {} });

/** Provides the appearance to kit components; hosts use `ThemeProvider`. */
export const RootSettingsProvider = RootContext.Provider;

/** Returns the current appearance. */
export const useRootSettings = () => useContext(RootContext);

/** Returns the host's class names for an element of the kit. */
export const useElementClass = (name: KitElement): string | undefined => useContext(RootContext).elements?.[name];

/** Returns the host's components, which replace those of the kit. */
export const useComponents = (): Partial<KitComponents> => useContext(RootContext).components ?? none;

const none: Partial<KitComponents> = {};

/** Returns the writing direction of the root, else that of the page. */
export const useDirection = (): Direction => {
  const { dir } = useContext(RootContext);
  if (dir) return dir;
  return typeof document !== 'undefined' && document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
};

const asStyle = (variables: ThemeVariables): Record<string, string> =>
  Object.fromEntries(Object.entries(variables).map(([name, value]) => [`--gh-${name}`, value]));

/** Renders the root element of kit components, which sets font, colors, direction and the host's variables. */
export function Root({ className, style, ...props }: ComponentPropsWithoutRef<'div'>) {
  const { theme, density, lang, dir, variables } = useContext(RootContext);
  return (
    <div
      data-slot="root"
      data-gh-theme={theme}
      data-gh-density={density}
      lang={lang}
      dir={dir}
      className={className ? `gh-root ${className}` : 'gh-root'}
      style={{ ...asStyle(variables), ...style }}
      {...props}
    />
  );
}

/** Renders a root for portals, e.g. dialogs; it generates no box. */
export function PortalRoot(props: ComponentPropsWithoutRef<'div'>) {
  return <Root data-gh-portal="" {...props} />;
}
