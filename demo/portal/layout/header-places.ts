import { createContext, use } from 'react';

/** Elements of the header that a screen fills by a React portal; null before the header is mounted. */
interface HeaderPlaces {
  account: HTMLElement | null;
  tools: HTMLElement | null;
}

const PlacesContext = createContext<HeaderPlaces>({ account: null, tools: null });

/** Provides the elements to the screens. */
export const HeaderPlacesProvider = PlacesContext.Provider;

export const useHeaderPlaces = (): HeaderPlaces => use(PlacesContext);
