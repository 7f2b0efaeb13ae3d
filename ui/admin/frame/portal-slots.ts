'use client';
import { type ComponentType, createContext, useContext } from 'react';
import type { PortalPageId } from '../archetypes/page/page-id';

/** Places of the administration that take content of the host: around a page, and around the navigation. */
export type PortalSlot = `${PortalPageId | 'navigation'}.${'before' | 'after'}`;

/** Components of the host by place. */
export type PortalSlots = Readonly<Partial<Record<PortalSlot, ComponentType>>>;

const SlotsContext = createContext<PortalSlots>({});

export const PortalSlotsProvider = SlotsContext.Provider;

/** Returns what the host renders before and after a page or the navigation. */
export const usePortalSlots = (place: PortalPageId | 'navigation') => {
  const slots = useContext(SlotsContext);
  return { Before: slots[`${place}.before`], After: slots[`${place}.after`] };
};
