'use client';
import type { AnyFlow, StepOf } from '@gatehouse/sdk/flows';
import { createContext, type ReactNode, useContext } from 'react';
import type { Screen } from './flow-box';

/** What the host adds to steps: above their forms, `'preLogin.before'`, and below them, `'preLogin.after'`. */
export type Slots<F extends AnyFlow> = {
  readonly [Step in StepOf<F> as `${Step}.before` | `${Step}.after`]?: Screen<F, Step>;
};

/** The additions of the host to the step that is on. */
export interface StepSlots {
  before?: ReactNode;
  after?: ReactNode;
}

const SlotsContext = createContext<StepSlots>({});
export const SlotsProvider = SlotsContext.Provider;
export const useSlots = (): StepSlots => useContext(SlotsContext);
