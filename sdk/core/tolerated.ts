import { isAbort } from './errors';

/** Awaits an optional call; returns undefined when it fails. */
export const tolerated = async <T>(call: Promise<T>): Promise<T | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (isAbort(error)) throw error;
    return undefined;
  }
};
