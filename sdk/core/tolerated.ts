import { isAbort } from './errors';

/** A call that only makes things nicer: its failure is no reason to stop. */
export const tolerated = async <T>(call: Promise<T>): Promise<T | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (isAbort(error)) throw error;
    return undefined;
  }
};
