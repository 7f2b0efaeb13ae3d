'use client';
import { type ReactNode, useMemo } from 'react';
import { Root, RootSettingsProvider, useRootSettings } from '../kit/root';
import type { ThemeVariables } from '../kit/tokens';
import { useTexts } from '../react/texts';

export interface BoxFrameProps {
  /** Above the box: a logo. */
  header?: ReactNode;
  /** Below the box: links to help or to the terms. */
  footer?: ReactNode;
  /** The account's own colours; those of the host stand above them. */
  variables?: ThemeVariables;
  children: ReactNode;
}

/** One column of 400 px, in the language and the direction of the texts. */
export function BoxFrame({ header, footer, variables, children }: BoxFrameProps) {
  const { language, direction } = useTexts();
  const outer = useRootSettings();
  const settings = useMemo(() => ({ ...outer, variables: { ...variables, ...outer.variables } }), [outer, variables]);
  return (
    <RootSettingsProvider value={settings}>
      <Root lang={language} dir={outer.dir ?? direction}>
        <div data-slot="login-box" className="gh:mx-auto gh:grid gh:w-full gh:max-w-100 gh:gap-6">
          {header}
          <div className="gh:min-w-0 gh:rounded-lg gh:border gh:border-line gh:bg-surface gh:p-6 gh:shadow-card gh:sm:p-8">
            {children}
          </div>
          {footer}
        </div>
      </Root>
    </RootSettingsProvider>
  );
}
