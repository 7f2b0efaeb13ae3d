'use client';
import { type ReactNode, useMemo } from 'react';
import { ToastProvider } from '../kit/feedback/toast';
import { Root, RootSettingsProvider, useRootSettings } from '../kit/root';
import { en } from '../locales/en';
import { KitErrors, TextsProvider, useTexts } from '../react/texts';

interface AdminRootProps {
  className: string;
  children: ReactNode;
}

/**
 * Renders the root of the administration in its own language: English, from left to right, for a host whose language
 * has no texts of the administration. Half of its texts in another language could be neither read aloud nor marked.
 */
export function AdminRoot(props: AdminRootProps) {
  const { admin, language } = useTexts();
  const isFallback = admin === 'english' && !/^en\b/i.test(language);
  if (!isFallback) return <OwnRoot {...props} />;
  return (
    <TextsProvider texts={en}>
      <OwnRoot {...props} dir={en.direction} />
    </TextsProvider>
  );
}

function OwnRoot({ dir, className, children }: AdminRootProps & { dir?: 'ltr' | 'rtl' }) {
  const { language, direction } = useTexts();
  const outer = useRootSettings();
  const settings = useMemo(
    () => ({ ...outer, lang: language, dir: dir ?? outer.dir ?? direction }),
    [outer, language, dir, direction],
  );
  return (
    <RootSettingsProvider value={settings}>
      <KitErrors>
        <ToastProvider>
          <Root className={className}>{children}</Root>
        </ToastProvider>
      </KitErrors>
    </RootSettingsProvider>
  );
}
