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

/** Provides the appearance of fields and tabs to the pages inside. */
export const AppearanceProvider = AppearanceContext.Provider;

/** Returns the appearance of the fields of a section. */
export const useFieldAppearance = <Section extends FieldSection>(
  section: Section,
): ((field: FieldOf<Section>) => FieldAppearance) => {
  const appearance = useContext(AppearanceContext);
  return useCallback((field) => fieldAppearance(appearance, section, field), [appearance, section]);
};

/** Returns the visible tabs of a page in order. */
export const useVisibleTabs = <Page extends TabPage>(page: Page): TabOf<Page>[] =>
  visibleTabs(useContext(AppearanceContext), page);
