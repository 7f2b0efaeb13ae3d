'use client';
import { createContext, useContext } from 'react';

/** Options of a step-up dialog. */
export interface ConfirmRequest {
  /** Maximum age of the authentication in seconds. */
  maxAge?: number;
  /** Whether the user signs in again, for those who have no second factor. Default: the second factor. */
  by?: 'secondFactor' | 'signIn';
  /** What the user confirms, in the host's words, such as "Confirm to delete Acme Labs". Default: a general text. */
  reason?: string;
}

/** Re-authenticates the user without leaving the page; rejects with an AbortError when the user cancels. */
export type ConfirmInPlace = (request: ConfirmRequest) => Promise<void>;

const ConfirmContext = createContext<ConfirmInPlace | undefined>(undefined);

export const ConfirmInPlaceProvider = ConfirmContext.Provider;

/** Returns the host's step-up dialog; undefined without one, in which case a redirect is needed. */
export const useConfirmInPlace = (): ConfirmInPlace | undefined => useContext(ConfirmContext);
