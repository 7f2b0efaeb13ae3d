/** Runs one piece of work per key at a time; concurrent callers share its outcome. */
export const createSingleFlight = <T>() => {
  const flights = new Map<string, Promise<T>>();
  return (key: string, run: () => Promise<T>): Promise<T> => {
    const pending = flights.get(key);
    if (pending) return pending;
    const flight = run().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
};
