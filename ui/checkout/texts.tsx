'use client';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import type { Texts } from '../locales/en';
import type { CheckoutTexts } from '../locales/en/checkout';
import { KitErrors, useTexts } from '../react/texts';
import { useLoadedTexts } from '../react/use-loaded-texts';

const loaded = new WeakMap<Texts['checkout'], CheckoutTexts>();

const TextsContext = createContext<CheckoutTexts | undefined>(undefined);

/** Loads the texts of the checkout in the current language and provides them to its children. */
export function CheckoutTextsProvider({ children }: { children: ReactNode }) {
  const { checkout } = useTexts();
  const load = useCallback(async () => {
    loaded.set(checkout, (await checkout()).texts);
  }, [checkout]);
  const { texts } = useLoadedTexts(loaded.get(checkout), load);
  return (
    texts && (
      <TextsContext.Provider value={texts}>
        <KitErrors>{children}</KitErrors>
      </TextsContext.Provider>
    )
  );
}

/**
 * Returns the texts of the checkout.
 * @throws Error outside the checkout, where they are not loaded.
 */
export const useCheckoutTexts = (): CheckoutTexts => {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('The texts of the checkout are loaded by CheckoutDialog.');
  return texts;
};
