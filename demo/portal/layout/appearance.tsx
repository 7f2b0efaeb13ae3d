import { ThemeProvider, useIdentity } from '@gatehouse/ui';
import { Root } from '@gatehouse/ui/kit';
import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react';

export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

const STORAGE_KEY = 'research-portal/appearance';

const AppearanceContext = createContext<{ appearance: Appearance; choose: (appearance: Appearance) => void }>({
  appearance: 'system',
  choose: () => {},
});

/** Provides the color scheme: light, dark, or that of the device; stored on this device. */
export function AppearanceProvider({ children }: { children: ReactNode }) {
  const { environment } = useIdentity();
  const [appearance, setAppearance] = useState<Appearance>(
    () => appearances.find((name) => name === environment.local.getItem(STORAGE_KEY)) ?? 'system',
  );
  // Scrollbars and the page behind the root follow. A `:has()` rule would search the whole page after each change.
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = appearance === 'system' ? '' : appearance;
  }, [appearance]);
  const choose = (next: Appearance) => {
    environment.local.setItem(STORAGE_KEY, next);
    setAppearance(next);
  };
  return (
    <AppearanceContext value={{ appearance, choose }}>
      <ThemeProvider theme={appearance}>
        <Root className="portal flex min-h-dvh flex-col bg-background">{children}</Root>
      </ThemeProvider>
    </AppearanceContext>
  );
}

export const useAppearance = () => use(AppearanceContext);
