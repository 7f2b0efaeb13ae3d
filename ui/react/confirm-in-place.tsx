'use client';
import { createContext, useContext } from 'react';

/** Action that a step-up dialog confirms. */
export interface ConfirmRequest {
  /** Oldest acceptable authentication, in seconds. */
  maxAge?: number;
}

/** Confirms who the user is without leaving the page; rejects with an AbortError when the user cancels. */
export type ConfirmInPlace = (request: ConfirmRequest) => Promise<void>;

const ConfirmContext = createContext<ConfirmInPlace | undefined>(undefined);

export const ConfirmInPlaceProvider = ConfirmContext.Provider;

/** Returns the step-up dialog of the host; undefined without one, which requires a redirect. */
export const useConfirmInPlace = (): ConfirmInPlace | undefined => useContext(ConfirmContext);
