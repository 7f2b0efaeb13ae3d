/** Ends everything that was started, the last one first. */
export const endAll = async (ends: (() => Promise<unknown>)[]): Promise<void> => {
  for (const end of ends.toReversed()) await end().catch(() => undefined);
};
