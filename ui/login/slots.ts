'use client';
import { createContext, type ReactNode, useContext } from 'react';

/** The additions of the host to the step that is on. */
export interface StepSlots {
  before?: ReactNode;
  after?: ReactNode;
}

const SlotsContext = createContext<StepSlots>({});
export const SlotsProvider = SlotsContext.Provider;
export const useSlots = (): StepSlots => useContext(SlotsContext);
