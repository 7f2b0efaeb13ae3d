'use client';
import type { Identity } from '@gatehouse/sdk';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type Density, type Direction, Root, type ThemeName } from '../kit/root';
import type { ThemeVariables } from '../kit/theme-tokens';
import type { Texts } from '../locales/en';
import { IdentityProvider } from '../react/identity';
import { TextsProvider, useTexts } from '../react/texts';
import { ThemeProvider } from '../react/theme';
import { awaitTheme, type HostTheme } from './await-theme';

/** Options of every mounted view. */
export interface MountOptions {
  identity: Identity;
  /** Texts of one language, as `loadTexts` returns them. Default: English. */
  texts?: Texts;
  theme?: ThemeName;
  variables?: ThemeVariables;
  /**
   * Returns a theme that is set later: it is polled every 50 ms, for up to 4000 ms, and nothing is rendered until then.
   * The returned value overrides `theme` and `variables`.
   */
  lateTheme?: () => HostTheme | undefined;
  density?: Density;
  /** Writing direction. Default: that of the language. */
  dir?: Direction;
}

/** A mounted view. */
export interface Mounted<Options> {
  /** Updates some options; the others stay. */
  update(options: Partial<Options>): void;
  /** Unmounts the view. It does not dispose the identity: the host that created it does. */
  unmount(): void;
}

function Themed({
  dir,
  children,
  ...look
}: Omit<MountOptions, 'identity' | 'texts' | 'lateTheme'> & { children: ReactNode }) {
  const { direction } = useTexts();
  return (
    <ThemeProvider {...look} dir={dir ?? direction}>
      <Root className="gh:h-full">{children}</Root>
    </ThemeProvider>
  );
}

/** Renders a view into an element. */
export const mountView = <Options extends MountOptions>(
  element: Element,
  initial: Options,
  load: boolean,
  view: (options: Options) => ReactNode,
): Mounted<Options> => {
  if (element.getRootNode() instanceof ShadowRoot)
    throw new Error('Shadow roots are not supported: mount into an element of the document, e.g. one in a slot.');
  const root = createRoot(element);
  let options = initial;
  const render = () => {
    const { identity, texts, theme, variables, density, dir } = options;
    const themed = (
      <Themed theme={theme} variables={variables} density={density} dir={dir}>
        {view(options)}
      </Themed>
    );
    root.render(
      <StrictMode>
        <IdentityProvider identity={identity} load={load}>
          {texts ? <TextsProvider texts={texts}>{themed}</TextsProvider> : themed}
        </IdentityProvider>
      </StrictMode>,
    );
  };
  let isWaiting = initial.lateTheme !== undefined;
  const stopWaiting = initial.lateTheme
    ? awaitTheme(initial.identity.environment, initial.lateTheme, (late) => {
        isWaiting = false;
        options = { ...options, ...late };
        render();
      })
    : () => undefined;
  if (!initial.lateTheme) render();
  return {
    update: (change) => {
      options = { ...options, ...change };
      if (!isWaiting) render();
    },
    unmount: () => {
      stopWaiting();
      root.unmount();
    },
  };
};

/** Returns the options without those of every mount. */
export const viewProps = <Props extends object>({
  identity: _identity,
  texts: _texts,
  theme: _theme,
  variables: _variables,
  density: _density,
  dir: _dir,
  lateTheme: _lateTheme,
  ...props
}: MountOptions & Props) => props;
