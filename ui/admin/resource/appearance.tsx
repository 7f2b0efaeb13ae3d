'use client';
import {
  type Appearance,
  type FieldAppearance,
  type FieldOf,
  type FieldSection,
  fieldAppearance,
  type TabOf,
  type TabPage,
  visibleTabs,
} from '@gatehouse/sdk/admin';
import { createContext, useCallback, useContext } from 'react';

const AppearanceContext = createContext<Appearance | undefined>(undefined);

/** Gives the appearance of fields and tabs to every page inside. */
export const AppearanceProvider = AppearanceContext.Provider;

/** Returns how the fields of a section are shown. */
export const useFieldAppearance = <Section extends FieldSection>(
  section: Section,
): ((field: FieldOf<Section>) => FieldAppearance) => {
  const appearance = useContext(AppearanceContext);
  return useCallback((field) => fieldAppearance(appearance, section, field), [appearance, section]);
};

/** Returns the tabs of a page that are shown, in their order. */
export const useVisibleTabs = <Page extends TabPage>(page: Page): TabOf<Page>[] =>
  visibleTabs(useContext(AppearanceContext), page);
