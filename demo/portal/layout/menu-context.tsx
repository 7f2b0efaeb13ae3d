import { createContext, use } from 'react';
import type { NavigationEntry } from '../navigation';

/** The menu of this portal. It comes from above: screens that named it by themselves would have to know each other. */
export const MenuContext = createContext<readonly NavigationEntry[]>([]);

export const useMenu = () => use(MenuContext);
