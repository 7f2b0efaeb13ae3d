'use client';
import type { ReactNode } from 'react';
import { Root, useRootSettings } from '../kit/root';
import { useTexts } from '../react/texts';

export interface BoxFrameProps {
  /** Above the box: a logo. */
  header?: ReactNode;
  /** Below the box: links to help or to the terms. */
  footer?: ReactNode;
  children: ReactNode;
}

/** One column of 400 px, in the language and the direction of the texts. */
export function BoxFrame({ header, footer, children }: BoxFrameProps) {
  const { language, direction } = useTexts();
  const { dir } = useRootSettings();
  return (
    <Root lang={language} dir={dir ?? direction}>
      <div data-slot="login-box" className="gh:mx-auto gh:grid gh:w-full gh:max-w-100 gh:gap-6">
        {header}
        <div className="gh:min-w-0 gh:rounded-lg gh:border gh:border-line gh:bg-surface gh:p-6 gh:shadow-card gh:sm:p-8">
          {children}
        </div>
        {footer}
      </div>
    </Root>
  );
}
