'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import { createContext, useContext } from 'react';

const PagesContext = createContext<readonly AdminPageId[]>([]);

/** Provides the pages that the user can open. */
export const PortalPagesProvider = PagesContext.Provider;

/** Returns the pages that this user can open; none outside of a portal. */
export const usePortalPages = (): readonly AdminPageId[] => useContext(PagesContext);
