'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import { createContext, useContext } from 'react';

const PagesContext = createContext<readonly AdminPageId[]>([]);

/** Tells the pages inside which pages this user can open. */
export const PortalPagesProvider = PagesContext.Provider;

/** Returns the pages that this user can open; none outside of a portal. */
export const usePortalPages = (): readonly AdminPageId[] => useContext(PagesContext);
