'use client';
import { createContext, useContext } from 'react';

/** The action that a step-up dialog confirms. */
export interface ConfirmRequest {
  /** Oldest acceptable authentication, in seconds. */
  maxAge?: number;
}

/** Confirms who the user is without leaving the page; rejects with an AbortError when the user cancels. */
export type ConfirmInPlace = (request: ConfirmRequest) => Promise<void>;

const ConfirmContext = createContext<ConfirmInPlace | undefined>(undefined);

export const ConfirmInPlaceProvider = ConfirmContext.Provider;

/** Returns the step-up dialog of the host; undefined where there is none, and the page has to leave. */
export const useConfirmInPlace = (): ConfirmInPlace | undefined => useContext(ConfirmContext);
