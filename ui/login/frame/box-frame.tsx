'use client';
import { type ReactNode, useMemo } from 'react';
import { cn } from '../../kit/cn';
import { Root, RootSettingsProvider, type ThemeName, useRootSettings } from '../../kit/root';
import type { ThemeVariables } from '../../kit/theme-tokens';
import { useStateOfPage } from '../../react/state-place';
import { useTexts } from '../../react/texts';
import type { BoxAppearance } from '../application/appearance';

export interface BoxFrameProps {
  /** Rendered above the box, e.g. a logo. */
  header?: ReactNode;
  /** Rendered below the box, e.g. links to help or terms. */
  footer?: ReactNode;
  /** Appearance of the box: variables, class names and layout. */
  appearance?: BoxAppearance;
  /** Theme variables of the account; the host's override them. */
  variables?: ThemeVariables;
  /** Color scheme of `variables`. */
  theme?: ThemeName;
  children: ReactNode;
}

/** Renders a 400 px column in the language and direction of the texts. */
export function BoxFrame({ header, footer, appearance, variables, theme, children }: BoxFrameProps) {
  const { language, direction } = useTexts();
  const outer = useRootSettings();
  useStateOfPage();
  const settings = useMemo(
    () => ({
      ...outer,
      theme: theme ?? outer.theme,
      variables: { ...variables, ...outer.variables, ...appearance?.variables },
      elements: { ...outer.elements, ...appearance?.elements },
    }),
    [outer, variables, theme, appearance],
  );
  const { box, card } = settings.elements;
  return (
    <RootSettingsProvider value={settings}>
      <Root lang={language} dir={outer.dir ?? direction}>
        <div
          data-slot="login-box"
          className={cn('gh:mx-auto gh:grid gh:w-full gh:max-w-100 gh:gap-6 gh:wrap-anywhere', box)}
        >
          {header}
          <div
            data-slot="card"
            className={cn(
              // The padding follows the column, which may be narrow in a wide window.
              'gh:min-w-0 gh:rounded-lg gh:border gh:border-line gh:bg-surface gh:p-[clamp(calc(var(--gh-unit)*6),8%,calc(var(--gh-unit)*8))] gh:shadow-card',
              card,
            )}
          >
            {children}
          </div>
          {footer}
        </div>
      </Root>
    </RootSettingsProvider>
  );
}
