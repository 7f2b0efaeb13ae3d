'use client';
import { createContext, type ReactNode, useContext } from 'react';

/** Renders the host's additions to the current step. */
interface StepSlots {
  before?: ReactNode;
  after?: ReactNode;
}

const SlotsContext = createContext<StepSlots>({});
export const SlotsProvider = SlotsContext.Provider;
export const useSlots = (): StepSlots => useContext(SlotsContext);
