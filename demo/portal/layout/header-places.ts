import { createContext, use } from 'react';

/** Places in the header that a screen fills by a portal; null before the header is mounted. */
interface HeaderPlaces {
  account: HTMLElement | null;
  tools: HTMLElement | null;
}

const PlacesContext = createContext<HeaderPlaces>({ account: null, tools: null });

/** Gives the places to the screens. */
export const HeaderPlacesProvider = PlacesContext.Provider;

export const useHeaderPlaces = (): HeaderPlaces => use(PlacesContext);
