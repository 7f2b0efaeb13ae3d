import { ThemeProvider, useIdentity } from '@gatehouse/ui';
import { KitTextsProvider } from '@gatehouse/ui/kit';
import { createContext, type ReactNode, use, useState } from 'react';
import { locale } from '../screens/locale';

export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

/** Dates and numbers of charts are written as everywhere else on the screens. */
const texts = { loading: 'Loading...', language: locale };

const PLACE = 'research-portal/appearance';

const AppearanceContext = createContext<{ appearance: Appearance; choose: (appearance: Appearance) => void }>({
  appearance: 'system',
  choose: () => {},
});

/** Light, dark, or as the device says; stored on this device. */
export function AppearanceProvider({ children }: { children: ReactNode }) {
  const { environment } = useIdentity();
  const [appearance, setAppearance] = useState<Appearance>(
    () => appearances.find((known) => known === environment.local.getItem(PLACE)) ?? 'system',
  );
  const choose = (next: Appearance) => {
    environment.local.setItem(PLACE, next);
    setAppearance(next);
  };
  return (
    <AppearanceContext value={{ appearance, choose }}>
      <ThemeProvider theme={appearance} className="portal">
        <KitTextsProvider texts={texts}>{children}</KitTextsProvider>
      </ThemeProvider>
    </AppearanceContext>
  );
}

export const useAppearance = () => use(AppearanceContext);
