'use client';
import { createContext, useContext } from 'react';

/** What a step-up in a dialog is asked for. */
export interface ConfirmRequest {
  /** Oldest acceptable authentication, in seconds. */
  maxAge?: number;
}

/** Confirms who the user is without leaving the page; rejects with an AbortError when the user cancels. */
export type ConfirmInPlace = (request: ConfirmRequest) => Promise<void>;

const ConfirmContext = createContext<ConfirmInPlace | undefined>(undefined);

export const ConfirmInPlaceProvider = ConfirmContext.Provider;

/** Returns how a user is asked in place; undefined where the host has no dialog for it, and the page has to leave. */
export const useConfirmInPlace = (): ConfirmInPlace | undefined => useContext(ConfirmContext);
