'use client';
import type { IdentityError } from '@gatehouse/sdk';
import type { FailedEvent } from '@gatehouse/sdk/flows';
import { createContext, useContext } from 'react';

/** The error of a step, and the event that led to it, if it can be handled once more. */
export interface Failure {
  error: IdentityError;
  failed: FailedEvent | undefined;
}

const FailureContext = createContext<Failure | undefined>(undefined);
export const FailureProvider = FailureContext.Provider;

const lost = new Set(['network', 'offline', 'timeout']);

/** Returns the failure of the step when the provider could not be reached or failed itself. */
export const useFailure = (): Failure | undefined => {
  const failure = useContext(FailureContext);
  const { errorCode = '', statusCode = 0 } = failure?.error ?? {};
  return statusCode >= 500 || lost.has(errorCode) ? failure : undefined;
};
